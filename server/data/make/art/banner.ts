import { hash } from "../hash.ts";
import { drawShape, type Subject, tidy } from "./drawShape.ts";
import { floor as standing } from "./Ink.ts";
import { manner, stop } from "./materials.ts";
import { colours, companions, grounds, mix } from "./palette.ts";

/** Shapes of a collection or a tile of the home page, the nearest last. */
const shapesOf: Readonly<Record<string, readonly string[]>> = {
  apparel: ["jockstrap", "trunk"],
  "butt-plugs": ["plug", "jewelPlug"],
  "closet-sex-toys": ["bullet", "couplesRing"],
  dildos: ["curvedDildo", "ribbedDildo"],
  "gift-cards": ["giftcard"],
  glass: ["glassRipple", "glassPlug"],
  help: ["book"],
  kink: ["steelCuffs", "blindfold"],
  lubricants: ["waterLubricant", "hybridLubricant"],
  masturbators: ["casedStroker", "eggStroker"],
  "prostate-massagers": ["massager", "vibratingMassager"],
  "sex-toys": ["airPulse", "plug", "ring"],
  swimwear: ["onePiece", "swimShort"],
  "top-picks": ["palmVibrator", "bullet"],
  vibrators: ["airPulse", "wand"],
};

interface Format {
  width: number;
  height: number;
  /** Where the nearest thing stands, as shares of width and height, and how large it is. */
  at: readonly [x: number, y: number];
  scale: number;
}

/**
 * A page writes on the left of a wide banner and on all but a corner of a phone's; a tile has its words below, and a
 * stage beside it: of that, phones show the middle half.
 */
export const formats: Readonly<Record<"wide" | "phone" | "tile" | "stage", Format>> = {
  wide: { width: 1600, height: 400, at: [0.74, 0.83], scale: 0.43 },
  phone: { width: 750, height: 400, at: [0.86, 0.52], scale: 0.26 },
  tile: { width: 500, height: 400, at: [0.6, 0.74], scale: 0.42 },
  stage: { width: 800, height: 800, at: [0.56, 0.7], scale: 0.62 },
};

/**
 * A collection's banner, or with `goods`, the nearest last, that of a campaign: they stand on soft hills. No words, so
 * both languages share it.
 */
export function banner(
  handle: string,
  { width, height, at: [left, floor], scale }: Format,
  goods?: readonly Subject[],
): string {
  const pick = (question: string, n: number) => hash(`${handle}/${question}`) % n;
  const first = pick("colour", companions.length);
  const base = colours[companions[first]!]!;
  const other = colours[companions[(first + 1 + pick("other", companions.length - 1)) % companions.length]!]!;
  const [top, bottom] = grounds[pick("ground", grounds.length)]!;
  const hill = (share: number, lift: number, fill: string, opacity: number) => {
    const y = Math.round(height * share);
    const x = (part: number) => Math.round(width * part);
    return `<path d="M0 ${y}C${x(0.2)} ${y - lift} ${x(0.35)} ${y - lift} ${x(0.55)} ${y}S${x(0.85)} ${y + lift} ${width} ${y - lift / 2}V${height}H0z" fill="${fill}" opacity="${opacity}"/>`;
  };
  const lift = Math.round(height * 0.22);
  const shapes = shapesOf[handle] ?? [];
  const subjects =
    goods ??
    shapes.map((shape, at) => ({
      product: handle,
      shape,
      colour: companions[(first + (shapes.length - 1 - at) * 3) % companions.length],
    }));
  const drawn = subjects.map((subject, at) => {
    const behind = subjects.length - 1 - at;
    const { svg, definitions, ink } = drawShape(subject);
    const x = width * left - behind * 260 * scale;
    const y = height * floor - behind * 50 * scale;
    const place = `translate(${x} ${y}) scale(${scale * 0.78 ** behind}) translate(-400 ${-standing})`;
    // Each shape has definitions of its own in the one file.
    const own = (text: string) => text.replace(/(id="|url\(#)(\w+)/g, `$1$2${at}`);
    return {
      definitions: own(definitions),
      drawn: `<g transform="${place}" color="${ink.mark}">${own(svg)}</g>`,
    };
  });
  return tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" ${manner} viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>` +
      `<linearGradient id="b" x1="0" y1="0" x2="1" y2="1">${stop(0, top)}${stop(1, bottom)}</linearGradient>` +
      `<linearGradient id="f" x1="0" y1="0" x2="1" y2="1">${stop(0, mix(base, "#ffffff", 0.6))}${stop(1, mix(base, "#ffffff", 0.25))}</linearGradient>` +
      `${drawn.map(({ definitions }) => definitions).join("")}</defs>` +
      `<rect width="${width}" height="${height}" fill="url(#b)"/>` +
      `<circle cx="${Math.round(width * left)}" cy="${Math.round(height * floor - 320 * scale)}" r="${Math.round(380 * scale)}" fill="#fff" opacity=".55"/>` +
      hill(0.62, lift, mix(base, "#ffffff", 0.7), 0.8) +
      hill(0.76, -lift, mix(other, "#ffffff", 0.6), 0.55) +
      hill(0.88, lift, "url(#f)", 1) +
      `${drawn.map(({ drawn }) => drawn).join("")}</svg>\n`,
  );
}
