/** The lower part of the table: the question, the player's own seat and hand, and the buttons. */

import type { ComponentChildren } from "preact";
import { AreaView } from "../board/areas";
import { word } from "../i18n/phrases";
import { ChoiceButton, ChoiceList } from "../panels/choices";
import { PromptView } from "../panels/prompt";
import { ToolButton } from "../panels/toolbar";
import type { Choice } from "../protocol/scene";
import { isComplete } from "../selection/choicePaths";
import type { Selection } from "../selection/useSelection";
import { Icon } from "../ui/icons";
import { useTable } from "./context";
import { describeHovered, spotName } from "./descriptions";
import { SeatView } from "./seats";
import type { Refusal } from "./state";
import { Zone } from "./tableLayout";

interface FooterProps {
  selection: Selection;
  previewed: Choice | null;
  seatBelow: number | null; // the seat that is shown here
  aroundBoard: boolean; // the seats are arranged around a board
  unfolded: number | null;
  unfold: (seat: number | null) => void;
  canTakeBack: boolean;
  takeBack: () => void;
  children: ComponentChildren; // over the prompt
}

export function Footer({ selection, previewed, seatBelow, aroundBoard, unfolded, unfold, canTakeBack, takeBack, children }: FooterProps) {
  const table = useTable();
  const { look, scene, ownSeat, narrow, actions } = table;
  const { path, hovered, confirming, tappedOnce, explained, listOpen } = selection;
  const chair = scene.seats?.find((each) => each.seat === seatBelow);
  const mine = look.areas.filter((area) => area.zone === "mine");
  const drawer = look.areas.filter((area) => area.zone === "drawer");
  const fans = mine.filter((area) => area.shape === "fan" || area.shape === "board");
  const heaps = mine.filter((area) => area.shape === "pile" && aroundBoard);
  const rest = mine.filter((area) => !fans.includes(area) && !heaps.includes(area));
  const buttons = selection.remaining.filter((choice) => isComplete(choice, path));
  const listable = selection.remaining.filter((choice) => !isComplete(choice, path));
  const steps = path.map((spot) => spotName(table, spot));
  const refusal: Refusal | null = explained ?? (confirming ? { text: `${confirming.label}: ${word("final")}`, rule: "" } : table.refusal);
  const told = describeHovered(table, hovered, previewed, steps, !explained) + (tappedOnce ? ` · ${word("again")}` : "");
  return (
    <footer class="foot">
      <PromptView steps={steps} refusal={refusal} told={told}>
        {children}
      </PromptView>
      <ChoiceList choices={listable} open={listOpen} close={() => selection.setListOpen(false)} />
      {chair && (
        <div class={ownSeat === null ? "me below" : "me"}>
          <SeatView
            chair={chair}
            areas={ownSeat === null ? look.areas.filter((area) => area.zone === "seat" && area.seat === seatBelow) : heaps}
            mine={ownSeat !== null}
            folded={narrow}
            unfolded={unfolded === chair.seat}
            {...(narrow ? { unfold: () => unfold(unfolded === chair.seat ? null : chair.seat) } : {})}
          />
        </div>
      )}
      <div class="hand">
        <Zone name="rest" areas={rest} />
        {fans.map((area) => <AreaView key={area.id} area={area} />)}
      </div>
      <div class="acts">
        {confirming && <button type="button" class="btn go" data-choice={confirming.code} onClick={() => selection.choose(confirming)}>{word("yes")}</button>}
        {!confirming && buttons.map((choice) => <ChoiceButton key={choice.code} choice={choice} />)}
        {listable.length > 0 && !listOpen && <ToolButton name="list" label={`${word("choices")} (/)`} press={() => selection.setListOpen(true)} />}
        {actions.askHint && selection.choices.length > 0 && <ActionButton name="hint" label={word("hint")} press={actions.askHint} />}
        {path.length > 0 || confirming || tappedOnce ? (
          <ActionButton name="back" label={word("back")} press={selection.stepBack} />
        ) : canTakeBack ? (
          <ActionButton name="back" label={word("undo")} press={takeBack} />
        ) : (
          actions.askUndo && !table.vote && <ActionButton name="back" asks label={word("askUndo")} press={takeBack} />
        )}
      </div>
      {drawer.length > 0 && (
        <details class="drawer">
          <summary>{word("more")}</summary>
          <Zone name="drawn-out" areas={drawer} />
        </details>
      )}
    </footer>
  );
}

/** An action beside the choices. On a phone only its icon is seen. */
function ActionButton({ name, label, asks = false, press }: { name: "hint" | "back"; label: string; asks?: boolean; press: () => void }) {
  return (
    <button type="button" class={asks ? "btn act ask" : "btn plain act"} aria-label={label} title={label} {...(asks ? { "data-ask-back": "" } : { [`data-${name}`]: "" })} onClick={() => press()}>
      <Icon name={name} />
      <span>{label}</span>
    </button>
  );
}
