/** The rules beside the table, open at the cited rule. Every control that opens them is also an ordinary link. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTable } from "../table/context";
import { Icon } from "../ui/icons";
import { word } from "../i18n/phrases";

/** A link to a cited rule. */
export function RuleLink({ rule }: { rule: string }) {
  const table = useTable();
  if (!rule) return null;
  return (
    <a class="rule" href={`${table.rulesUrl}#rule-${rule}`} target={table.rulesUrl ? "rules" : undefined} rel="noopener" onClick={(event) => openInPanel(event, () => table.openRule(rule), table.rulesUrl)}>
      {word("rule")} {rule}
    </a>
  );
}

/** A link to the beginning of the rules. */
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

/** A plain click opens the panel; with a modifier key the link works as any other link. */
function openInPanel(event: MouseEvent, open: () => void, rulesUrl: string): void {
  if (!rulesUrl || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
}

interface PanelProps {
  url: string;
  rule: string; // "" for none
  aside: boolean; // beside the table, which can still be used; otherwise over it
  close: () => void;
}

/** The rules as a panel at the side of a wide table, or as a sheet over a small one. */
export function RulesPanel({ url, rule, aside, close }: PanelProps) {
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
    fetchRules(url).then((found) => wanted && setText(found), () => wanted && setText(""));
    return () => void (wanted = false);
  }, [url]);
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
          <p role="status">{text === null ? word("wait") : word("failed")}</p>
          {text === "" && <a href={`${url}${rule && `#rule-${rule}`}`}>{word("rules")}</a>}
        </div>
      )}
    </dialog>
  );
}

const fetched = new Map<string, string>();

/** The article on the page of the rules. */
async function fetchRules(url: string): Promise<string> {
  const known = fetched.get(url);
  if (known) return known;
  const answer = await fetch(url, { headers: { Accept: "text/html" } });
  if (!answer.ok) throw new Error(answer.statusText);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const text = (page.querySelector("main article") ?? page.querySelector("main"))?.outerHTML ?? "";
  fetched.set(url, text);
  return text;
}
