/** The bar above the table: the way home, how far the game has come, the rules, the sound, the lamp, and more. */

import { useTable } from "../table/context";
import { Logo, Icon, type IconName } from "../ui/icons";
import { setPreference, usePreferences } from "../ui/preferences";
import { RulesLink } from "./rulesPanel";
import { word } from "../i18n/phrases";
import { toggleTheme } from "../ui/theme";

interface ToolbarProps {
  title: string;
  progress: string; // how far the game has come
  homeUrl: string;
  openSettings: () => void; // opens the preferences
  openSheets: (() => void) | null; // opens the sheets
}

export function Toolbar({ title, progress, homeUrl, openSettings, openSheets }: ToolbarProps) {
  const { sound } = usePreferences();
  const { narrow } = useTable();
  return (
    <header class="bar">
      <a class="home" href={homeUrl} aria-label={`Samedi, ${word("parlour")}`}>
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
            <Icon name={sound ? "bell" : "hush"} />
          </button>
        )}
        <ToolButton name="lamp" label={word("lamp")} press={toggleTheme} />
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
