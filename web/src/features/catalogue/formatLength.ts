import type { Language } from "@velours/sdk/types";

export type Unit = "cm" | "in";

const centimetres = 2.54;

/** A length in inches as a number of another unit, as the language writes it. */
export const formatLength = (inches: number, unit: Unit, language: Language, digits = 1): string =>
  (unit === "in" ? inches : inches * centimetres).toLocaleString(language, {
    maximumFractionDigits: unit === "in" ? 2 : digits,
  });
