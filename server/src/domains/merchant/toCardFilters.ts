import { parseOrderNumber } from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import type { Query } from "../../platform/operationTypes.ts";
import type { CardFilters, CardWords } from "../giftcards/store/merchantGiftCards.ts";
import { selectSites } from "./selectSites.ts";

/** The filters of a request within the caller's sites. */
export const toCardFilters = (
  context: Pick<Context, "merchant">,
  { q, state, site, sort }: Query<"exportMerchantGiftCards">,
): CardFilters => ({
  found: q === undefined ? undefined : parseWords(q.trim()),
  state,
  sites: selectSites(context, site),
  sort,
});

function parseWords(text: string): CardWords | null {
  const words = {
    digits: /^\d{4}$/.test(text) ? text : undefined,
    email: text.includes("@") ? text.toLowerCase() : undefined,
    order: parseOrderNumber(text),
  };
  return Object.values(words).every((word) => word === undefined) ? null : words;
}
