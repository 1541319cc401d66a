import type { Currency } from "./types.ts";

/** The text for a currency that the shop does not sell in, as it travels. */
export const writeCurrencyText = (sold: readonly Currency[]): string =>
  `We only support ${list("en", sold)} currenc${sold.length === 1 ? "y" : "ies"}`;

/** The same in French; undefined for any other text. */
export function translateCurrencyText(text: string): string | undefined {
  const named = /^We only support (.+) currenc(?:y|ies)$/.exec(text)?.[1];
  if (named === undefined) return undefined;
  const sold = named.match(/[A-Z]{3}/g) ?? [];
  return `Nous acceptons seulement ${sold.length === 1 ? "la devise" : "les devises"} ${list("fr", sold)}`;
}

const list = (language: "en" | "fr", codes: readonly string[]): string =>
  new Intl.ListFormat(language, { type: "disjunction" }).format(codes);
