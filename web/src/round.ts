/** Boards whose places lie on a circle: each place is a sector of a ring, and the middle and the corners are free. */

import type { JSX } from "preact";
import { cornersOf, ratioOf } from "./faces";
import type { Area, Look, Piece } from "./types";

const OUTER = 0.461; // radii, in a board of width 1: of the ring …
const INNER = 0.2735;
const DIAL = 0.24; // … of what is printed on its places …
const AFLOAT = 0.316; // … and of what lies on their cards

/** A place on the ring: its box as if it lay at the top, turned about the middle of the box. */
export interface Sector {
  readonly turn: number; // degrees from the top
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const KNOWN = new WeakMap<Area, ReadonlyMap<string, Sector> | null>();

/** The sectors of a board, by place; null if its places lie otherwise. */
export function sectorsOf(area: Area): ReadonlyMap<string, Sector> | null {
  let found = KNOWN.get(area);
  if (found === undefined) KNOWN.set(area, (found = measure(area)));
  return found;
}

function measure({ places = [] }: Area): ReadonlyMap<string, Sector> | null {
  const far = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - 0.5, y - 0.5);
  const turned = places.find((place) => place.turn);
  const around = turned ? places.filter((place) => Math.abs(far(place) - far(turned)) < 0.01) : [];
  if (around.length < 6) return null;
  const half = Math.PI / around.length;
  const [w, h] = [2 * OUTER * Math.sin(half), OUTER - INNER * Math.cos(half)];
  return new Map(
    around.map((place) => {
      const angle = Math.atan2(place.x - 0.5, 0.5 - place.y);
      return [place.id, { turn: (angle * 180) / Math.PI, ...polar(OUTER - h / 2, angle), w, h }];
    }),
  );
}

const polar = (far: number, angle: number): { x: number; y: number } => ({ x: 0.5 + far * Math.sin(angle), y: 0.5 - far * Math.cos(angle) });

/** The outline of a sector in its box, for `clip-path`. */
export function outline({ w, h }: Sector): string {
  const half = Math.asin(w / 2 / OUTER);
  const arc = (far: number, way: number): string[] => [-1, -0.5, 0, 0.5, 1].map((part) => `${(50 + (far * Math.sin(part * way * half) * 100) / w).toFixed(1)}% ${(((OUTER - far * Math.cos(part * half)) * 100) / h).toFixed(1)}%`);
  return `polygon(${[...arc(OUTER, 1), ...arc(INNER, -1)].join()})`;
}

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/** Where the print of a sector stands: on the dial inside the ring. */
export function onDial({ turn }: Sector): JSX.CSSProperties {
  const { x, y } = polar(DIAL, (turn * Math.PI) / 180);
  return { left: percent(x), top: percent(y) };
}

/** Where the `at`th of so many small things lies on a sector: side by side, upright, on its inner half. */
export function afloat({ turn, x, y, w, h }: Sector, at: number, many: number): JSX.CSSProperties {
  const angle = (turn * Math.PI) / 180;
  const size = [0, 0.086, 0.076][many] ?? 0.06;
  const aside = (at - (many - 1) / 2) * Math.min(size * 0.92, 0.17 / many);
  const middle = polar(AFLOAT, angle);
  return {
    left: percent((middle.x - x + aside * Math.cos(angle) - size / 2) / w + 0.5),
    top: percent((middle.y - y + aside * Math.sin(angle) - size / 2) / h + 0.5),
    width: percent(size / w),
    height: percent(size / h),
  };
}

/** How a piece lies on the ring: a card turns with its place, and what sails on it looks the way it goes. */
export function lie(look: Look, area: Area | undefined, piece: Piece): { turn: number; flip: boolean } | null {
  const sector = area && piece.place ? sectorsOf(area)?.get(piece.place) : undefined;
  if (!sector) return null;
  const face = look.faces[piece.face];
  const flat = cornersOf(face) !== null;
  const onwards = Math.cos((sector.turn * Math.PI) / 180) > -0.01 === (piece.turn !== 180);
  return { turn: turns(look, piece) ? sector.turn : 0, flip: !flat && !turns(look, piece) && !onwards };
}

/** Whether a piece fills its sector: its drawing has parts that stay upright while the rest is turned. */
export const turns = (look: Look, piece: Piece): boolean => look.faces[piece.face]?.svg.includes('class="upright"') ?? false;

const CORNERS = { nw: [0, 0], sw: [0, 1], se: [1, 1], ne: [1, 0] } as const;
export type Corner = keyof typeof CORNERS;

/** What lies in the corners of the ring: areas of the side with at most one thing that is no card. */
export function inCorners(look: Look, lying: ReadonlyMap<string, readonly Piece[]>): ReadonlyMap<Area, Corner> {
  const ring = look.areas.find((area) => area.zone === "centre" && sectorsOf(area));
  if (!ring) return new Map();
  const taken = (ring.places ?? []).filter((place) => !sectorsOf(ring)?.has(place.id));
  const free = (Object.keys(CORNERS) as Corner[]).filter((corner) => !taken.some(({ x, y }) => Math.hypot(x - CORNERS[corner][0], y - CORNERS[corner][1]) < 0.3));
  const small = look.areas.filter((area) => area.zone === "side" && (lying.get(area.id) ?? []).every((piece, at) => !at && ratioOf(look.faces[piece.face]) > 0.85));
  return new Map(small.slice(0, free.length).map((area, at) => [area, free[at] as Corner]));
}
