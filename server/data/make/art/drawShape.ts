import { hash } from "../hash.ts";
import type { Drawn, Ink, Shape } from "./Ink.ts";
import { materials } from "./materials.ts";
import { colours, companions, isPale, mix } from "./palette.ts";
import { anal } from "./shapes/anal.ts";
import { apparel } from "./shapes/apparel.ts";
import { dildos } from "./shapes/dildos.ts";
import { extras } from "./shapes/extras.ts";
import { him } from "./shapes/him.ts";
import { kink } from "./shapes/kink.ts";
import { lubricants } from "./shapes/lubricants.ts";
import { vibrators } from "./shapes/vibrators.ts";

/** A drawing for each kind of goods, by the name that the catalogue gives it. */
export const shapes: Readonly<Record<string, Shape>> = {
  ...vibrators,
  ...dildos,
  ...anal,
  ...him,
  ...lubricants,
  ...apparel,
  ...kink,
  ...extras,
};

/** The goods in a picture. */
export interface Subject {
  /** Handle of the product: pictures of one product in several colours share what is picked by chance. */
  product: string;
  shape: string;
  colour?: string | undefined;
  /** Inches. */
  length?: number | undefined;
  girth?: number | undefined;
  functions?: readonly string[];
  /** The goods of a bundle. */
  contains?: readonly Subject[];
}

/** A subject's drawing, its colours, and the definitions that the drawing refers to. */
export function drawShape(subject: Subject): Drawn & { ink: Ink; definitions: string } {
  const { product, shape, colour, length, girth, functions = [], contains = [] } = subject;
  const pick: Ink["pick"] = (question, n) => hash(`${product}/${question}`) % n;
  const base = colours[colour ?? companions[pick("colour", companions.length)]!]!;
  const ink: Ink = {
    base,
    light: mix(base, "#ffffff", 0.42),
    pale: mix(base, "#ffffff", 0.78),
    dark: mix(base, "#1b1730", 0.4),
    deep: mix(base, "#1b1730", 0.7),
    mark: isPale(base) ? mix(base, "#1b1730", 0.7) : "#fff",
    accent: colours[companions[pick("accent", companions.length)]!]!,
    length,
    girth,
    functions,
    parts: contains.map(drawShape),
    pick,
  };
  const draw = shapes[shape];
  if (!draw) throw new Error(`No shape is called '${shape}'`);
  const drawn = draw(ink);
  return { ...drawn, ink, definitions: materials(drawn.svg, base) };
}

/** Two decimals are more than a screen shows. */
export const tidy = (svg: string) => svg.replace(/(\d+\.\d\d)\d+/g, "$1").replace(/([ "(-])0\./g, "$1.");
