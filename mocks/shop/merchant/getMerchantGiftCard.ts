import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { loadGiftCard } from "./loadGiftCard.ts";

/** A gift card with its ledger, without its code. */
export const getMerchantGiftCard: Handler<"getMerchantGiftCard"> = ({ params }, context) => {
  const body = loadGiftCard(context, params.id);
  return body === undefined ? refuse("resourceDoesNotExist") : { status: 200, body };
};
