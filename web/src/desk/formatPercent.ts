import type { Locale } from "@velours/sdk/rules";

/** A decimal as a percentage, with all of its decimals, so that two different rates never read the same: `9,97551 %`. */
export const formatPercent = (value: string, locale: Locale): string =>
  `${value && new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(Number(value))}\u00a0%`;
