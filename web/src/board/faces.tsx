/** Every face once, as a symbol; pieces only refer to it, however often it lies on the table. */

import { useMemo, useRef } from "preact/hooks";
import { useIdle } from "../ui/useIdle";
import type { Face, Look } from "../protocol/scene";

const NUMBERS = new Map<string, number>();

/** A name for a face that is safe as an id. */
function symbolOf(face: string): string {
  let number = NUMBERS.get(face);
  if (number === undefined) NUMBERS.set(face, (number = NUMBERS.size));
  return `face-${number}`;
}

interface Drawing {
  readonly id: string;
  readonly box: string;
  readonly inner: string;
  readonly painted: boolean; // with gradients and their like, which must be laid out before anything refers to them
}

const KEPT_ATTRIBUTES = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "fill-rule", "style"];

const PLAIN = /^<svg ([^<>]*)>([^]*)<\/svg>\s*$/;
const OWN = /\s(id="|href="#)([\w-]+)"/g; // a name in a drawing, and what refers to it
const UNSAFE = /\s(on\w+|id|[\w:]*href)\s*=|url\(|&|<[!?]|<\/?(script|foreignObject|iframe)\b/i;

/** A drawing in which nothing runs or refers to anything else, as most are: it need not be read by a parser first. */
function parsePlain(id: string, svg: string): Drawing | null {
  const [, said = "", inner = ""] = PLAIN.exec(svg) ?? [];
  if (!inner || UNSAFE.test(said) || UNSAFE.test(inner.replace(OWN, " "))) return null;
  const given = new Map([...said.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]));
  const kept = KEPT_ATTRIBUTES.filter((key) => given.has(key)).map((key) => ` ${key}="${given.get(key)}"`);
  return { id, box: given.get("viewBox") ?? "0 0 100 100", inner: `<g${kept.join("")}>${inner.replace(OWN, ` $1${id}-$2"`)}</g>`, painted: false };
}

/** A drawing made safe and ready to be repeated: nothing that runs, and ids of its own. */
function prepareDrawing(name: string, svg: string): Drawing {
  const id = symbolOf(name);
  const plain = parsePlain(id, svg);
  if (plain) return plain;
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  root.querySelectorAll("script,foreignObject,iframe").forEach((each) => each.remove());
  for (const each of [root, ...root.querySelectorAll("*")]) {
    for (const { name: key, value } of [...each.attributes]) {
      const strange = /^on/i.test(key) || (/href$/i.test(key) && !value.startsWith("#"));
      if (strange) each.removeAttribute(key);
      else if (key === "id") each.setAttribute(key, `${id}-${value}`);
      else if (/href$/i.test(key)) each.setAttribute(key, `#${id}-${value.slice(1)}`);
      else if (value.includes("url(#")) each.setAttribute(key, value.replace(/url\(#/g, `url(#${id}-`));
    }
  }
  const group = root.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "g");
  for (const key of KEPT_ATTRIBUTES) if (root.hasAttribute(key)) group.setAttribute(key, root.getAttribute(key) ?? "");
  group.append(...root.childNodes);
  const inner = new XMLSerializer().serializeToString(group);
  return { id, box: root.getAttribute("viewBox") ?? "0 0 100 100", inner, painted: inner.includes("url(") };
}

const REFERENCED = new Set<string>(); // faces that anything refers to

/** The symbols of a look, drawn nowhere. They are rendered after all that refers to them: what is referred to is there at once, the others when the page is at rest. */
export function Symbols({ look }: { look: Look }) {
  const idle = useIdle();
  const sheets = useRef({ look, known: new Set<string>(), batches: [] as (readonly string[])[] });
  if (sheets.current.look !== look) sheets.current = { look, known: new Set(), batches: [] };
  const { known, batches } = sheets.current;
  const batch = Object.keys(look.faces).filter((face) => !known.has(face) && (idle || REFERENCED.has(face)));
  for (const face of batch) known.add(face);
  if (batch.length) batches.push(batch);
  return (
    <>
      {batches.map((faces) => (
        <SymbolBatch key={faces[0]} look={look} faces={faces} />
      ))}
    </>
  );
}

function SymbolBatch({ look, faces }: { look: Look; faces: readonly string[] }) {
  const [flat, painted] = useMemo(() => {
    const drawings = faces.map((name) => prepareDrawing(name, look.faces[name]?.svg ?? ""));
    return [markup(drawings.filter((each) => !each.painted)), markup(drawings.filter((each) => each.painted))];
  }, [look, faces]);
  return (
    <>
      <svg class="symbols" display="none" aria-hidden="true" dangerouslySetInnerHTML={{ __html: flat }} />
      {painted && <svg class="symbols" aria-hidden="true" dangerouslySetInnerHTML={{ __html: painted }} />}
    </>
  );
}

const markup = (drawings: readonly Drawing[]): string => drawings.map(({ id, box, inner }) => `<symbol id="${id}" viewBox="${box}">${inner}</symbol>`).join("");

/** A sign: the face of that name if there is one, else its letters. */
export function Sign({ look, sign }: { look: Look; sign: string }) {
  return look.faces[sign] ? <FaceDrawing face={sign} /> : <>{sign}</>;
}

/** An emblem behind a board, in thin lines. */
export function Inlay({ svg }: { svg: string }) {
  const { box, inner } = useMemo(() => prepareDrawing("inlay", svg), [svg]);
  return <svg class="inlay" viewBox={box} aria-hidden="true" dangerouslySetInnerHTML={{ __html: inner }} />;
}

interface Shape {
  readonly ratio: number;
  readonly width: number;
  readonly corners: number | null;
}

const SHAPES = new WeakMap<Face, Shape>();
const NO_SHAPE: Shape = { ratio: 1, width: 100, corners: null };

/** What a drawing says of its shape; it is asked often, and read once. */
function shapeOf(face: Face | undefined): Shape {
  if (!face) return NO_SHAPE;
  let shape = SHAPES.get(face);
  if (!shape) {
    const [, width = "100", height = width] = /viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(face.svg) ?? [];
    shape = { ratio: Number(width) / Number(height), width: Number(width), corners: cornerShare(face.svg) };
    SHAPES.set(face, shape);
  }
  return shape;
}

function cornerShare(svg: string): number | null {
  const [, kind, said = ""] = /^<svg[^>]*><(circle|rect) ([^>]*)>/.exec(svg) ?? [];
  if (kind === "circle") return 0.5;
  const width = Number(/\bwidth="([\d.]+)"/.exec(said)?.[1] ?? 0);
  return width ? Number(/\brx="([\d.]+)"/.exec(said)?.[1] ?? 0) / width : null;
}

/** The corners of a face, as parts of its width: those of the sheet or disc that is drawn first; null if it has another shape. */
export const cornersOf = (face: Face | undefined): number | null => shapeOf(face).corners;

/** Width to height of a face. */
export const ratioOf = (face: Face | undefined): number => shapeOf(face).ratio;

/** How wide a face was drawn. */
export const widthOf = (face: Face | undefined): number => shapeOf(face).width;

const USUAL = new WeakMap<Look, number>();

/** Width to height of most faces. */
export function usualRatio(look: Look): number {
  let usual = USUAL.get(look);
  if (usual === undefined) {
    const counts = new Map<number, number>();
    for (const face of Object.values(look.faces)) counts.set(ratioOf(face), (counts.get(ratioOf(face)) ?? 0) + 1);
    usual = [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 1;
    USUAL.set(look, usual);
  }
  return usual;
}

export function FaceDrawing({ face }: { face: string }) {
  REFERENCED.add(face);
  return (
    <svg class="drawn">
      <use href={`#${symbolOf(face)}`} />
    </svg>
  );
}
