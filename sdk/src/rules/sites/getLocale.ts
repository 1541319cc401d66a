import type { Language, Region } from "../../types.ts";

/** How a page or a letter writes days and numbers, and whose French it has. */
export type Locale = "en-US" | "en-CA" | "en-GB" | French;

/** The two Frenches that the shop's texts are written in. */
export type French = "fr-CA" | "fr-FR";

/** The French of a site where its shopper's country does not decide it: Canada's where the site sells to Canada. */
export const siteFrench = (regions: readonly Pick<Region, "country">[]): French =>
  regions.some(({ country }) => country === "CA") ? "fr-CA" : "fr-FR";

/**
 * The locale of a language in a region's country. English outside North America is written as in the United Kingdom. French
 * has two written forms alone: in Canada its own, in the United States the site's, elsewhere that of France.
 */
export function getLocale(
  language: Language,
  country: string | null | undefined,
  french: French = "fr-CA",
): Locale {
  const isAmerican = (country ?? "US") === "US";
  if (language === "fr") return isAmerican ? french : country === "CA" ? "fr-CA" : "fr-FR";
  return isAmerican ? "en-US" : country === "CA" ? "en-CA" : "en-GB";
}
