import type { drawShape } from "./drawShape.ts";
import { floor } from "./Ink.ts";
import { stop } from "./materials.ts";
import { ground, mix } from "./palette.ts";

/** Names of a picture's other views: each is the file's address with `#` and the name. */
export type ViewName = "detail" | "night" | "size" | "box";

/** Distance between the fields that the views lie on, side by side in one file. */
const step = 1000;

const goods = (scale: number, x: number, y: number) =>
  `<use href="#p" transform="translate(${x} ${y}) scale(${scale}) translate(-400 ${-floor})"/>`;

const field = "M0 0H800V800H0z";

/** On a bedside table in the evening. */
function night(base: string): string {
  const wall = mix(base, "#15102a", 0.78);
  return (
    `<path d="${field}" fill="${wall}"/><path d="M0 610H800V800H0z" fill="${mix(wall, "#000000", 0.35)}"/>` +
    `<radialGradient id="w" cx=".74" cy=".2" r=".8">${stop(0, "#ffe6bd")}${stop(1, "#ffe6bd", 0)}</radialGradient>` +
    `<path d="${field}" fill="url(#w)"/><path d="M520 0H664L690 96H494z" fill="#fff"/>${goods(0.86, 390, 690)}`
  );
}

/** Beside the plain box it comes in. */
const box = () =>
  `<path d="${field}" fill="${ground}"/>` +
  `<path d="M90 300L330 250 540 296 300 352z" fill="#e9d8bb"/><path d="M90 300L300 352V676L90 608z" fill="#d6bf9a"/>` +
  `<path d="M300 352L540 296V614L300 676z" fill="#c5aa80"/>${goods(0.5, 580, 720)}`;

/** Inches that a glass is high. */
const glass = 4.75;
/** Beside a drinking glass, both as large as they are. */
function size(span: number, inches: number, length: number | undefined): string {
  const share = Math.min((Math.min(72, 550 / inches) * inches) / span, 0.88);
  const unit = (share * span) / inches;
  const [high, wide] = [Math.round(glass * unit), Math.round(1.4 * unit)];
  const rim = Math.round(wide / 5);
  return (
    `<path d="${field}" fill="${ground}"/>${goods(Math.round(share * 100) / 100, 300, floor)}` +
    `<path d="M${640 - wide} ${floor - high}l${rim} ${high}H${640 + wide - rim}l${rim}-${high}a${wide} ${rim} 0 0 0-${2 * wide} 0 ${wide} ${rim} 0 0 0 ${2 * wide} 0" stroke="#8fa3bd" stroke-width="3" fill="#dce8f3"/>` +
    `<path d="M${640 - wide + rim} ${floor - Math.round(high * 0.7)}H${640 + wide - rim}l-${rim - 4} ${Math.round(high * 0.7) - 6}H${640 - wide + 2 * rim - 4}z" fill="#b3d0ea"/>` +
    (length === undefined
      ? ""
      : `<text x="300" y="764" text-anchor="middle" font-size="34" font-family="Arial" fill="#4d475a">${(length * 2.54).toFixed(1)} cm · ${length} in</text>`)
  );
}

/**
 * Further views of what a picture has drawn as `#p`, each on a field of its own beside the picture's. They share its
 * shapes, so a view costs a few hundred bytes. `length` of the goods is in inches.
 */
export function views(
  { ink, span, inches }: ReturnType<typeof drawShape>,
  names: readonly ViewName[],
  length: number | undefined,
): string {
  return names
    .map((name, index) => {
      if (name === "detail")
        return `<view id="detail" viewBox="${200 + ink.pick("detail", 60)} 260 340 340"/>`;
      const x = (index + 1) * step;
      const drawn =
        name === "night" ? night(ink.base) : name === "box" ? box() : size(span, length ?? inches, length);
      return `<view id="${name}" viewBox="${x} 0 800 800"/><g transform="translate(${x})">${drawn}</g>`;
    })
    .join("");
}
