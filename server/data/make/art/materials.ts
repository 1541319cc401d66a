import { mix } from "./palette.ts";

export const stop = (offset: number, color: string, opacity?: number) =>
  `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`;

/**
 * A light from the left above, for anything opaque: the shadow of all that is outside falls onto it from the right, and
 * a light shadow from the left.
 */
const lit = (
  id: string,
  blur: number,
  shade: number,
  light: number,
  dx = blur,
  dy = Math.round(blur * 0.6),
) =>
  `<filter id="${id}" x="-.3" y="-.3" width="1.6" height="1.6" color-interpolation-filters="sRGB"><feFlood/><feComposite in2="SourceAlpha" operator="out"/><feDropShadow dx="${-dx}" dy="${-dy}" stdDeviation="${blur}" flood-color="#1a1433" flood-opacity="${shade}"/><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#fff" flood-opacity="${light}"/><feComposite in2="SourceGraphic" operator="atop"/></filter>`;

const weave = (id: string, size: number, marks: string) =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${marks}</pattern>`;

/** Each material's part among a picture's definitions; a picture has those that it names. */
const definitions: Readonly<Record<string, (base: string) => string>> = {
  silicone: () => lit("silicone", 20, 0.6, 0.6),
  /** For what is narrow: straps, cords, buttons. */
  rubber: () => lit("rubber", 7, 0.6, 0.6),
  glass: () => lit("glass", 14, 0.5, 0.9, 9, 5),
  steel: (base) =>
    `<linearGradient id="steel">${stop(0, mix("#6c7484", base, 0.4))}${stop(0.16, mix("#f8f9fc", base, 0.1))}${stop(0.36, mix("#a4acba", base, 0.5))}${stop(0.52, mix("#e4e7ee", base, 0.25))}${stop(0.82, mix("#767e8e", base, 0.45))}${stop(1, mix("#c4cad4", base, 0.3))}</linearGradient>`,
  leather: () =>
    weave(
      "leather",
      9,
      '<path d="M1 2h2M5 6h3M7 1l1 2M2 6l-1 2" stroke="#000" stroke-opacity=".28" stroke-width="1.3"/>',
    ),
  cotton: () =>
    weave(
      "cotton",
      8,
      '<path d="M0 2l2 3 2-3 2 3 2-3M0 7h8" stroke="#000" stroke-opacity=".1" stroke-width="1.2"/>',
    ),
  mesh: () =>
    weave("mesh", 13, '<path d="M0 0l13 13M13 0L0 13" stroke="#000" stroke-opacity=".5" stroke-width="2"/>'),
  shadow: () =>
    `<radialGradient id="shadow">${stop(0, "#2a2440", 0.42)}${stop(1, "#2a2440", 0)}</radialGradient>`,
};

/** Attributes of every drawing: lines end round, and only what names a colour is filled. */
export const manner = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** Definitions of the materials that a drawing names. */
export const materials = (svg: string, base: string): string =>
  Object.entries(definitions)
    .map(([name, define]) => (svg.includes(`url(#${name})`) ? define(base) : ""))
    .join("");
