/** The middle of the table and the seats around it. */

import type { ComponentChildren, JSX } from "preact";
import { AreaView } from "../board/areas";
import { hasPhoneLayout } from "../board/board";
import { useTable } from "./context";
import { cornerAreas } from "../board/ringBoard";
import { SeatView } from "./seats";
import type { Area, Look, SeatCard } from "../protocol/scene";
import { isSeatedBoard, isInMiddle, onOval } from "../board/seatedBoard";

interface TableLayoutProps {
  others: readonly SeatCard[]; // clockwise, beginning with the next player
  unfolded: number | null; // on a phone, the seat that shows everything
  unfold: (seat: number | null) => void;
  children: ComponentChildren; // drawn over the table
}

export function TableLayout({ others, unfolded, unfold, children }: TableLayoutProps) {
  const table = useTable();
  const { look, wide, narrow } = table;
  const zoned = (zone: Area["zone"]) => look.areas.filter((area) => area.zone === zone);
  const seatedBoard = zoned("centre").find(isSeatedBoard);
  const centre = zoned("centre").filter((area) => (area.inside ? narrow && isBesideOuter(look, area) : !(seatedBoard && isInMiddle(area))));
  const cornered = cornerAreas(look, table.piecesByArea);
  const side = [...zoned("side").filter((area) => !cornered.has(area)), ...zoned("seat").filter((area) => area.seat === undefined)];
  const pickable = new Set((table.scene.pieces ?? []).filter((piece) => table.pickable.has(piece.id)).map((piece) => piece.area));
  const seatView = (each: SeatCard, more: { side?: "left" | "right" | "top"; style?: JSX.CSSProperties } = {}) => {
    const areas = zoned("seat").filter((area) => area.seat === each.seat && area.shared === undefined);
    const open = unfolded === each.seat || areas.some((area) => pickable.has(area.id));
    const toggle = () => unfold(unfolded === each.seat ? null : each.seat);
    return <SeatView key={each.seat} chair={each} areas={areas} folded={narrow} unfolded={open} {...more} {...(narrow ? { unfold: toggle } : {})} />;
  };
  // areas that partners share lie between them
  const shared = (one: SeatCard) => zoned("seat").filter((area) => area.seat === one.seat && area.shared !== undefined);
  const between = (one: SeatCard) => {
    const areas = shared(one);
    const open = !narrow || unfolded === one.seat || unfolded === areas[0]?.shared || areas.some((area) => pickable.has(area.id));
    return areas.length > 0 && <div key={`${one.seat}&`} class="mat between">{open && areas.map((area) => <AreaView key={area.id} area={area} />)}</div>;
  };
  const row = (some: readonly SeatCard[]) => some.map((each) => [seatView(each), between(each)]);
  const boards = centre.map((area) => <AreaView key={area.id} area={area} />);
  if (!wide) {
    return (
      <div class={seatedBoard ? "felt around" : "felt"}>
        <div class="strip">{row(others)}</div>
        <div class="centre">{boards}</div>
        <Zone name="side" areas={side} />
        {children}
      </div>
    );
  }
  if (seatedBoard) {
    const placed = others.map((each) => ({ each, place: placeOf(seatedBoard, each.seat) }));
    const hasTop = placed.some(({ place }) => place.side === "top");
    return (
      <div class="felt around">
        <div class={hasTop ? "centre topped" : "centre"}>
          {boards}
          <div class="places">{placed.map(({ each, place: { side: at, x, y } }) => seatView(each, { side: at, style: { "--x": x, "--y": y } }))}</div>
        </div>
        <Zone name="side" areas={side} />
        {children}
      </div>
    );
  }
  const middle = others[Math.ceil(others.length / 2) - 1];
  const half = Math.ceil(others.length / 2) - (middle && shared(middle).length ? 1 : 0); // partners stay next to each other
  const aside = <Zone name="side" areas={side} />;
  const isNearby = zoned("mine").some((area) => area.shared !== undefined && area.shared === others[half]?.seat); // the viewer's partner sits at the end of the first wing
  return (
    <div class="felt">
      <div class="wing left">
        {row(others.slice(0, half))}
        {half * 2 < others.length && aside}
      </div>
      <div class="middle">
        <div class="centre">{boards}</div>
      </div>
      <div class="wing right">
        {isNearby && aside}
        {row(others.slice(half))}
        {half * 2 >= others.length && !isNearby && aside}
      </div>
      {children}
    </div>
  );
}

const TOP = 0.3; // a seat farther up than this is above the board

/** The position of a seat beside a seated board. */
function placeOf(board: Area, seat: number): { side: "left" | "right" | "top"; x: number; y: number } {
  const place = board.places?.find((each) => each.id === `seat:${seat}`);
  if (!place) return { side: "top", x: 0.5, y: 0 };
  return { side: place.y < TOP ? "top" : place.x < 0.5 ? "left" : "right", ...onOval(place) };
}

/** Whether a board inside another one lies beside it on a phone. */
function isBesideOuter(look: Look, area: Area): boolean {
  const outer = look.areas.find((each) => each.id === area.inside);
  return outer === undefined || hasPhoneLayout(outer);
}

export function Zone({ name, areas }: { name: string; areas: readonly Area[] }) {
  if (!areas.length) return null;
  return (
    <div class={name}>
      {areas.map((area) => (
        <AreaView key={area.id} area={area} />
      ))}
    </div>
  );
}
