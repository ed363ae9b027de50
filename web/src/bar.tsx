/** The bar above the table: the way home, the rules, the lamp, the sheets. */

import { Icon } from "./icons";
import { word } from "./words";

interface BarProps {
  title: string;
  now: string; // how far the game has come
  homeAt: string;
  rulesAt: string;
  more: (() => void) | null; // opens the sheets
}

export function Bar({ title, now, homeAt, rulesAt, more }: BarProps) {
  return (
    <header class="bar">
      <a class="home" href={homeAt} aria-label={word("home")}>
        <Icon name="door" />
      </a>
      <div class="game">
        <h1>{title}</h1>
        {now && <span>{now}</span>}
      </div>
      <nav class="tools">
        {rulesAt && (
          <a class="tool" href={rulesAt} target="rules" rel="noopener" aria-label={word("rules")} title={word("rules")}>
            <Icon name="book" />
          </a>
        )}
        <Tool name="lamp" label={word("lamp")} press={turnLamp} />
        {more && <Tool name="more" label={word("sheets")} press={more} />}
      </nav>
    </header>
  );
}

export function Tool({ name, label, press }: { name: Parameters<typeof Icon>[0]["name"]; label: string; press: () => void }) {
  return (
    <button type="button" class="tool" aria-label={label} title={label} onClick={press}>
      <Icon name={name} />
    </button>
  );
}

/** As the lamp was left the last time. */
export function recallLamp(): void {
  try {
    const lamp = localStorage.getItem("samedi-lamp");
    if (lamp) document.documentElement.dataset["theme"] = lamp;
  } catch {
    // nothing is kept
  }
}

/** From night to paper and back; the choice is kept. */
function turnLamp(): void {
  const { dataset } = document.documentElement;
  const now = dataset["theme"] ?? (matchMedia("(prefers-color-scheme: light)").matches ? "paper" : "night");
  dataset["theme"] = now === "night" ? "paper" : "night";
  try {
    localStorage.setItem("samedi-lamp", dataset["theme"]);
  } catch {
    // a browser that keeps nothing: the lamp is as the system says next time
  }
}
