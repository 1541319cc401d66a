import { hash } from "../hash.ts";
import type { Ink, Shape } from "./Ink.ts";
import { goods } from "./goods.ts";
import { colours, companions, grounds, mix } from "./palette.ts";
import { solids } from "./solids.ts";
import { type ViewName, views } from "./views.ts";

const shapes: Record<string, Shape | Shape[]> = { ...solids, ...goods };
/** Shapes that read as well the other way round, and shapes that fill the field. */
const mirrored = new Set(["pebble", "arch", "glass", "steelArc", "drop", "drops", "beads", "ring", "sleeve", "curve", "feather", "wedge", "rope", "roll", "bundle"]);
const wide = new Set(["harness", "mask"]);
const tidy = (svg: string) => svg.replace(/(\d+\.\d\d)\d+/g, "$1");

/**
 * One product's picture: an abstract composition, square, under 6 kB with its further views. The same name gives the
 * same bytes; pictures of one product in several colours share wall, light and shape.
 */
export function picture(
  product: string,
  shape: string,
  colour: string | undefined,
  others: readonly ViewName[] = [],
  inches?: number,
): string {
  const pick: Ink["pick"] = (question, n) => hash(`${product}/${question}`) % n;
  const base = colours[colour ?? companions[pick("colour", companions.length)]!]!;
  const ground = grounds[pick("ground", grounds.length)]!;
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
  const placed = wide.has(shape) ? draw(ink) : `<g transform="${place}">${draw(ink)}</g>`;
  const lightX = 30 + pick("light", 40);
  const stop = (offset: number, color: string, opacity?: number) =>
    `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`;
  return tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><defs>` +
      `<linearGradient id="b" x1="0" y1="0" x2="0" y2="1">${stop(0, ground[0])}${stop(1, ground[1])}</linearGradient>` +
      `<radialGradient id="l" cx="${lightX}%" cy="26%" r="62%">${stop(0, "#fff", 0.95)}${stop(1, "#fff", 0)}</radialGradient>` +
      `<linearGradient id="g" x1=".1" y1="0" x2=".9" y2="1">${stop(0, mix(base, "#ffffff", 0.34))}${stop(0.45, base)}${stop(1, ink.dark)}</linearGradient>` +
      `<linearGradient id="m" x1="0" y1="0" x2="1" y2="1">${stop(0, "#f4f6fa")}${stop(0.3, mix("#aab2c0", base, 0.25))}${stop(0.52, "#eceff5")}${stop(1, mix("#7d8595", base, 0.3))}</linearGradient>` +
      `<radialGradient id="s">${stop(0, ink.deep, 0.34)}${stop(1, ink.deep, 0)}</radialGradient></defs>` +
      `<rect width="800" height="800" fill="url(#b)"/><rect width="800" height="800" fill="url(#l)"/>` +
      (others.length > 0 ? `<g id="p">${placed}</g>${views(ink, others, inches)}</svg>\n` : `${placed}</svg>\n`),
  );
}
