import type { Language } from "./types.ts";

/** The text for a currency that the shop does not sell in; it travels in English. */
export function writeCurrencyText(sold: readonly string[], language: Language = "en"): string {
  const list = new Intl.ListFormat(language, { type: "disjunction" }).format(sold);
  if (language === "fr")
    return `Nous acceptons seulement ${sold.length === 1 ? "la devise" : "les devises"} ${list}`;
  return `We only support ${list} ${sold.length === 1 ? "currency" : "currencies"}`;
}

/** The same in French; undefined for any other text. */
export function translateCurrencyText(text: string): string | undefined {
  const sold = text.match(/\b[A-Z]{3}\b/g) ?? [];
  return text === writeCurrencyText(sold) ? writeCurrencyText(sold, "fr") : undefined;
}
