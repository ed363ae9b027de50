/** A board: places in a box with sides of length 1, each with its pieces. */

import type { JSX } from "preact";
import { AreaView, MarkLabels } from "./areas";
import { byOrder, type TableContext, PROGRESS, toneStyle, factsAbout, useTable } from "../table/context";
import { cached } from "./cached";
import { Inlay, Sign, usualRatio } from "./faces";
import { groupBy } from "../selection/choicePaths";
import { cornerAreas, rotated, orientation, onSector, sectorsOf, sectorStyle } from "./ringBoard";
import { PieceSlot } from "./pieceSlot";
import type { Area, Piece, Place } from "../protocol/scene";
import { word } from "../i18n/phrases";
import { isSeatedBoard, seatPlaceStyle, CentreMarks, isInMiddle, seatPlaceClasses } from "./seatedBoard";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export function Board({ area }: { area: Area }) {
  const table = useTable();
  const seated = isSeatedBoard(area);
  const { boxes, ratio, sparse, handles } = (table.narrow ? phoneLayoutOf : largeLayoutOf)(area);
  const piecesByPlace = groupBy(table.piecesByArea.get(area.id) ?? [], (piece) => piece.place ?? "");
  const ghosts = groupBy(
    table.preview.filter((piece) => piece.area === area.id),
    (piece) => piece.place ?? "",
  );
  const inner = table.narrow && hasPhoneLayout(area) ? [] : table.look.areas.filter((each) => each.inside === area.id || (seated && isInMiddle(each)));
  const places = area.places ?? [];
  const sectors = sectorsOf(area);
  const corners = sectors ? [...cornerAreas(table.look, table.piecesByArea)] : [];
  const shape = seated ? " seated" : sectors ? " ring" : isTrack(area) ? " track" : sparse ? " sparse" : area.inlay ? "" : ` grid${places.every(hasChessName) ? " coded" : ""}`;
  const stop = places.find((place) => isPickable(table, place, piecesByPlace.get(place.id) ?? [])) ?? places[0];
  return (
    <section class={`area board${area.stacked ? " stacked" : ""}${shape}`} data-at={area.id} data-area={area.id} aria-label={table.say(area.label)} style={{ "--ratio": ratio, ...(sectors ? sectorStyle(sectors.size) : {}) }}>
      <h2 class="caption">
        <span class="label">{table.say(area.label)}</span>
        {!seated && <MarkLabels id={area.id} except={PROGRESS} />}
      </h2>
      <div class="ground">
        {area.inlay && <Inlay svg={area.inlay} />}
        {seated && <CentreMarks id={area.id} />}
        {places.map((place, at) => (
          <PlaceView
            key={place.id}
            area={area}
            place={place}
            box={boxes[at] ?? place}
            isHandle={handles.has(place)}
            pieces={piecesByPlace.get(place.id) ?? []}
            ghosts={ghosts.get(place.id) ?? []}
            tab={place === stop}
          />
        ))}
        {inner.map((each) => (
          <div key={each.id} class="inside">
            <AreaView area={each} />
          </div>
        ))}
        {corners.map(([each, corner]) => (
          <div key={each.id} class={`corner ${corner}`}>
            <AreaView area={each} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Whether a place has a letter and a number as its name, as on a chessboard. */
const hasChessName = ({ id }: Place): boolean => /^[a-z]\d+$/.test(id);

/** Whether a board has other coordinates on a phone. A ring has not. */
export const hasPhoneLayout = (area: Area): boolean => !sectorsOf(area) && (area.places ?? []).some((place) => place.narrow);

/** Whether a board is a track beside the others: several markers stand side by side on a place. */
const isTrack = (area: Area): boolean => area.zone === "side";

const isPickable = (table: TableContext, place: Place, pieces: readonly Piece[]): boolean =>
  table.pickable.has(place.id) || pieces.some((piece) => table.pickable.has(piece.id));

interface BoardLayout {
  readonly boxes: readonly Box[];
  readonly ratio: number;
  readonly sparse: boolean; // there is much room between the places
  readonly handles: ReadonlySet<Place>; // small places in the margin
}

const largeLayoutOf = cached((area: Area) => computeLayout(area, false));
const phoneLayoutOf = cached((area: Area) => computeLayout(area, true));

/** The layout of a board: the boxes of its places by their coordinates, or by those for a phone. A ring draws its sectors itself. */
function computeLayout(area: Area, phone: boolean): BoardLayout {
  const places = area.places ?? [];
  const handles = marginPlaces(places);
  const ratio = area.ratio ?? 1;
  if (phone && hasPhoneLayout(area)) {
    const spots = places.map(({ x, y, narrow: [left = x, top = y, w] = [] }) => ({ x: left, y: top, w }));
    const rows = [...groupBy(spots, ({ y }) => y.toFixed(2)).values()];
    const across = Math.min(...rows.map((row) => smallestStep(row.map(({ x }) => x))));
    const down = rows.length > 1 ? smallestStep(spots.map(({ y }) => y)) : 1;
    return { boxes: spots.map(({ x, y, w = across }) => ({ x, y, w, h: down })), ratio: down / across / 1.25, sparse: false, handles };
  }
  const sectors = sectorsOf(area);
  const nearest = smallestDistance(places);
  const largest = Math.max(...places.map((place) => Math.max(place.w, place.h)));
  const sparse = !sectors && places.length > 1 && nearest > largest * 1.15;
  return { boxes: places.map((place) => keptInside(place)), ratio, sparse, handles };
}

/** The box, moved so that it does not stand out over the edge. */
function keptInside({ x, y, w, h }: Box): Box {
  const inside = (at: number, size: number): number => Math.min(1 - size / 2, Math.max(size / 2, at));
  return { x: inside(x, w), y: inside(y, h), w, h };
}

/** The places that are handles in the margin: much narrower or lower than the largest place. */
function marginPlaces(places: readonly Place[]): ReadonlySet<Place> {
  const [w, h] = [Math.max(...places.map((each) => each.w)), Math.max(...places.map((each) => each.h))];
  return new Set(places.filter((each) => each.w < 0.6 * w || each.h < 0.6 * h));
}

/** The smallest difference between these values, except rounding errors. */
function smallestStep(values: readonly number[]): number {
  const sorted = [...new Set(values)].sort((one, other) => one - other);
  const steps = sorted.slice(1).map((value, at) => value - (sorted[at] ?? 0));
  return Math.min(0.5, ...steps.filter((step) => step > 0.02));
}

function smallestDistance(places: readonly Place[]): number {
  let least = 1;
  for (const [at, one] of places.entries()) {
    for (const other of places.slice(at + 1)) least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y));
  }
  return least;
}

interface PlaceProps {
  area: Area;
  place: Place;
  box: Box;
  isHandle: boolean;
  pieces: readonly Piece[];
  ghosts: readonly Piece[];
  tab: boolean;
}

function PlaceView({ area, place, box, isHandle, pieces, ghosts, tab }: PlaceProps) {
  const table = useTable();
  const tone = toneStyle(table.look, place.tone);
  const pickable = table.pickable.has(place.id);
  const sorted = [...pieces].sort(byOrder);
  const top = sorted[sorted.length - 1];
  const seated = isSeatedBoard(area);
  const style: JSX.CSSProperties = seated ? seatPlaceStyle(area, place, usualRatio(table.look), table.wide) : sectorsOf(area)?.has(place.id) ? {} : boxStyle(box);
  const denied = table.denied.get(place.id);
  const hinted = table.hinted.has(place.id);
  const laidOut = area.stacked && table.openStack === place.id && sorted.length > 1;
  const turn = sectorsOf(area)?.get(place.id);
  const sector = turn !== undefined;
  const names = ["place", isHandle && "handle", laidOut && "spread", top && "taken", sector && "sector", ...(seated ? seatPlaceClasses(table, area, place) : [])];
  const description = [table.say(place.label), ...factsAbout(table, place.id), hinted && word("hinted"), denied && table.say(denied.why)].filter(Boolean).join(", ");
  const slotStyle = (at: number) => (sector ? onSector(table.look, turn, sorted, at) : laidOut ? spreadOut(at, sorted.length) : seated && !at ? WHOLE_PLACE : isTrack(area) ? inColumns(at, sorted.length) : onPlace(at, sorted.length, area.stacked ?? false));
  return (
    <div class={names.filter(Boolean).join(" ")} data-cell={place.cell.join()} data-tone={place.tone} style={{ ...style, ...tone.style, ...(sector ? { "--angle": `${turn}deg` } : {}) }}>
      <button
        type="button"
        class={hinted ? "floor hinted" : "floor"}
        data-at={place.id}
        data-place={place.id}
        data-open={pickable ? "" : undefined}
        data-picked={table.picked.has(place.id) ? "" : undefined}
        tabIndex={tab && !top ? 0 : -1}
        aria-label={description}
        aria-disabled={pickable ? undefined : "true"}
        data-turn={turn}
        style={sector ? rotated(turn) : { "--turn": `${table.narrow ? 0 : (place.turn ?? 0)}deg` }}
      >
        {place.text && !sector && <span class="print">{table.say(place.text)}</span>}
        {tone.symbol && !sector && (
          <span class="sign">
            <Sign look={table.look} sign={tone.symbol} />
          </span>
        )}
      </button>
      {sector && <b class="dial" aria-hidden="true">{table.say(place.text ?? "")}</b>}
      {sorted.map((piece, at) => (
        <PieceSlot key={piece.id} piece={piece} place={place} tab={tab && piece === top} turn={orientation(table.look, area, piece)?.turn ?? 0} style={slotStyle(at)} />
      ))}
      {!area.inlay && hasChessName(place) && <i class="code" aria-hidden="true" data-rank={place.id.slice(1)} data-file={place.id[0]} />}
      {seated && top && factsAbout(table, top.id).length > 0 && (
        <span class="told" aria-hidden="true">
          {factsAbout(table, top.id).join(", ")}
        </span>
      )}
      {ghosts.map((piece) => (
        <span key={piece.id} class="slot" data-ghost={piece.id} style={onPlace(Math.min(piece.order ?? 0, sorted.length), Math.max(sorted.length, (piece.order ?? 0) + 1), area.stacked ?? false)} />
      ))}
    </div>
  );
}

const boxStyle = ({ x, y, w, h }: Box): JSX.CSSProperties => ({
  left: `${(x - w / 2) * 100}%`,
  top: `${(y - h / 2) * 100}%`,
  width: `${w * 100}%`,
  height: `${h * 100}%`,
});

const WHOLE_PLACE: JSX.CSSProperties = { inset: "0" };

/** The slot of a piece in a stack that is laid out side by side, the lowest at the left. */
function spreadOut(at: number, many: number): JSX.CSSProperties {
  return { left: `${15 + (at - (many - 1) / 2) * 74}%`, top: "14%", width: "70%", height: "70%" };
}

/** The slot of a marker on a place: two are above each other, more are in two columns. */
function inColumns(at: number, many: number): JSX.CSSProperties {
  const columns = many > 2 ? 2 : 1;
  const rows = Math.ceil(many / columns);
  const [w, h] = [92 / columns, 92 / rows];
  return { left: `${4 + (at % columns) * w}%`, top: `${4 + Math.floor(at / columns) * h}%`, width: `${w}%`, height: `${h}%` };
}

const BAND = 17; // percent of a place's height that shows of a covered piece

/** The slot of a piece on its place: a stack shows a band of each piece, otherwise small pieces lie on a large one. */
function onPlace(at: number, many: number, stacked: boolean): JSX.CSSProperties {
  const box = (left: number, top: number, w: number, h: number) => ({ left: `${left}%`, top: `${top}%`, width: `${w}%`, height: `${h}%` });
  if (stacked) {
    const size = many > 2 ? 68 : 74;
    const band = many > 3 ? 27 / (many - 1) : BAND;
    return box((100 - size) / 2, 50 - size / 2 + ((many - 1) / 2 - at) * band, size, size);
  }
  if (many === 1) return box(8, 8, 84, 84);
  if (at === 0) return box(8, 4, 84, 78);
  const small = many === 2 ? 54 : 46;
  const step = (96 - small) / Math.max(1, many - 2);
  return box(many === 2 ? 40 : 2 + (at - 1) * step, 100 - small - 1, small, small);
}

