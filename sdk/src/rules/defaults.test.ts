import { expect, it } from "vitest";
import { CODE_LENGTH } from "./accounts/codeInput.ts";
import { PAGE_SIZE, regionFilter } from "./catalogue/listingQuery.ts";
import { countryOf, currencyOf, DEFAULT_LANGUAGE, LANGUAGES } from "./language.ts";

it.each<[string, unknown, unknown]>([
  ["S-025 languages", [LANGUAGES, DEFAULT_LANGUAGE], [["en", "fr"], "en"]],
  ["S-847 currency without a region", currencyOf(null), "USD"],
  ["S-848 country without a region", countryOf(undefined), "US"],
  ["S-849 the default region's stock and everybody's", regionFilter(countryOf(undefined)), "or:US,INTL"],
  ["S-857 a region's stock and everybody's", regionFilter("CA"), "or:CA,INTL"],
  ["S-918 page size", PAGE_SIZE, 24],
  ["S-886 one-time code's digits", CODE_LENGTH, 5],
])("%s", (_, found, expected) => expect(found).toEqual(expected));
