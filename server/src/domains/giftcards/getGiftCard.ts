import { type Handler, refuse } from "../../platform/contract.ts";
import { appliedGiftCard } from "./appliedGiftCard.ts";

/** What is left on a gift card, when it can be used on this site and in the currency asked for. */
export const getGiftCard: Handler<"getGiftCard"> = async ({ params, query }, context) => {
  const applied = await appliedGiftCard(context, params.code, query.configuration?.currency);
  if ("refused" in applied) return applied.refused;
  return applied.giftCard === null
    ? refuse("giftCardUnrecognizable")
    : { status: 200, body: applied.giftCard };
};
