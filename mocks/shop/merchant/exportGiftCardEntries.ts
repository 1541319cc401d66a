import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { csvResponse } from "./csvResponse.ts";
import { loadGiftCard } from "./loadGiftCard.ts";

/** The whole ledger of a gift card as CSV, the newest entry first. */
export const exportGiftCardEntries: Handler<"exportGiftCardEntries"> = ({ params: { id } }, context) => {
  const found = loadGiftCard(context, id);
  if (found === undefined) return refuse("resourceDoesNotExist");
  const { currency } = found.card;
  const rows = found.entries.map((entry) => ({ ...entry, currency }));
  return csvResponse(
    `gift-card-${id}`,
    ["time", "kind", "amount", "currency", "order", "actor", "note"],
    rows,
  );
};
