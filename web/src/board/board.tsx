/** A board: places in the unit box, each with what lies on it. */

import type { JSX } from "preact";
import { AreaView, Truths } from "./areas";
import { byOrder, type Desk, grouped, PROGRESS, toneOf, truths, useDesk } from "../table/context";
import { Inlay, Sign, usualRatio } from "./faces";
import { inCorners, lain, lie, onSector, sectorsOf, sectorStyle } from "./ringBoard";
import { Slot } from "./pieceSlot";
import type { Area, Piece, Place } from "../protocol/scene";
import { word } from "../i18n/phrases";
import { aroundSeats, beforeSeat, Call, inMiddle, standing } from "./seatedBoard";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export function Board({ area }: { area: Area }) {
  const desk = useDesk();
  const seated = aroundSeats(area);
  const { boxes, ratio, sparse, rims } = planOf(area, desk.narrow);
  const lying = grouped(desk.lying.get(area.id) ?? [], (piece) => piece.place ?? "");
  const ghosts = grouped(
    desk.preview.filter((piece) => piece.area === area.id),
    (piece) => piece.place ?? "",
  );
  const inner = desk.narrow && slender(area) ? [] : desk.look.areas.filter((each) => each.inside === area.id || (seated && inMiddle(each)));
  const places = area.places ?? [];
  const sectors = sectorsOf(area);
  const corners = sectors ? [...inCorners(desk.look, desk.lying)] : [];
  const shape = seated ? " ringed" : sectors ? " round" : tracked(area) ? " track" : sparse ? " sparse" : area.inlay ? "" : ` grid${places.every(coded) ? " coded" : ""}`;
  const stop = places.find((place) => open(desk, place, lying.get(place.id) ?? [])) ?? places[0];
  return (
    <section class={`area board${area.stacked ? " stacked" : ""}${shape}`} data-at={area.id} data-area={area.id} aria-label={desk.say(area.label)} style={{ "--ratio": ratio, ...(sectors ? sectorStyle(sectors.size) : {}) }}>
      <h2 class="caption">
        <span class="label">{desk.say(area.label)}</span>
        {!seated && <Truths id={area.id} but={PROGRESS} />}
      </h2>
      <div class="ground">
        {area.inlay && <Inlay svg={area.inlay} />}
        {seated && <Call id={area.id} />}
        {places.map((place, at) => (
          <PlaceView
            key={place.id}
            area={area}
            place={place}
            box={boxes[at] ?? place}
            rim={rims.has(place)}
            pieces={lying.get(place.id) ?? []}
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

/** Whether a place is named by letter and number, as on a chessboard. */
const coded = ({ id }: Place): boolean => /^[a-z]\d+$/.test(id);

/** Whether a board has other coordinates on a phone; a ring is a ring everywhere. */
export const slender = (area: Area): boolean => !sectorsOf(area) && (area.places ?? []).some((place) => place.narrow);

/** Whether a board lies beside the others: markers stand on it, several of them side by side. */
const tracked = (area: Area): boolean => area.zone === "side";

const open = (desk: Desk, place: Place, pieces: readonly Piece[]): boolean =>
  desk.wanted.has(place.id) || pieces.some((piece) => desk.wanted.has(piece.id));

interface Plan {
  readonly boxes: readonly Box[];
  readonly ratio: number;
  readonly sparse: boolean; // with much room between the places
  readonly rims: ReadonlySet<Place>; // handles in the margin
}

const PLANS = [new WeakMap<Area, Plan>(), new WeakMap<Area, Plan>()] as const; // of a desk, of a phone

/** How a board is drawn; it is asked at every move, and found out once. */
function planOf(area: Area, phone: boolean): Plan {
  const kept = PLANS[phone ? 1 : 0];
  let plan = kept.get(area);
  if (!plan) kept.set(area, (plan = { ...drawnUp(area, phone), rims: thin(area.places ?? []) }));
  return plan;
}

/** Where places are drawn: as they say, on a phone as they say for it, and where they lie on a circle as parts of a ring. */
function drawnUp(area: Area, phone: boolean): Omit<Plan, "rims"> {
  const places = area.places ?? [];
  const ratio = area.ratio ?? 1;
  if (phone && slender(area)) {
    const spots = places.map(({ x, y, narrow: [left = x, top = y, w] = [] }) => ({ x: left, y: top, w }));
    const rows = [...grouped(spots, ({ y }) => y.toFixed(2)).values()];
    const across = Math.min(...rows.map((row) => gap(row.map(({ x }) => x))));
    const down = rows.length > 1 ? gap(spots.map(({ y }) => y)) : 1;
    return { boxes: spots.map(({ x, y, w = across }) => ({ x, y, w, h: down })), ratio: down / across / 1.25, sparse: false };
  }
  const sectors = sectorsOf(area);
  const near = nearest(places);
  const largest = Math.max(...places.map((place) => Math.max(place.w, place.h)));
  const sparse = !sectors && places.length > 1 && near > largest * 1.15;
  return { boxes: places.map((place) => within(place)), ratio, sparse };
}

/** The same box, moved so that it does not stand out over the edge. */
function within({ x, y, w, h }: Box): Box {
  const held = (at: number, size: number): number => Math.min(1 - size / 2, Math.max(size / 2, at));
  return { x: held(x, w), y: held(y, h), w, h };
}

/** The places that are handles in the margin: much smaller one way than the largest of their board. */
function thin(places: readonly Place[]): ReadonlySet<Place> {
  const [w, h] = [Math.max(...places.map((each) => each.w)), Math.max(...places.map((each) => each.h))];
  return new Set(places.filter((each) => each.w < 0.6 * w || each.h < 0.6 * h));
}

/** The smallest step between different values. */
function gap(values: readonly number[]): number {
  const sorted = [...new Set(values)].sort((one, other) => one - other);
  const steps = sorted.slice(1).map((value, at) => value - (sorted[at] ?? 0));
  return Math.min(0.5, ...steps.filter((step) => step > 0.02));
}

function nearest(places: readonly Place[]): number {
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
  rim: boolean;
  pieces: readonly Piece[];
  ghosts: readonly Piece[];
  tab: boolean;
}

function PlaceView({ area, place, box, rim, pieces, ghosts, tab }: PlaceProps) {
  const desk = useDesk();
  const tone = toneOf(desk.look, place.tone);
  const wanted = desk.wanted.has(place.id);
  const sorted = [...pieces].sort(byOrder);
  const top = sorted[sorted.length - 1];
  const seated = aroundSeats(area);
  const style: JSX.CSSProperties = seated ? beforeSeat(area, place, usualRatio(desk.look), desk.wide) : sectorsOf(area)?.has(place.id) ? {} : boxed(box);
  const denied = desk.denied.get(place.id);
  const hinted = desk.hinted.has(place.id);
  const apart = area.stacked && desk.lens === place.id && sorted.length > 1;
  const turn = sectorsOf(area)?.get(place.id);
  const sector = turn !== undefined;
  const names = ["place", rim && "rim", apart && "apart", top && "taken", sector && "sector", ...(seated ? standing(desk, area, place) : [])];
  const told = [desk.say(place.label), ...truths(desk, place.id), hinted && word("hinted"), denied && desk.say(denied.why)].filter(Boolean).join(", ");
  const lies = (at: number) => (sector ? onSector(desk.look, turn, sorted, at) : apart ? asideOf(at, sorted.length) : seated && !at ? WHOLE : tracked(area) ? abreast(at, sorted.length) : laid(at, sorted.length, area.stacked ?? false));
  return (
    <div class={names.filter(Boolean).join(" ")} data-cell={place.cell.join()} data-tone={place.tone} style={{ ...style, ...tone.style, ...(sector ? { "--angle": `${turn}deg` } : {}) }}>
      <button
        type="button"
        class={hinted ? "floor hinted" : "floor"}
        data-at={place.id}
        data-place={place.id}
        data-open={wanted ? "" : undefined}
        data-picked={desk.picked.has(place.id) ? "" : undefined}
        tabIndex={tab && !top ? 0 : -1}
        aria-label={told}
        aria-disabled={wanted ? undefined : "true"}
        data-turn={turn}
        style={sector ? lain(turn) : { "--turn": `${desk.narrow ? 0 : (place.turn ?? 0)}deg` }}
      >
        {place.text && !sector && <span class="print">{desk.say(place.text)}</span>}
        {tone.symbol && !sector && (
          <span class="sign">
            <Sign look={desk.look} sign={tone.symbol} />
          </span>
        )}
      </button>
      {sector && <b class="dial" aria-hidden="true">{desk.say(place.text ?? "")}</b>}
      {sorted.map((piece, at) => (
        <Slot key={piece.id} piece={piece} place={place} tab={tab && piece === top} turn={lie(desk.look, area, piece)?.turn ?? 0} style={lies(at)} />
      ))}
      {!area.inlay && coded(place) && <i class="code" aria-hidden="true" data-rank={place.id.slice(1)} data-file={place.id[0]} />}
      {seated && top && truths(desk, top.id).length > 0 && (
        <span class="told" aria-hidden="true">
          {truths(desk, top.id).join(", ")}
        </span>
      )}
      {ghosts.map((piece) => (
        <span key={piece.id} class="slot" data-ghost={piece.id} style={laid(Math.min(piece.order ?? 0, sorted.length), Math.max(sorted.length, (piece.order ?? 0) + 1), area.stacked ?? false)} />
      ))}
    </div>
  );
}

const boxed = ({ x, y, w, h }: Box): JSX.CSSProperties => ({
  left: `${(x - w / 2) * 100}%`,
  top: `${(y - h / 2) * 100}%`,
  width: `${w * 100}%`,
  height: `${h * 100}%`,
});

const WHOLE: JSX.CSSProperties = { inset: "0" };

/** A stack laid out side by side, the lowest at the left. */
function asideOf(at: number, many: number): JSX.CSSProperties {
  return { left: `${15 + (at - (many - 1) / 2) * 74}%`, top: "14%", width: "70%", height: "70%" };
}

/** Markers on one place: two above each other, more in two columns. */
function abreast(at: number, many: number): JSX.CSSProperties {
  const columns = many > 2 ? 2 : 1;
  const rows = Math.ceil(many / columns);
  const [w, h] = [92 / columns, 92 / rows];
  return { left: `${4 + (at % columns) * w}%`, top: `${4 + Math.floor(at / columns) * h}%`, width: `${w}%`, height: `${h}%` };
}

const BAND = 17; // of what is covered in a stack so much is seen, if a place is 100 high

/** Where the piece at this height lies on its place: a stack shows a band of each, else small things lie on a large one. */
function laid(at: number, many: number, stacked: boolean): JSX.CSSProperties {
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

