import type { Ink } from "./Ink.ts";
import { mix } from "./palette.ts";

/** Names of a picture's other views: each is the file's address with `#` and the name. */
export type ViewName = "detail" | "night" | "size" | "box";

/** Distance between the fields that the views lie on, side by side in one file. */
const step = 1000;

const stop = (offset: number, color: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${color}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`;
const goods = (scale: number, x: number, floor: number) =>
  `<use href="#p" transform="translate(${x} ${floor}) scale(${scale}) translate(-400 -640)"/>`;

/** On a bedside table in the evening. */
function night({ base }: Ink): string {
  const wall = mix(base, "#15102a", 0.78);
  return (
    `<linearGradient id="n" x1="0" y1="0" x2="0" y2="1">${stop(0, mix(wall, "#ffffff", 0.1))}${stop(1, wall)}</linearGradient>` +
    `<radialGradient id="w" cx="74%" cy="24%" r="66%">${stop(0, "#ffe6bd", 0.85)}${stop(0.4, "#ffd9a0", 0.28)}${stop(1, "#ffd9a0", 0)}</radialGradient>` +
    `<path d="M0 0H800V800H0z" fill="url(#n)"/><path d="M0 600H800V800H0z" fill="${mix(wall, "#000000", 0.3)}"/>` +
    `<path d="M0 0H800V800H0z" fill="url(#w)"/><path d="M520 0H664L690 96H494z" fill="#fff3dc" opacity=".92"/>` +
    `<radialGradient id="k">${stop(0, mix(base, "#ffffff", 0.62), 0.62)}${stop(1, mix(base, "#ffffff", 0.5), 0)}</radialGradient><ellipse cx="400" cy="420" rx="330" ry="300" fill="url(#k)"/>` +
    `<ellipse cx="400" cy="664" rx="270" ry="30" fill="#000" opacity=".34"/>${goods(0.86, 390, 664)}`
  );
}

/** Beside the plain box it comes in. */
const box = () =>
  `<path d="M0 0H800V800H0z" fill="#F6F1EA"/><path d="M0 620H800V800H0z" fill="#EBE2D6"/>` +
  `<ellipse cx="330" cy="668" rx="290" ry="26" fill="#6b5536" opacity=".22"/>` +
  `<path d="M90 300L330 250 540 296 300 352z" fill="#E9D8BB"/><path d="M90 300L300 352V664L90 600z" fill="#D6BF9A"/>` +
  `<path d="M300 352L540 296V606L300 664z" fill="#C5AA80"/><path d="M196 278L236 270 446 318 404 328z" fill="#F4E9D4"/>` +
  `<path d="M404 328L446 318V396L404 406z" fill="#EADBBF"/>${goods(0.52, 596, 700)}`;

/** Above a ruler, with its length in centimetres and inches. */
function size({ dark }: Ink, inches: number): string {
  const ticks = Array.from({ length: 21 }, (_, n) => `M${150 + n * 25} 690v${n % 5 === 0 ? 34 : 18}`).join(
    "",
  );
  return (
    `<path d="M0 0H800V800H0z" fill="#F8F7FC"/>${goods(0.8, 400, 620)}` +
    `<path d="M150 690H650${ticks}" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>` +
    `<text x="400" y="768" text-anchor="middle" font-family="Figtree,Arial,sans-serif" font-size="34" font-weight="600" fill="${dark}">${(inches * 2.54).toFixed(1)} cm · ${inches} in</text>`
  );
}

/**
 * Further views of what a picture has drawn as `#p`, each on a field of its own beside the picture's. They share its
 * shapes, so a view costs a few hundred bytes. `inches` is the length of the goods.
 */
export function views(ink: Ink, names: readonly ViewName[], inches: number | undefined): string {
  return names
    .map((name, index) => {
      if (name === "detail")
        return `<view id="detail" viewBox="${190 + ink.pick("detail", 60)} 210 350 350"/>`;
      const x = (index + 1) * step;
      const drawn = name === "night" ? night(ink) : name === "box" ? box() : size(ink, inches!);
      return `<view id="${name}" viewBox="${x} 0 800 800"/><g transform="translate(${x} 0)">${drawn}</g>`;
    })
    .join("");
}
