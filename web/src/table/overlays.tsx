/** What opens over the table: the result, the rules, the preferences, the sheets and the log. */

import { word } from "../i18n/phrases";
import { LogView } from "../panels/log";
import { ResultDialog } from "../panels/result";
import { RulesLink, RulesPanel } from "../panels/rulesPanel";
import { Settings } from "../panels/settings";
import { SheetView } from "../panels/sheets";
import { Dialog } from "../ui/dialog";
import { useTable } from "./context";

export type OpenDialog = "" | "sheets" | "log" | "prefs";

interface OverlaysProps {
  dialog: OpenDialog;
  setDialog: (dialog: OpenDialog) => void;
  rule: string | null; // the rules are open at this rule
  closeRules: () => void;
  closeResult: (() => void) | null; // null while the result is not open
}

export function Overlays({ dialog, setDialog, rule, closeRules, closeResult }: OverlaysProps) {
  const { scene, ending, rulesUrl, logUrl, wide } = useTable();
  const close = () => setDialog("");
  return (
    <>
      {closeResult && <ResultDialog result={scene.result} ending={ending} close={closeResult} />}
      {rule !== null && rulesUrl && <RulesPanel key={String(wide)} url={rulesUrl} rule={rule} aside={wide} close={closeRules} />}
      {dialog === "prefs" && <Settings close={close} />}
      {dialog === "sheets" && (
        <Dialog title={word("sheets")} close={close}>
          <nav class="ways">
            <span onClick={close}>
              <RulesLink class="btn plain" />
            </span>
            {logUrl && <a class="btn plain" href={logUrl} download="samedi-log.json">{word("ownLog")}</a>}
          </nav>
          {(scene.sheets ?? []).map((sheet) => <SheetView key={sheet.id} sheet={sheet} />)}
          {!wide && <LogView />}
        </Dialog>
      )}
      {dialog === "log" && (
        <Dialog title={word("log")} close={close}>
          <LogView />
        </Dialog>
      )}
    </>
  );
}
