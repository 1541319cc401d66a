import { parseOrderNumber } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { type CardWords, listCards } from "../giftcards/store/merchantGiftCards.ts";
import { numberedPage } from "./numberedPage.ts";
import { selectSites } from "./selectSites.ts";

/** Gift cards of the sites that the caller works for, the newest first, without their codes. */
export const listMerchantGiftCards: Handler<"listMerchantGiftCards"> = ({ query }, context) => {
  const { q, state, site } = query;
  const found = q === undefined ? undefined : parseWords(q.trim());
  return numberedPage("giftCards", query, {
    load: (before, limit) =>
      listCards(context.store.db, { found, state, sites: selectSites(context, site), before, limit }),
    getNumber: ({ id }) => id,
    present: (card) => card,
  });
};

function parseWords(text: string): CardWords | null {
  const words = {
    digits: /^\d{4}$/.test(text) ? text : undefined,
    email: text.includes("@") ? text.toLowerCase() : undefined,
    order: parseOrderNumber(text),
  };
  return Object.values(words).every((word) => word === undefined) ? null : words;
}
