import type { Locale } from "./generated/runtime.js";

/** Replaces words that another country says otherwise; undefined until they are needed: most shoppers never load them. */
let rewrite: ((text: string, country: string | undefined) => string) | undefined;

/** Makes the words of the shopper's country ready, before the page is drawn in them. */
export async function loadRegionalFrench(language: Locale, country: string | undefined): Promise<void> {
  if (language === "fr" && country !== undefined)
    rewrite ??= (await import("./frenchOfFrance.ts")).localFrench;
}

/** A French text in the words of the shopper's country. */
export const toRegionalFrench = (text: string, country: string | undefined): string =>
  rewrite ? rewrite(text, country) : text;
