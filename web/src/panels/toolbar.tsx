/** The bar above the table: the way home, how far the game has come, the rules, the sound, the lamp, and more. */

import { useDesk } from "../table/context";
import { Door, Icon, type IconName } from "../ui/icons";
import { prefer, usePrefs } from "../ui/preferences";
import { RulesLink } from "./rulesPanel";
import { word } from "../i18n/phrases";
import { turnLamp } from "../ui/theme";

interface BarProps {
  title: string;
  now: string; // how far the game has come
  homeAt: string;
  prefs: () => void; // opens the preferences
  more: (() => void) | null; // opens the sheets
}

export function Bar({ title, now, homeAt, prefs, more }: BarProps) {
  const { sound } = usePrefs();
  const { narrow } = useDesk();
  return (
    <header class="bar">
      <a class="home" href={homeAt} aria-label={`Samedi, ${word("parlour")}`}>
        <Door />
        <span>Samedi</span>
      </a>
      <div class="game">
        <h1>{title}</h1>
        {now && <span>{now}</span>}
      </div>
      <nav class="tools">
        {!narrow && <RulesLink class="tool" />}
        {!narrow && (
          <button type="button" class="tool" data-sound="" role="switch" aria-label={word("sound")} aria-checked={sound} title={`${word(sound ? "soundOn" : "soundOff")} (M)`} onClick={() => prefer({ sound: !sound })}>
            <Icon name={sound ? "bell" : "hush"} />
          </button>
        )}
        <Tool name="lamp" label={word("lamp")} press={turnLamp} />
        <Tool name="tune" label={word("prefs")} press={prefs} />
        {more && <Tool name="more" label={word("more")} press={more} />}
      </nav>
    </header>
  );
}

export function Tool({ name, label, press }: { name: IconName; label: string; press: () => void }) {
  return (
    <button type="button" class="tool" data-tool={name} aria-label={label} title={label} onClick={press}>
      <Icon name={name} />
    </button>
  );
}
