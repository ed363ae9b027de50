/** Boards whose places lie on a circle: each place is a sector of a ring (drawn by `ringBoard.css`), the middle and the corners are free. */

import type { JSX } from "preact";
import { cached } from "./cached";
import { cornersOf, ratioOf, widthOf } from "./faces";
import type { Area, Look, Piece } from "../protocol/scene";

const MIN_PLACES = 6; // fewer places are no ring
const MARKER_WIDTH = 36; // drawings narrower than this are markers, which stand at the rim

/** The angle of each place on a ring from the top, in degrees; null if the board is no ring. */
export const sectorsOf = cached(({ places = [] }: Area): ReadonlyMap<string, number> | null => {
  const radius = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - 0.5, y - 0.5);
  const turned = places.find((place) => place.turn);
  const around = places.filter((place) => turned && Math.abs(radius(place) - radius(turned)) < 0.01);
  const shift = around.some(({ x, y }) => Math.abs(x - 0.5) < 0.01 && y < 0.5) ? 0 : 180 / around.length; // so that a place is at the top
  return around.length < MIN_PLACES ? null : new Map(around.map(({ id, x, y }) => [id, (Math.atan2(x - 0.5, 0.5 - y) * 180) / Math.PI + shift]));
});

const OUTER = 0.461; // the radii of the ring, as parts of its width
const INNER = 0.2735;

/** The style of a sector: the size of the box around it, the distance of its middle from the ring's, and its outline in the box. */
export function sectorStyle(places: number): JSX.CSSProperties {
  const half = Math.PI / places;
  const [w, h] = [2 * OUTER * Math.sin(half), OUTER - INNER * Math.cos(half)];
  const corner = (radius: number, part: number): string =>
    `${(50 + (radius * 100 * Math.sin(half * part)) / w).toFixed(3)}% ${(((OUTER - radius * Math.cos(half * part)) * 100) / h).toFixed(3)}%`;
  const parts = [-1, -0.5, 0, 0.5, 1];
  const outline = [...parts.map((part) => corner(OUTER, part)), ...parts.map((part) => corner(INNER, -part))];
  return { "--sw": w.toFixed(5), "--sh": h.toFixed(5), "--mid": (OUTER - h / 2).toFixed(5), "--sector": `polygon(${outline.join()})` };
}

/** The slot of a piece on a sector: a piece that is drawn for sectors fills it, a marker stands at the rim, other pieces lie side by side on the inner half. */
export function onSector(look: Look, turn: number, pieces: readonly Piece[], at: number): JSX.CSSProperties {
  const piece = pieces[at] as Piece;
  if (fillsSector(look, piece)) return { inset: "0", clipPath: "var(--sector)", width: "auto", height: "auto", ...rotated(turn) };
  if (isMarker(look, piece)) return { "--far": "calc(.48 - var(--mid))", "--off": 0, "--size": 0.06 };
  const small = pieces.filter((each) => !fillsSector(look, each) && !isMarker(look, each));
  return { "--off": small.indexOf(piece) - (small.length - 1) / 2, "--size": [0, 0.086, 0.076][small.length] ?? 0.06 };
}

export const rotated = (turn: number): JSX.CSSProperties => ({ transform: `rotate(${turn.toFixed(1)}deg)` });

/** How a piece is turned on a ring: one that fills its sector is turned with it, another one may be mirrored to face its direction. */
export function orientation(look: Look, area: Area | undefined, piece: Piece): { turn: number; flip: boolean } | null {
  const turn = area && sectorsOf(area)?.get(piece.place ?? "");
  if (turn === undefined) return null;
  if (fillsSector(look, piece)) return { turn, flip: false };
  const above = Math.abs(turn) < 91;
  return { turn: 0, flip: cornersOf(look.faces[piece.face]) === null && above === (piece.turn === 180) };
}

/** Whether a piece fills its sector: its drawing then has parts that stay upright while the rest is turned. */
const fillsSector = (look: Look, piece: Piece): boolean => look.faces[piece.face]?.svg.includes('class="upright"') ?? false;

/** Whether a piece is a marker: its drawing is small. */
const isMarker = (look: Look, piece: Piece): boolean => widthOf(look.faces[piece.face]) < MARKER_WIDTH;

/** The side areas that fit into the corners of a ring, with their corners: they hold at most one piece, about as wide as high. */
export function cornerAreas(look: Look, piecesByArea: ReadonlyMap<string, readonly Piece[]>): ReadonlyMap<Area, string> {
  const ring = look.areas.find((area) => area.zone === "centre" && sectorsOf(area));
  const taken = (ring?.places ?? []).filter((place) => ring && !sectorsOf(ring)?.has(place.id));
  const free = ring ? ["nw", "sw", "se", "ne"].filter((corner) => !taken.some(({ x, y }) => corner === (y < 0.5 ? "n" : "s") + (x < 0.5 ? "w" : "e"))) : [];
  const small = look.areas.filter((area) => area.zone === "side" && (piecesByArea.get(area.id) ?? []).every((piece, at) => !at && ratioOf(look.faces[piece.face]) > 0.85));
  return new Map(small.slice(0, free.length).map((area, at) => [area, free[at] ?? ""]));
}
