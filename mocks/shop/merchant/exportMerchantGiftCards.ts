import { giftCardColumns } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { csvResponse } from "./csvResponse.ts";
import { findGiftCards } from "./findGiftCards.ts";
import { sortRows } from "./paginate.ts";

/** Gift cards as CSV, as they are listed. */
export const exportMerchantGiftCards: Handler<"exportMerchantGiftCards"> = ({ query }, context) => {
  const { rows, order, getPlace } = findGiftCards(context, query);
  return csvResponse("gift-cards", giftCardColumns, sortRows(rows, getPlace, order));
};
