import { validateGiftCard } from "@velours/sdk/rules";
import { type Handler, refuse } from "../../platform/contract.ts";
import { refuseRule } from "../../platform/http/refuseRule.ts";
import { throttleLookup } from "../../platform/limits/throttleLookup.ts";
import { readGiftCard } from "./store.ts";

/**
 * The balance of a gift card that can be used on this site and in the requested currency. A code is as good as money,
 * so only so many may be guessed.
 */
export const getGiftCard: Handler<"getGiftCard"> = async ({ params: { code }, query }, context) => {
  const { store, site } = context;
  const giftCard = await throttleLookup(context, code, await readGiftCard(store.db, code));
  if (giftCard === undefined) return refuse("giftCardUnrecognizable");
  const currency = query.configuration?.currency ?? giftCard.currency;
  const refusal = validateGiftCard(giftCard, { site, currency });
  return refusal === null ? { status: 200, body: giftCard } : refuseRule(refusal);
};
