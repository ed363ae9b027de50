/** One flat layer with all pieces, ghosts, marks and arrows. It takes no input: slots and places do. */

import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { isDescribed } from "./areas";
import { type TableContext, unpickedTones, toneStyle, useTable } from "../table/context";
import { cornersOf, FaceDrawing, ratioOf, Sign } from "./faces";
import { isTarget, spotOf } from "../selection/choicePaths";
import { findByData, listen } from "../ui/dom";
import { reducesMotion } from "../ui/preferences";
import { orientation } from "./ringBoard";
import { type Placement, placementOf, PieceAnimator } from "./animation";
import type { Mark, Piece } from "../protocol/scene";
import { isSeatedBoard } from "./seatedBoard";

interface Arrow {
  readonly mark: Mark;
  readonly from: Placement;
  readonly to: Placement;
}

export function Pieces({ arrangement }: { arrangement: string }) {
  const table = useTable();
  const { cues, jump } = table;
  const layer = useRef<HTMLDivElement>(null);
  const animator = useRef(new PieceAnimator());
  const [, redraw] = useState(0);
  const placedSize = useRef(""); // the size for which everything was placed
  const shown = useRef<{ scene: unknown; arrangement: string }>({ scene: null, arrangement: "" });
  const pieces = table.scene.pieces ?? [];
  const pickableAreas = new Set(pieces.filter((piece) => isTarget(spotOf(piece), table.pickable)).map((piece) => piece.area)); // areas with something to pick
  const others = unpickedTones(table);
  const badges = (table.scene.marks ?? []).filter((mark) => mark.icon && mark.to === undefined && !(table.pickable.has(mark.on) && others.has(mark.tone ?? "")));

  const place = (moving: boolean) => {
    const node = layer.current;
    const root = node?.parentElement;
    if (!node || !root) return;
    placedSize.current = sizeOf(root); // before anything is placed, or reading it would cause another layout
    const ratio = (piece: Piece) => ratioOf(table.look.faces[piece.face]);
    const owner = (area: string) => table.areas.get(area)?.seat;
    animator.current.update(root, node, pieces, ratio, owner, moving ? cues : [], moving);
    placeGhostsAndBadges(root, node, table.preview, (face) => ratioOf(table.look.faces[face]));
  };

  useLayoutEffect(() => {
    const changed = shown.current.scene !== table.scene || (shown.current.arrangement !== arrangement && !reducesMotion());
    place(changed && shown.current.scene !== null && !jump);
    shown.current = { scene: table.scene, arrangement };
  });
  useLayoutEffect(() => {
    const root = layer.current?.parentElement;
    if (!root) return;
    const replace = () => redraw((count) => count + 1);
    const watcher = new ResizeObserver(() => sizeOf(root) !== placedSize.current && replace());
    watcher.observe(root);
    const onScroll = ({ target }: Event) => target instanceof Element && target.querySelector("[data-at]") && replace();
    const stop = listen(root, "scroll", onScroll, true);
    const stopFonts = listen(document.fonts, "loadingdone", replace); // texts have another width now, and slots may have moved
    return () => {
      watcher.disconnect();
      stop();
      stopFonts();
    };
  }, []);

  return (
    <div class="layer" ref={layer} aria-hidden="true">
      <Arrows marks={[...(table.scene.marks ?? []).filter((mark) => mark.to !== undefined), ...landingArrows(table)]} layer={layer} />
      {pieces.map((piece) => (
        <PieceView key={piece.id} piece={piece} canBeDimmed={pickableAreas.has(piece.area)} />
      ))}
      {table.preview.map((piece) => (
        <div key={`ghost ${piece.id}`} class="piece ghost" data-ghostly={piece.id}>
          <div class="body" style={rotationStyle(orientation(table.look, table.areas.get(piece.area), piece), piece)}>
            <FaceDrawing face={piece.face} />
          </div>
        </div>
      ))}
      {badges.map((mark) => (
        <Badge key={`${mark.on} ${mark.kind}`} mark={mark} />
      ))}
    </div>
  );
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): string => `${clientWidth} ${clientHeight}`;

const UPSIDE_DOWN = { "--over": "none", "--under": "inline" }; // shows the text for pieces that are upside down

/** How a drawing is turned: on a ring by its place and direction, elsewhere by the piece. */
const rotationStyle = (onRing: ReturnType<typeof orientation>, piece: Piece): JSX.CSSProperties =>
  onRing ? { "--upright": `${-onRing.turn}deg`, "--flip": onRing.flip ? -1 : 1, ...(Math.abs(onRing.turn) > 100 ? UPSIDE_DOWN : {}) } : { "--face": `${piece.turn ?? 0}deg` };

/** A piece that cannot be picked is dimmed only beside pieces that can: otherwise the question is not about its area. */
function PieceView({ piece, canBeDimmed }: { piece: Piece; canBeDimmed: boolean }) {
  const table = useTable();
  const spot = spotOf(piece);
  const area = table.areas.get(piece.area);
  const face = table.look.faces[piece.face];
  const legal = table.pickable.has(piece.id);
  const denied = table.denied.has(piece.id) && canBeDimmed && !isTarget(spot, table.pickable);
  const count = piece.count ?? 1;
  const corners = cornersOf(face);
  const onRing = orientation(table.look, area, piece);
  const here = area?.stacked ? (table.piecesByArea.get(piece.area) ?? []).filter((each) => each.place === piece.place) : [];
  const low = area?.places?.find((place) => place.id === piece.place)?.cell[1] ?? 0; // a stack farther down lies over one farther up
  const covered = piece.place !== table.openStack && here.some((each) => (each.order ?? 0) > (piece.order ?? 0));
  const landing = piece.place !== undefined && table.pickable.has(piece.place) && !covered && !legal;
  const names = [
    "piece",
    area && `as-${area.shape} in-${area.zone}`,
    piece.state,
    legal && "legal",
    denied && "denied",
    table.hovered === piece.id && "hovered",
    table.picked.has(piece.id) && "picked",
    table.hinted.has(piece.id) && "hinted",
    count > 1 && "heap",
    corners !== null && "flat",
    covered && "covered",
    landing && !onRing && "landing",
  ];
  const tone = toneStyle(table.look, face?.tone);
  const showsSymbol = face && !onRing && ratioOf(face) > 0.9 && tone.symbol && !table.look.faces[tone.symbol] && area?.shape !== "fan" && face.tone !== "paper";
  return (
    <div class={names.filter(Boolean).join(" ")} data-drawn={piece.id} style={{ zIndex: 10 + (piece.order ?? 0) + (area?.stacked ? low * 5 : 0) + (area?.inside ? 40 : 0) + (piece.place !== undefined && piece.place === table.openStack ? 300 : 0), ...tone.style, ...(corners === null ? {} : { "--corner": corners }), ...(ratioOf(face) === 1 ? {} : { "--shape": ratioOf(face) }) }}>
      <div class="body" style={rotationStyle(onRing, piece)}>
        <FaceDrawing face={piece.face} />
      </div>
      {showsSymbol && <span class="sign">{tone.symbol}</span>}
      {count > 1 && <span class="count">{count}</span>}
    </div>
  );
}

/** The icon of a mark, at the corner of its place or piece. */
function Badge({ mark }: { mark: Mark }) {
  const table = useTable();
  const area = table.areas.get((table.scene.pieces ?? []).find((piece) => piece.id === mark.on)?.area ?? "");
  const inWords = area && (isSeatedBoard(area) || (!table.narrow && isDescribed(area, table.piecesByArea.get(area.id) ?? [])));
  if (table.areas.has(mark.on) || /^seat:\d+$/.test(mark.on) || inWords) return null; // shown in words there
  const { style } = toneStyle(table.look, mark.tone);
  return (
    <span class="badge" data-badge={mark.on} data-kind={mark.kind} style={style}>
      {mark.icon && <Sign look={table.look} sign={mark.icon} />}
    </span>
  );
}

const MAX_LANDING_ARROWS = 6; // if there are more landing places, they only get rings

/** Arrows from the picked piece to the places where it may land. */
function landingArrows(table: TableContext): Mark[] {
  const [on] = (table.scene.pieces ?? []).filter((piece) => piece.place !== undefined && table.picked.has(piece.id));
  const ends = on ? (table.areas.get(on.area)?.places ?? []).filter((place) => table.pickable.has(place.id)) : [];
  return on && ends.length <= MAX_LANDING_ARROWS ? ends.map((place) => ({ on: on.id, kind: "landing", label: "", to: place.id })) : [];
}

/** The arrows of marks, from what they are on to what they point at. */
function Arrows({ marks, layer }: { marks: readonly Mark[]; layer: { current: HTMLDivElement | null } }) {
  const table = useTable();
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  const last = useRef("");
  useLayoutEffect(() => {
    const node = layer.current;
    const root = node?.parentElement;
    if (!node || !root) return;
    const found = marks.flatMap((mark) => {
      const [one, other] = [mark.on, mark.to ?? ""].map((id) => findByData(root, "at", id));
      if (!one || !other) return [];
      const [from, to] = [placementOf(node, one, 1), placementOf(node, other, 1)];
      const fromSector = one.matches(".sector > .floor"); // a short arrow at its inner edge
      return [{ mark, from: fromSector ? along(from, to, 0.2) : from, to: fromSector ? along(from, to, 0.3) : to }];
    });
    const key = JSON.stringify(found);
    if (key !== last.current) {
      last.current = key;
      setArrows(found);
    }
  });
  if (!marks.length) return null;
  return (
    <svg class="arrows">
      <defs>
        <marker id="arrow-end" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto-start-reverse">
          <path d="M0 0L10 5L0 10Z" fill="context-stroke" />
        </marker>
      </defs>
      {arrows.map(({ mark, from, to }) => (
        <path key={`${mark.on} ${mark.to} ${mark.kind}`} d={curve(from, to)} class={mark.kind} style={toneStyle(table.look, mark.tone).style} marker-end="url(#arrow-end)" />
      ))}
    </svg>
  );
}

const along = (from: Placement, to: Placement, part: number): Placement => ({ ...from, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, w: 0, h: 0 });

function curve(from: Placement, to: Placement): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [x1, y1] = [from.x + ux * from.w * 0.3, from.y + uy * from.h * 0.3];
  const [x2, y2] = [to.x - ux * to.w * 0.36, to.y - uy * to.h * 0.36];
  const bow = Math.min(40, length * 0.14);
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${((x1 + x2) / 2 - uy * bow).toFixed(1)} ${((y1 + y2) / 2 + ux * bow).toFixed(1)} ${x2.toFixed(1)} ${y2.toFixed(1)}`;
}

/** Place ghosts over their slots, and badges at the corners of what they mark. */
function placeGhostsAndBadges(root: HTMLElement, layer: HTMLElement, ghosts: readonly Piece[], ratio: (face: string) => number): void {
  for (const piece of ghosts) {
    const slot = findByData(root, "ghost", piece.id);
    const node = findByData(layer, "ghostly", piece.id);
    if (!node) continue;
    node.style.visibility = slot ? "" : "hidden";
    if (!slot) continue;
    const at = placementOf(layer, slot, ratio(piece.face));
    node.style.width = `${at.w}px`;
    node.style.height = `${at.h}px`;
    node.style.transform = `translate(${at.x - at.w / 2}px,${at.y - at.h / 2}px)`;
  }
  const placed = new Map<string, number>();
  for (const node of layer.querySelectorAll<HTMLElement>("[data-badge]")) {
    const on = node.dataset["badge"] ?? "";
    const at = findByData(root, "at", on);
    node.style.visibility = at ? "" : "hidden";
    if (!at) continue;
    const nth = placed.get(on) ?? 0;
    placed.set(on, nth + 1);
    const { x, y, w, h, turn } = placementOf(layer, at, at.offsetWidth / (at.offsetHeight || 1));
    const onSector = at.matches(".sector > .floor"); // its badge is at the inner edge
    const off = w < 40 ? -4 : 9; // a badge would hide too much of a small piece
    const [across, down] = onSector ? [w * 0.24, h * 0.4 - nth * 18] : [w / 2 - off - nth * 18, 2 + off - h / 2];
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    node.style.transform = `translate(${(x + across * cos - down * sin - 9).toFixed(1)}px,${(y + across * sin + down * cos - 9).toFixed(1)}px)`;
  }
}
