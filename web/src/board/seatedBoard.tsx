/** A board that is one place in front of each seat, and what stands in its free middle. */

import type { JSX } from "preact";
import { type TableContext, PROGRESS, useTable } from "../table/context";
import { Sign } from "./faces";
import type { Area, Place } from "../protocol/scene";

/** What is true of a board around which people sit, in its middle: a figure large, a sign that is a disc above its words. */
export function CentreMarks({ id }: { id: string }) {
  const table = useTable();
  const marks = (table.marks.get(id) ?? []).filter((mark) => mark.kind !== PROGRESS);
  return (
    <div class="call">
      {marks.map((mark) => {
        const [before, figure, after] = table.say(mark.label).split(/(\d+)/).map((part) => part.trim());
        const sign = mark.icon && <i aria-hidden="true"><Sign look={table.look} sign={mark.icon} /></i>;
        return (
          <p key={mark.kind} class={figure ? "figured" : ""} data-mark={mark.kind}>
            {!figure && sign}
            {before && <span>{before} </span>}
            {figure && <b>{figure}</b>}
            {after && <span> {after}</span>}
            {figure && sign}
          </p>
        );
      })}
    </div>
  );
}

/** Whether an area lies in the free middle of a board around which people sit. */
export const isInMiddle = (area: Area): boolean => area.zone === "centre" && area.shape !== "board" && !area.inside;

/** Whether a board is a place before each seat, so that seats belong around it. */
export const isSeatedBoard = (area: Area): boolean => (area.places ?? []).length > 0 && (area.places ?? []).every((place) => /^seat:\d+$/.test(place.id));

/** How a place before a seat stands: its owner is out, or is awaited here and is oneself. */
export function seatPlaceClasses(table: TableContext, area: Area, place: Place): readonly (string | false)[] {
  const own = (area.places ?? []).every((each) => each.y <= place.y);
  const chair = table.scene.seats?.find((each) => `seat:${each.seat}` === place.id);
  return [own && "own", chair?.state === "out" && "gone", chair?.state === "acting" && chair.seat === table.ownSeat && "due"];
}

/** Where a place before a seat is drawn, in the shape of what lies there: around the middle, or under the seats that stand in a row. */
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

/** Where the middle of a place before a seat lies in the oval. */
export const onOval = ({ x, y }: Place): { x: number; y: number } => ({ x: 0.5 + (x - 0.5) * 1.05, y: 0.5 + (y - 0.5) * 0.91 });
