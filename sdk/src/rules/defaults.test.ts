import { expect, it } from "vitest";
import { CODE_LENGTH } from "./accounts/codeInput.ts";
import { GIFT_CARD, WARRANTY } from "./cart/productTypes.ts";
import { PAGE_SIZE, regionFilter } from "./catalogue/listingQuery.ts";
import { CHALLENGE_MODES, FORM_CHALLENGE_MODE } from "./challenge/botCheck.ts";
import { BNPL_REGIONS } from "./checkout/paymentMethods.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES } from "./language.ts";
import { getRegionCountry, getRegionCurrency } from "./region.ts";

it.each<[string, unknown, unknown]>([
  ["S-025 languages", [LANGUAGES, DEFAULT_LANGUAGE], [["en", "fr"], "en"]],
  ["S-846 names of the languages", LANGUAGE_NAMES, { en: "English", fr: "Français" }],
  ["S-851 SA-207 where one may pay later", BNPL_REGIONS, ["US", "CA", "EU"]],
  [
    "S-887 modes of the challenge widget",
    [CHALLENGE_MODES, FORM_CHALLENGE_MODE],
    [["managed", "non-interactive", "invisible"], "invisible"],
  ],
  ["C-291 types of products that have rules of their own", [WARRANTY, GIFT_CARD], ["Warranty", "Gift Card"]],
  ["S-847 currency without a region", getRegionCurrency(null), "USD"],
  ["S-848 country without a region", getRegionCountry(undefined), "US"],
  [
    "S-849 the default region's stock and everybody's",
    regionFilter(getRegionCountry(undefined)),
    "or:US,INTL",
  ],
  ["S-857 a region's stock and everybody's", regionFilter("CA"), "or:CA,INTL"],
  ["S-918 page size", PAGE_SIZE, 24],
  ["S-886 one-time code's digits", CODE_LENGTH, 5],
])("%s", (_, found, expected) => expect(found).toEqual(expected));
