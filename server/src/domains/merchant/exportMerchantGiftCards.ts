import { cardPlace, giftCardColumns, toCardFilters, toCardOrder } from "@velours/sdk/shop";
import type { MerchantGiftCard } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { listCards } from "../giftcards/store/merchantGiftCards.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { readPages } from "./exports/readPages.ts";
import { streamCsv } from "./exports/streamCsv.ts";

/** Gift cards as CSV, as they are listed; the log has the entry before the first of their addresses leaves. */
export const exportMerchantGiftCards: Handler<"exportMerchantGiftCards"> = async ({ query }, context) => {
  const { db, jobs } = context.store;
  const order = toCardOrder(query.sort);
  const filters = toCardFilters(context, query);
  await appendKeyEntry(db, context, "exportMerchantGiftCards");
  return streamCsv({
    name: "gift-cards",
    columns: giftCardColumns,
    pages: readPages<MerchantGiftCard>((last, limit) =>
      listCards(jobs, { ...filters, after: last && cardPlace(order, last), limit }),
    ),
  });
};
