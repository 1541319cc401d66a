import { hash } from "../hash.ts";
import { goods } from "./goods.ts";
import type { Ink, Shape } from "./Ink.ts";
import { colours, companions, mix } from "./palette.ts";
import { solids } from "./solids.ts";

const shapes: Record<string, Shape | Shape[]> = { ...solids, ...goods };
/** Shapes that read as well the other way round, and shapes that fill the field. */
const mirrored = new Set([
  "pebble",
  "arch",
  "glass",
  "steelArc",
  "drop",
  "drops",
  "beads",
  "ring",
  "sleeve",
  "curve",
  "feather",
  "wedge",
  "rope",
  "roll",
  "bundle",
]);
const wide = new Set(["harness", "mask"]);

export const stop = (offset: number, color: string, opacity?: number) =>
  `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`;

/** A shape on its 800 × 800 field, standing on y = 640, and the gradients it is filled with: `g`, `m` and `s`. */
export function drawShape(name: string, shape: string, colour: string | undefined) {
  const pick: Ink["pick"] = (question, n) => hash(`${name}/${question}`) % n;
  const base = colours[colour ?? companions[pick("colour", companions.length)]!]!;
  const ink: Ink = {
    base,
    light: mix(base, "#ffffff", 0.45),
    pale: mix(base, "#ffffff", 0.78),
    dark: mix(base, "#1b1730", 0.38),
    deep: mix(base, "#1b1730", 0.6),
    accent: colours[companions[pick("accent", companions.length)]!]!,
    pick,
  };
  const family = shapes[shape];
  if (!family) throw new Error(`No shape is called '${shape}'`);
  const draw = Array.isArray(family) ? family[pick("shape", family.length)]! : family;
  const scale = 0.92 + pick("scale", 13) / 100;
  const mirror = mirrored.has(shape) && pick("mirror", 2) === 1 ? -1 : 1;
  const place = `translate(400 400) scale(${(mirror * scale).toFixed(2)} ${scale.toFixed(2)}) translate(-400 -400)`;
  const drawn = wide.has(shape) ? draw(ink) : `<g transform="${place}">${draw(ink)}</g>`;
  const gradients =
    `<linearGradient id="g" x1=".1" y1="0" x2=".9" y2="1">${stop(0, mix(base, "#ffffff", 0.34))}${stop(0.45, base)}${stop(1, ink.dark)}</linearGradient>` +
    `<linearGradient id="m" x1="0" y1="0" x2="1" y2="1">${stop(0, "#f4f6fa")}${stop(0.3, mix("#aab2c0", base, 0.25))}${stop(0.52, "#eceff5")}${stop(1, mix("#7d8595", base, 0.3))}</linearGradient>` +
    `<radialGradient id="s">${stop(0, ink.deep, 0.34)}${stop(1, ink.deep, 0)}</radialGradient>`;
  return { ink, drawn, gradients };
}

/** Two decimals are more than a screen shows. */
export const tidy = (svg: string) => svg.replace(/(\d+\.\d\d)\d+/g, "$1");
