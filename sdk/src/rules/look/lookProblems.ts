import { createReason, type Reason } from "../../reasons/Reason.ts";
import type { SiteLook } from "../../types.ts";
import { contrast, mixColors } from "./contrast.ts";
import { findForeignPart } from "./findForeignPart.ts";
import { lookColors } from "./lookColors.ts";
import { isPngData, pngSize } from "./pngData.ts";

/** Contrast that WCAG AA asks of text. */
const TEXT = 4.5;
/** And of the edges of fields. */
const EDGE = 3;

/** Contrast of a colour where it is least: as text on the pale grounds and below white text. */
function leastOfAccent(accent: string): number {
  const { 50: tint, cream } = lookColors({ accent });
  return Math.min(...["#ffffff", tint, cream].map((ground) => contrast(accent, ground)));
}

/** The same of the dark ground, below the texts that stand on it. */
function leastOfDark(dark: string, accent: string | undefined): number {
  const colors = lookColors({ dark, ...(accent && { accent }) });
  const texts = ["#ffffff", colors[100], colors[200]].map((text) => contrast(text, dark));
  return Math.min(...texts, contrast(colors[300], dark) * (TEXT / EDGE));
}

/** The colour that is the nearest on the way to black and has enough contrast. */
function darken(color: string, least: (color: string) => number): string {
  for (let share = 0.01; share < 1; share += 0.01) {
    const darker = mixColors(color, "#000000", share);
    if (least(darker) >= TEXT) return darker;
  }
  return "#000000";
}

/** A ratio that is too small never looks as if it were enough. */
const ratio = (value: number): string => `${String(value).slice(0, 4)}:1`;

const MOST_PIXELS = 2000;
const MOST_SVG = 30_000;

function drawingProblems(name: string, drawing: string | undefined): Reason[] {
  if (drawing === undefined) return [];
  const path = `look.${name}`;
  if (!isPngData(drawing)) {
    if (drawing.length > MOST_SVG) return [createReason("svgTooLong", { path, limit: MOST_SVG })];
    const part = findForeignPart(drawing);
    return part === undefined ? [] : [createReason("svgForeignPart", { path, part })];
  }
  const size = pngSize(drawing);
  if (size === null) return [createReason("noPng", { path })];
  const fits = size.every((side) => side >= 1 && side <= MOST_PIXELS);
  return fits ? [] : [createReason("pngTooLarge", { path, size: size.join(" × "), limit: MOST_PIXELS })];
}

/**
 * Drawings of a look that cannot be shown, and colours that texts cannot be read in or on, each with the nearest that
 * can.
 */
export function lookProblems({ accent, dark, logo, icon }: SiteLook): Reason[] {
  const check = (name: string, color: string | undefined, least: (color: string) => number) =>
    color === undefined || least(color) >= TEXT
      ? []
      : [
          createReason("lowContrast", {
            path: `look.${name}`,
            color,
            ratio: ratio(least(color)),
            nearest: darken(color, least),
          }),
        ];
  return [
    ...check("accent", accent, leastOfAccent),
    ...check("dark", dark, (color) => leastOfDark(color, accent)),
    ...drawingProblems("logo", logo),
    ...drawingProblems("icon", icon),
  ];
}
