/** The rules beside the table, open at the one that was cited. Every way to them is also a link that works by itself. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTable } from "../table/context";
import { Icon } from "../ui/icons";
import { word } from "../i18n/phrases";

/** A cited rule, by its number. */
export function RuleLink({ rule }: { rule: string }) {
  const table = useTable();
  if (!rule) return null;
  return (
    <a class="rule" href={`${table.rulesUrl}#rule-${rule}`} target={table.rulesUrl ? "rules" : undefined} rel="noopener" onClick={(event) => openInPanel(event, () => table.openRule(rule), table.rulesUrl)}>
      {word("rule")} {rule}
    </a>
  );
}

/** The rules from their beginning. */
export function RulesLink({ class: kind }: { class: string }) {
  const table = useTable();
  if (!table.rulesUrl) return null;
  const worded = !kind.includes("tool");
  return (
    <a class={kind} href={table.rulesUrl} target="rules" rel="noopener" aria-label={word("rules")} title={word("rules")} data-rules="" onClick={(event) => openInPanel(event, () => table.openRule(""), table.rulesUrl)}>
      <Icon name="book" />
      {worded && <span>{word("rules")}</span>}
    </a>
  );
}

/** A plain press opens the panel; with a key held it is a link like any other. */
function openInPanel(event: MouseEvent, open: () => void, rulesAt: string): void {
  if (!rulesAt || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
}

interface PanelProps {
  at: string; // address of the rules
  rule: string; // "" for none
  aside: boolean; // beside the table, which stays in reach; else over it
  close: () => void;
}

/** The rules as a panel at the side, or as a sheet over a small table. */
export function RulesPanel({ at, rule, aside, close }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState<string | null>(null);
  useLayoutEffect(() => {
    const node = dialog.current;
    if (!node || node.open) return;
    if (aside) node.show();
    else node.showModal();
  }, []);
  useEffect(() => {
    let wanted = true;
    fetchRules(at).then((found) => wanted && setText(found), () => wanted && setText(""));
    return () => void (wanted = false);
  }, [at]);
  useLayoutEffect(() => {
    const page = dialog.current?.querySelector<HTMLElement>(".page");
    page?.querySelectorAll(".cited").forEach((each) => each.classList.remove("cited"));
    const cited = rule ? page?.querySelector<HTMLElement>(`#${CSS.escape(`rule-${rule}`)}`) : null;
    cited?.classList.add("cited");
    if (page) page.scrollTop = cited ? cited.offsetTop - page.clientHeight / 4 : 0;
  }, [text, rule]);
  const outside = (event: MouseEvent) => event.target === dialog.current && !aside && close();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  return (
    <dialog ref={dialog} class={aside ? "rulebook aside" : "rulebook"} aria-label={word("rules")} onClose={close} onClick={outside} onKeyDown={closeOnEscape}>
      <header>
        <h2>{word("rules")}</h2>
        <button type="button" class="tool" aria-label={word("close")} title={word("close")} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {text ? (
        <div class="page" tabIndex={0} dangerouslySetInnerHTML={{ __html: text }} />
      ) : (
        <div class="page">
          <p role="status">{text === null ? word("coming") : word("failed")}</p>
          {text === "" && <a href={`${at}${rule && `#rule-${rule}`}`}>{word("rules")}</a>}
        </div>
      )}
    </dialog>
  );
}

const known = new Map<string, string>();

/** The text of the rules, as their own page has it. */
async function fetchRules(at: string): Promise<string> {
  const kept = known.get(at);
  if (kept) return kept;
  const answer = await fetch(at, { headers: { Accept: "text/html" } });
  if (!answer.ok) throw new Error(answer.statusText);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const text = (page.querySelector("main article") ?? page.querySelector("main"))?.outerHTML ?? "";
  known.set(at, text);
  return text;
}
