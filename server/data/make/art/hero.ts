import { drawShape, type Subject, tidy } from "./drawShape.ts";
import { floor } from "./Ink.ts";
import { manner, stop } from "./materials.ts";
import { mix } from "./palette.ts";

const width = 1600;
const height = 720;

/**
 * A home page's first picture, on the `dark` of its site: the page lays its words on the left and at the foot, where
 * the picture is no lighter than the page. Goods stand on the right in `light`, the nearest last.
 */
export function hero(dark: string, light: string, goods: readonly Subject[]): string {
  const cloth = mix(dark, "#ffffff", 0.22);
  const fold = (y: number, lift: number, opacity: number) =>
    `<path d="M0 ${y}C320 ${y - lift} 640 ${y + lift} 960 ${y}S1400 ${y - lift} 1600 ${y - lift / 2}V${height}H0z" fill="url(#c)" opacity="${opacity}"/>`;
  const drawn = goods.map((subject, at) => {
    const behind = goods.length - 1 - at;
    const { svg, definitions, ink } = drawShape(subject);
    const scale = 0.78 * 0.84 ** behind;
    const place = `translate(${1240 - behind * 240} ${600 - behind * 34}) scale(${scale}) translate(-400 ${-floor})`;
    // Each drawing has definitions of its own in the one file.
    const own = (text: string) => text.replace(/(id="|url\(#)(\w+)/g, `$1$2${at}`);
    return {
      definitions: own(definitions),
      drawn: `<g transform="${place}" color="${ink.mark}">${own(svg)}</g>`,
    };
  });
  return tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" ${manner} viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>` +
      `<linearGradient id="b" x1="0" y1="0" x2="1" y2="1">${stop(0, dark)}${stop(0.5, mix(dark, "#ffffff", 0.06))}${stop(1, mix(dark, "#ffffff", 0.24))}</linearGradient>` +
      `<radialGradient id="g" cx=".74" cy=".42" r=".42">${stop(0, light, 0.75)}${stop(1, light, 0)}</radialGradient>` +
      `<linearGradient id="c" x1="0" y1="0" x2="0" y2="1">${stop(0, cloth)}${stop(1, dark)}</linearGradient>` +
      `${drawn.map(({ definitions }) => definitions).join("")}</defs>` +
      `<path d="M0 0H${width}V${height}H0z" fill="url(#b)"/><path d="M0 0H${width}V${height}H0z" fill="url(#g)"/>` +
      `${fold(470, 60, 0.35)}${fold(540, -50, 0.5)}${fold(610, 40, 0.8)}` +
      `${drawn.map(({ drawn }) => drawn).join("")}</svg>\n`,
  );
}
