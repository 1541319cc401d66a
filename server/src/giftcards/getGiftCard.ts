import { validateGiftCard } from "@velours/sdk/rules";
import { type Handler, refuse } from "../generated/handlers.ts";
import { refuseRule } from "../http/refuseRule.ts";
import { refuseTry } from "../limits/refuseTry.ts";
import { returnTry } from "../limits/store.ts";
import { readGiftCard } from "./store.ts";

/**
 * What is left on a gift card, when it can be used on this site and in the currency asked for (5.4). A code is as good as
 * money, so only so many may be guessed; one that is somebody's is not counted.
 */
export const getGiftCard: Handler<"getGiftCard"> = async ({ params, query }, context) => {
  const { store, site, ip } = context;
  const counted = { limit: "giftCardIp", of: ip } as const;
  const limited = await refuseTry(context, [counted]);
  if (limited !== null) return limited;
  const giftCard = await readGiftCard(store.db, params.code);
  if (giftCard === undefined) return refuse("giftCardUnrecognizable");
  await returnTry(store.db, [counted]);
  const currency = query.configuration?.currency ?? giftCard.currency;
  const refusal = validateGiftCard(giftCard, { site, currency });
  return refusal === null ? { status: 200, body: giftCard } : refuseRule(refusal);
};
