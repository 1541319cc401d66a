import { mixColors } from "./contrast.ts";

const WHITE = "#ffffff";
const BLACK = "#000000";

/** The demo shop's, where a site has one colour alone. */
export const SHOP_COLORS = { accent: "#4f3ad5", dark: "#1a1346" };

/** Shares of white in the tints of the accent, from the palest, and of black in its shades. */
const TINTS = { 50: 0.94, 100: 0.88, 200: 0.76, 300: 0.62, 500: 0.16 } as const;
const SHADES = { 700: 0.2, 800: 0.36 } as const;

export type BrandStep = keyof typeof TINTS | keyof typeof SHADES | 600 | 950;

/** The colours of a site's pages: tints and shades of the accent, the dark ground, and the pale one. */
export function lookColors({ accent = SHOP_COLORS.accent, dark = SHOP_COLORS.dark }): Record<
  BrandStep,
  string
> & {
  cream: string;
} {
  const tint = (step: keyof typeof TINTS) => mixColors(accent, WHITE, TINTS[step]);
  return {
    50: tint(50),
    100: tint(100),
    200: tint(200),
    300: tint(300),
    500: tint(500),
    600: accent,
    700: mixColors(accent, BLACK, SHADES[700]),
    800: mixColors(accent, BLACK, SHADES[800]),
    950: dark,
    cream: mixColors(accent, "#fbf8f3", 0.95),
  };
}
