import { validateGiftCard } from "@velours/sdk/rules";
import { type Handler, refuse } from "../generated/handlers.ts";
import { refuseRule } from "../http/refuseRule.ts";
import { readGiftCard } from "./store.ts";

/** What is left on a gift card, when it can be used on this site and in the currency asked for (5.4). */
export const getGiftCard: Handler<"getGiftCard"> = async ({ params, query }, { store, site }) => {
  const giftCard = await readGiftCard(store.db, params.code);
  if (giftCard === undefined) return refuse("giftCardUnrecognizable");
  const currency = query.configuration?.currency ?? giftCard.currency;
  const refusal = validateGiftCard(giftCard, { site, currency });
  return refusal === null ? { status: 200, body: giftCard } : refuseRule(refusal);
};
