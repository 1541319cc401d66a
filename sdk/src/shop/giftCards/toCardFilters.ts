import { parseOrderNumber } from "../../rules/orders/orderNumber.ts";
import type { GiftCardSort, GiftCardState, operations } from "../../types.ts";
import type { Caller } from "../access/Caller.ts";
import { selectSites } from "../access/selectSites.ts";

/** The gift cards that a list holds. */
export interface CardFilters {
  /** Four digits, an email address or the number of an order; null for words that are none of them. */
  found: CardWords | null | undefined;
  state: GiftCardState | undefined;
  /** Null for all sites. */
  sites: readonly string[] | null;
  sort: GiftCardSort | undefined;
}

export interface CardWords {
  digits: string | undefined;
  email: string | undefined;
  order: number | undefined;
}

/** The filters of a request within the caller's sites. */
export const toCardFilters = (
  caller: Caller,
  { q, state, site, sort }: NonNullable<operations["exportMerchantGiftCards"]["parameters"]["query"]>,
): CardFilters => ({
  found: q === undefined ? undefined : parseWords(q.trim()),
  state,
  sites: selectSites(caller, site),
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
