import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { presentMerchantPromotion } from "./presentMerchantPromotion.ts";

/**
 * Puts a promotion in the place of the one with its number, or adds it, without consent. An import's checks would refuse the
 * pictures that the mock draws in a page.
 */
export const saveMerchantPromotion: Handler<"saveMerchantPromotion"> = (input, context) =>
  onceForKey(context, "saveMerchantPromotion", input, () => {
    const { session } = context;
    const promotion = { ...input.body, id: input.params.id };
    session.savePromotion(promotion);
    return { status: 200, body: presentMerchantPromotion(promotion, session) };
  });
