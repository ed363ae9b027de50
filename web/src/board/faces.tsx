/** Faces as SVG symbols: each is drawn once, and every piece refers to it. */

import { useMemo, useRef } from "preact/hooks";
import { useIdle } from "../ui/useIdle";
import { cached } from "./cached";
import type { Face, Look } from "../protocol/scene";

const SYMBOL_NUMBERS = new Map<string, number>();

/** The id of a face's symbol. */
function symbolOf(face: string): string {
  let number = SYMBOL_NUMBERS.get(face);
  if (number === undefined) SYMBOL_NUMBERS.set(face, (number = SYMBOL_NUMBERS.size));
  return `face-${number}`;
}

interface Drawing {
  readonly id: string;
  readonly box: string;
  readonly inner: string;
  readonly painted: boolean; // has gradients or the like, which must be laid out before anything refers to them
}

const KEPT_ATTRIBUTES = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "fill-rule", "style"];

const PLAIN = /^<svg ([^<>]*)>([^]*)<\/svg>\s*$/;
const LOCAL_ID = /\s(id="|href="#)([\w-]+)"/g; // an id in a drawing, or a reference to it
const UNSAFE = /\s(on\w+|id|[\w:]*href)\s*=|url\(|&|<[!?]|<\/?(script|foreignObject|iframe)\b/i;

/** A drawing without scripts and outside references, as most are: it needs no XML parser. Null for others. */
function parsePlain(id: string, svg: string): Drawing | null {
  const [, attributes = "", inner = ""] = PLAIN.exec(svg) ?? [];
  if (!inner || UNSAFE.test(attributes) || UNSAFE.test(inner.replace(LOCAL_ID, " "))) return null;
  const given = new Map([...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]));
  const kept = KEPT_ATTRIBUTES.filter((key) => given.has(key)).map((key) => ` ${key}="${given.get(key)}"`);
  return { id, box: given.get("viewBox") ?? "0 0 100 100", inner: `<g${kept.join("")}>${inner.replace(LOCAL_ID, ` $1${id}-$2"`)}</g>`, painted: false };
}

/** A drawing without scripts, with ids that are unique on the page. */
function prepareDrawing(name: string, svg: string): Drawing {
  const id = symbolOf(name);
  const plain = parsePlain(id, svg);
  if (plain) return plain;
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  root.querySelectorAll("script,foreignObject,iframe").forEach((each) => each.remove());
  for (const each of [root, ...root.querySelectorAll("*")]) {
    for (const { name: key, value } of [...each.attributes]) {
      const unsafe = /^on/i.test(key) || (/href$/i.test(key) && !value.startsWith("#"));
      if (unsafe) each.removeAttribute(key);
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

const REFERENCED = new Set<string>(); // faces that a piece refers to

/** The symbols of a look. Render them after the pieces: referenced symbols are added at once, the others when the page is idle. */
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

/** A sign: the face with this name if there is one, otherwise its letters. */
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

const NO_SHAPE: Shape = { ratio: 1, width: 100, corners: null };

/** The shape of a face, read from its drawing. */
const readShape = cached(({ svg }: Face): Shape => {
  const [, width = "100", height = width] = /viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? [];
  return { ratio: Number(width) / Number(height), width: Number(width), corners: cornerShare(svg) };
});

const shapeOf = (face: Face | undefined): Shape => (face ? readShape(face) : NO_SHAPE);

function cornerShare(svg: string): number | null {
  const [, kind, attributes = ""] = /^<svg[^>]*><(circle|rect) ([^>]*)>/.exec(svg) ?? [];
  if (kind === "circle") return 0.5;
  const width = Number(/\bwidth="([\d.]+)"/.exec(attributes)?.[1] ?? 0);
  return width ? Number(/\brx="([\d.]+)"/.exec(attributes)?.[1] ?? 0) / width : null;
}

/** The corner radius of a face as a part of its width; null if it is neither a sheet nor a disc. */
export const cornersOf = (face: Face | undefined): number | null => shapeOf(face).corners;

/** The ratio of a face's width to its height. */
export const ratioOf = (face: Face | undefined): number => shapeOf(face).ratio;

/** The width of a face in its own drawing. */
export const widthOf = (face: Face | undefined): number => shapeOf(face).width;

/** The ratio of width to height that most faces have. */
export const usualRatio = cached((look: Look): number => {
  const counts = new Map<number, number>();
  for (const face of Object.values(look.faces)) counts.set(ratioOf(face), (counts.get(ratioOf(face)) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 1;
});

export function FaceDrawing({ face }: { face: string }) {
  REFERENCED.add(face);
  return (
    <svg class="drawn">
      <use href={`#${symbolOf(face)}`} />
    </svg>
  );
}
