import { type Handler, refuse } from "../../platform/contract.ts";
import { appliedGiftCard } from "./appliedGiftCard.ts";

/** The balance of a gift card that can be used on this site and in the requested currency. */
export const getGiftCard: Handler<"getGiftCard"> = async ({ params, query }, context) => {
  const applied = await appliedGiftCard(context, params.code, query.configuration?.currency);
  if ("refused" in applied) return applied.refused;
  return applied.giftCard === null
    ? refuse("giftCardUnrecognizable")
    : { status: 200, body: applied.giftCard };
};
