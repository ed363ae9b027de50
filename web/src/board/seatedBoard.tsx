/** A board with one place in front of each seat, and what is shown in its free middle. */

import type { JSX } from "preact";
import { type TableContext, PROGRESS, useTable } from "../table/context";
import { Sign } from "./faces";
import type { Area, Place } from "../protocol/scene";

/** The marks of a seated board, in its middle: numbers are large, an icon stands above its words. */
export function CentreMarks({ id }: { id: string }) {
  const table = useTable();
  const marks = (table.marks.get(id) ?? []).filter((mark) => mark.kind !== PROGRESS);
  return (
    <div class="marks">
      {marks.map((mark) => {
        const [before, number, after] = table.say(mark.label).split(/(\d+)/).map((part) => part.trim());
        const sign = mark.icon && <i aria-hidden="true"><Sign look={table.look} sign={mark.icon} /></i>;
        return (
          <p key={mark.kind} class={number ? "number" : ""} data-mark={mark.kind}>
            {!number && sign}
            {before && <span>{before} </span>}
            {number && <b>{number}</b>}
            {after && <span> {after}</span>}
            {number && sign}
          </p>
        );
      })}
    </div>
  );
}

/** Whether an area lies in the free middle of a seated board. */
export const isInMiddle = (area: Area): boolean => area.zone === "centre" && area.shape !== "board" && !area.inside;

/** Whether a board has one place for each seat, so that the seats are arranged around it. */
export const isSeatedBoard = (area: Area): boolean => (area.places ?? []).length > 0 && (area.places ?? []).every((place) => /^seat:\d+$/.test(place.id));

/** The classes of a place on a seated board: the nearest one, one whose owner is out, one where the viewer must act. */
export function seatPlaceClasses(table: TableContext, area: Area, place: Place): readonly (string | false)[] {
  const own = (area.places ?? []).every((each) => each.y <= place.y);
  const chair = table.scene.seats?.find((each) => `seat:${each.seat}` === place.id);
  return [own && "own", chair?.state === "out" && "gone", chair?.state === "acting" && chair.seat === table.ownSeat && "due"];
}

/** The style of a place on a seated board, in the shape of its pieces: around the middle, or below the row of seats. */
export function seatPlaceStyle(area: Area, place: Place, ratio: number, wide: boolean): JSX.CSSProperties {
  const places = area.places ?? [];
  const shape = { "--shape": ratio };
  if (wide) {
    const { x, y } = onOval(place);
    return { ...shape, left: `${x * 100}%`, top: `${y * 100}%`, translate: "-50% -50%" };
  }
  const own = places.reduce((low, each) => (each.y > low.y ? each : low), place);
  const step = (places.indexOf(place) - places.indexOf(own) + places.length) % places.length;
  const most = `calc(${100 / Math.max(2, places.length - 1)}% - 6px)`;
  if (!step) return { ...shape, "--most": most, left: "50%", bottom: "0", translate: "-50%" };
  return { ...shape, "--most": most, left: `${((step - 0.5) / (places.length - 1)) * 100}%`, top: "0", translate: "-50%" };
}

/** The middle of such a place on the oval. */
export const onOval = ({ x, y }: Place): { x: number; y: number } => ({ x: 0.5 + (x - 0.5) * 1.05, y: 0.5 + (y - 0.5) * 0.91 });
