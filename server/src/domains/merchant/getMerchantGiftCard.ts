import { type Handler, refuse } from "../../platform/contract.ts";
import { loadGiftCard } from "./loadGiftCard.ts";

/** A gift card with its ledger, without its code. */
export const getMerchantGiftCard: Handler<"getMerchantGiftCard"> = async ({ params: { id } }, context) => {
  const body = await loadGiftCard(context.store.db, context, id);
  return body === undefined ? refuse("resourceDoesNotExist") : { status: 200, body };
};
