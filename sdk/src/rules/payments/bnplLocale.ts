import type { Currency } from "../../types.ts";

const LOCALES: Partial<Record<Currency, string>> = { GBP: "en-GB", EUR: "en-DE", CAD: "en-CA" };

/** Locale of the buy-now-pay-later dialog, for every currency. */
export const bnplLocale = (currency: Currency): string => LOCALES[currency] ?? "en-US";
