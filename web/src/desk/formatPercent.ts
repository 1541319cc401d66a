import type { Locale } from "@velours/sdk/rules";

/** A decimal as a percentage, with all decimals that a rate may have: `9,9755 %`. */
export const formatPercent = (value: string, locale: Locale): string =>
  `${value && new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(Number(value))}\u00a0%`;
