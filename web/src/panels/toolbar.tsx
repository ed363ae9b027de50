/** The bar above the table: a link home, how far the game has come, the rules, sound, theme and more. */

import { useTable } from "../table/context";
import { Logo, Icon, type IconName } from "../ui/icons";
import { setPreference, usePreferences } from "../ui/preferences";
import { RulesLink } from "./rulesPanel";
import { word } from "../i18n/phrases";
import { toggleTheme } from "../ui/theme";

interface ToolbarProps {
  progress: string; // how far the game has come
  openSettings: () => void;
  openSheets: (() => void) | null;
}

export function Toolbar({ progress, openSettings, openSheets }: ToolbarProps) {
  const { sound } = usePreferences();
  const { title, homeUrl, narrow } = useTable();
  return (
    <header class="bar">
      <a class="home" href={homeUrl} aria-label={`Samedi, ${word("home")}`}>
        <Logo />
        <span>Samedi</span>
      </a>
      <div class="game">
        <h1>{title}</h1>
        {progress && <span>{progress}</span>}
      </div>
      <nav class="tools">
        {!narrow && <RulesLink class="tool" />}
        {!narrow && (
          <button type="button" class="tool" data-sound="" role="switch" aria-label={word("sound")} aria-checked={sound} title={`${word(sound ? "soundOn" : "soundOff")} (M)`} onClick={() => setPreference({ sound: !sound })}>
            <Icon name={sound ? "bell" : "mute"} />
          </button>
        )}
        <ToolButton name="lamp" label={word("theme")} press={toggleTheme} />
        <ToolButton name="tune" label={word("prefs")} press={openSettings} />
        {openSheets && <ToolButton name="more" label={word("more")} press={openSheets} />}
      </nav>
    </header>
  );
}

export function ToolButton({ name, label, press }: { name: IconName; label: string; press: () => void }) {
  return (
    <button type="button" class="tool" data-tool={name} aria-label={label} title={label} onClick={press}>
      <Icon name={name} />
    </button>
  );
}
