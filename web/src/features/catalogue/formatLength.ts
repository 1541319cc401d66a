import type { Locale } from "@velours/sdk/rules";

type Unit = "cm" | "in";

const centimetres = 2.54;

/** A length in inches as a number of another unit, as the locale writes it. */
export const formatLength = (inches: number, unit: Unit, locale: Locale): string =>
  (unit === "in" ? inches : inches * centimetres).toLocaleString(locale, {
    maximumFractionDigits: unit === "in" ? 2 : 1,
  });
