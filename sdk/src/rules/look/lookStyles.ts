import type { SiteLook } from "../../types.ts";
import { lookColors } from "./lookColors.ts";

interface Font {
  family: string;
  fallback: string;
  /** Weights of the variable font. */
  weights: string;
}

const SANS = "ui-sans-serif, system-ui, sans-serif";

/** Fonts that a site can choose, beside the shop's own, which every page has already. */
export const LOOK_FONTS: Readonly<Record<Exclude<NonNullable<SiteLook["font"]>, "figtree">, Font>> = {
  inter: { family: "Inter", fallback: SANS, weights: "100 900" },
  lora: { family: "Lora", fallback: "ui-serif, Georgia, serif", weights: "400 700" },
  nunito: { family: "Nunito", fallback: SANS, weights: "200 1000" },
};

/** Parts of a font in files of their own, with the characters that each has. */
export const FONT_PARTS = {
  latin:
    "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
  "latin-ext":
    "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
} as const;

const CORNERS: Record<NonNullable<SiteLook["corners"]>, readonly [string, string, string, string, string]> = {
  square: ["0", "0", "0", "0", "0"],
  soft: ["0.25rem", "0.375rem", "0.5rem", "0.75rem", "0.5rem"],
  round: ["0.5rem", "0.875rem", "1.5rem", "2rem", "999px"],
};
const RADII = ["sm", "md", "lg", "xl", "full"] as const;

/** Tokens of a look in place of the shop's own, and the files of its font, as a style sheet. */
export function lookStyles({ accent, dark, font, corners }: SiteLook): string {
  const own = font !== undefined && font !== "figtree" ? LOOK_FONTS[font] : undefined;
  const { cream, ...steps } = lookColors({ ...(accent && { accent }), ...(dark && { dark }) });
  const tokens = [
    ...(accent || dark ? Object.entries(steps).map(([step, color]) => `--site-brand-${step}:${color}`) : []),
    ...(accent ? [`--site-cream:${cream}`] : []),
    ...(own ? [`--font-sans:"${own.family} Variable",${own.fallback}`] : []),
    ...(corners ? RADII.map((name, at) => `--radius-${name}:${CORNERS[corners][at]}`) : []),
  ];
  const faces = own
    ? Object.entries(FONT_PARTS).map(
        ([part, range]) =>
          `@font-face{font-family:"${own.family} Variable";font-style:normal;font-display:swap;font-weight:${own.weights};` +
          `src:url(/look/fonts/${font}-${part}.woff2) format("woff2");unicode-range:${range}}`,
      )
    : [];
  // Twice the element, so that it counts for more than the shop's own, wherever it is loaded.
  // The icons of filters and the drawings of empty pages are pictures in the shop's own colour.
  const pictures = accent
    ? 'img:is([src^="/assets/img/commerce-filters/"],[src^="/assets/img/states/"]){filter:grayscale(1)}'
    : "";
  return `${faces.join("")}:root:root{${tokens.join(";")}}${pictures}`;
}
