import { validateGiftCard } from "../rules/giftcards.ts";
import { refuse } from "./refuse.ts";
import { refuseRule } from "./refuseRule.ts";
import type { ShopOperation } from "./ShopOperation.ts";

/** The balance of a gift card that can be used on this site and in the requested currency. */
export const answerGiftCard: ShopOperation<"getGiftCard", "readGiftCard" | "site"> = async (
  { params, query },
  { readGiftCard, site },
) => {
  const giftCard = await readGiftCard(params.code);
  if (giftCard === undefined) return refuse("giftCardUnrecognizable");
  const currency = query.configuration?.currency ?? giftCard.currency;
  const refusal = validateGiftCard(giftCard, { site, currency });
  return refusal === null ? { status: 200, body: giftCard } : refuseRule(refusal);
};
