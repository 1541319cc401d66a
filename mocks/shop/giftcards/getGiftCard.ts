import { validateGiftCard } from "@velours/sdk/rules";
import type { Handler } from "../Handler.ts";
import { refuse, refuseRule } from "../refuse.ts";

export const getGiftCard: Handler<"getGiftCard"> = ({ params, query }, { session, site }) => {
  const giftCard = session.giftCard(params.code);
  if (giftCard === undefined) return refuse("giftCardUnrecognizable");
  const currency = query.configuration?.currency ?? giftCard.currency;
  const refusal = validateGiftCard(giftCard, { site, currency });
  return refusal === null ? { status: 200, body: giftCard } : refuseRule(refusal);
};
