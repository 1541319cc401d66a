import { mayUseSite } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { type CardEntry, listCardEntries, readCard } from "../giftcards/store/merchantGiftCards.ts";
import { readPages } from "./exports/readPages.ts";
import { streamCsv } from "./exports/streamCsv.ts";

/** The whole ledger of a gift card as CSV, the newest entry first. */
export const exportGiftCardEntries: Handler<"exportGiftCardEntries"> = async (
  { params: { id } },
  context,
) => {
  const { jobs } = context.store;
  const card = await readCard(jobs, id);
  if (card === undefined || !mayUseSite(context, card.site)) return refuse("resourceDoesNotExist");
  return streamCsv({
    name: `gift-card-${id}`,
    columns: ["time", "kind", "amount", "currency", "order", "actor", "note"],
    pages: readPages<CardEntry>((last, limit) => listCardEntries(jobs, id, { before: last?.id, limit })),
  });
};
