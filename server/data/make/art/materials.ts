import { mix } from "./palette.ts";

export const stop = (offset: number, color: string, opacity?: number) =>
  `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`;

const night = "#1a1433";

const weave = (id: string, size: number, marks: string) =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${marks}</pattern>`;

/** Each material's part among a picture's definitions; a picture has those that it names. */
const definitions: Readonly<Record<string, (base: string) => string>> = {
  silicone: () =>
    `<linearGradient id="silicone" y2=".2">${stop(0, night, 0.12)}${stop(0.1, "#fff", 0.3)}${stop(0.28, "#fff", 0.22)}${stop(0.5, night, 0)}${stop(1, night, 0.48)}</linearGradient>`,
  ball: () =>
    `<radialGradient id="ball" cx=".36" cy=".32" r=".7">${stop(0, "#fff", 0.55)}${stop(0.4, "#fff", 0)}${stop(1, night, 0.6)}</radialGradient>`,
  glass: () =>
    `<linearGradient id="glass" y2=".2">${stop(0, night, 0.3)}${stop(0.12, "#fff", 0.7)}${stop(0.3, "#fff", 0.1)}${stop(0.75, "#fff", 0.35)}${stop(1, night, 0.35)}</linearGradient>`,
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
