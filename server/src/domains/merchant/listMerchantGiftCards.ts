import { cardPlace, toCardFilters, toCardOrder } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { listCards } from "../giftcards/store/merchantGiftCards.ts";
import { sortedPage } from "./sortedPage.ts";

/** Gift cards of the sites that the caller works for, without their codes. */
export const listMerchantGiftCards: Handler<"listMerchantGiftCards"> = ({ query }, context) => {
  const order = toCardOrder(query.sort);
  const filters = toCardFilters(context, query);
  return sortedPage(query, {
    list: `giftCards ${order}`,
    kinds: order.startsWith("remaining") ? ["amount", "number"] : ["number"],
    load: (after, limit) => listCards(context.store.db, { ...filters, after, limit }),
    getPlace: (card) => cardPlace(order, card),
    present: (card) => card,
  });
};
