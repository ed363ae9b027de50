/** Boards whose places lie on a circle: each place is a sector of a ring (`board.css` draws it), and the middle and the corners are free. */

import type { JSX } from "preact";
import { cornersOf, ratioOf, widthOf } from "./faces";
import type { Area, Look, Piece } from "../protocol/scene";

const MIN_PLACES = 6; // so many places make a ring
const MARKER_WIDTH = 36; // drawings that are less wide stand at the rim
const CACHE = new WeakMap<Area, ReadonlyMap<string, number> | null>();

/** How far each place of a ring is turned from the top, in degrees; null if the places of a board lie otherwise. */
export function sectorsOf(area: Area): ReadonlyMap<string, number> | null {
  let found = CACHE.get(area);
  if (found === undefined) CACHE.set(area, (found = findSectors(area)));
  return found;
}

function findSectors({ places = [] }: Area): ReadonlyMap<string, number> | null {
  const far = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - 0.5, y - 0.5);
  const turned = places.find((place) => place.turn);
  const around = places.filter((place) => turned && Math.abs(far(place) - far(turned)) < 0.01);
  const shift = around.some(({ x, y }) => Math.abs(x - 0.5) < 0.01 && y < 0.5) ? 0 : 180 / around.length; // so that one is at the top
  return around.length < MIN_PLACES ? null : new Map(around.map(({ id, x, y }) => [id, (Math.atan2(x - 0.5, 0.5 - y) * 180) / Math.PI + shift]));
}

const OUTER = 0.461; // radii of the ring, as parts of its width
const INNER = 0.2735;

/** The sector of a ring with so many places, as style: how wide and high the box around it is, how far its middle is from the ring's, and its outline in that box. */
export function sectorStyle(many: number): JSX.CSSProperties {
  const half = Math.PI / many;
  const [w, h] = [2 * OUTER * Math.sin(half), OUTER - INNER * Math.cos(half)];
  const corner = (far: number, part: number): string =>
    `${(50 + (far * 100 * Math.sin(half * part)) / w).toFixed(3)}% ${(((OUTER - far * Math.cos(half * part)) * 100) / h).toFixed(3)}%`;
  const parts = [-1, -0.5, 0, 0.5, 1];
  const outline = [...parts.map((part) => corner(OUTER, part)), ...parts.map((part) => corner(INNER, -part))];
  return { "--sw": w.toFixed(5), "--sh": h.toFixed(5), "--mid": (OUTER - h / 2).toFixed(5), "--sector": `polygon(${outline.join()})` };
}

/** Where a piece lies on a sector: what was drawn for it fills it and turns with it, a small marker stands at its rim; other things lie side by side on its inner half. */
export function onSector(look: Look, turn: number, pieces: readonly Piece[], at: number): JSX.CSSProperties {
  const piece = pieces[at] as Piece;
  if (fillsSector(look, piece)) return { inset: "0", clipPath: "var(--sector)", width: "auto", height: "auto", ...rotated(turn) };
  if (isMarker(look, piece)) return { "--far": "calc(.48 - var(--mid))", "--off": 0, "--size": 0.06 };
  const small = pieces.filter((each) => !fillsSector(look, each) && !isMarker(look, each));
  return { "--off": small.indexOf(piece) - (small.length - 1) / 2, "--size": [0, 0.086, 0.076][small.length] ?? 0.06 };
}

export const rotated = (turn: number): JSX.CSSProperties => ({ transform: `rotate(${turn.toFixed(1)}deg)` });

/** How a piece lies on a ring: what fills its place turns with it, and what lies on that looks the way it goes. */
export function orientation(look: Look, area: Area | undefined, piece: Piece): { turn: number; flip: boolean } | null {
  const turn = area && sectorsOf(area)?.get(piece.place ?? "");
  if (turn === undefined) return null;
  if (fillsSector(look, piece)) return { turn, flip: false };
  const above = Math.abs(turn) < 91;
  return { turn: 0, flip: cornersOf(look.faces[piece.face]) === null && above === (piece.turn === 180) };
}

/** Whether a piece fills its sector: its drawing has parts that stay upright while the rest is turned. */
const fillsSector = (look: Look, piece: Piece): boolean => look.faces[piece.face]?.svg.includes('class="upright"') ?? false;

/** Whether a piece is a marker: its drawing is small. */
const isMarker = (look: Look, piece: Piece): boolean => widthOf(look.faces[piece.face]) < MARKER_WIDTH;

/** What lies in the corners of a ring: areas of the side with at most one thing, about as wide as it is high. */
export function cornerAreas(look: Look, piecesByArea: ReadonlyMap<string, readonly Piece[]>): ReadonlyMap<Area, string> {
  const ring = look.areas.find((area) => area.zone === "centre" && sectorsOf(area));
  const taken = (ring?.places ?? []).filter((place) => ring && !sectorsOf(ring)?.has(place.id));
  const free = ring ? ["nw", "sw", "se", "ne"].filter((corner) => !taken.some(({ x, y }) => corner === (y < 0.5 ? "n" : "s") + (x < 0.5 ? "w" : "e"))) : [];
  const small = look.areas.filter((area) => area.zone === "side" && (piecesByArea.get(area.id) ?? []).every((piece, at) => !at && ratioOf(look.faces[piece.face]) > 0.85));
  return new Map(small.slice(0, free.length).map((area, at) => [area, free[at] ?? ""]));
}
