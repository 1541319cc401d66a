import {
  isPromotionShown,
  presentPromotion,
  selectPromotionFields,
} from "../rules/promotions/presentPromotion.ts";
import { validatePromotionTerms } from "../rules/promotions/promotionSteps.ts";
import { refuse } from "./refuse.ts";
import { refuseRule } from "./refuseRule.ts";
import type { ShopOperation } from "./ShopOperation.ts";

/** The promotion, when it can be used on this site now; the cart's part is `judgePromotion`. */
export const answerPromotion: ShopOperation<
  "getPromotion",
  "readPromotion" | "site" | "language" | "now"
> = async ({ params, query }, { readPromotion, site, language, now }) => {
  const record = await readPromotion(params.code);
  const fields = query.fields?.split(",");
  if (!isPromotionShown(record, fields)) return refuse("promotionUnrecognizable");
  const refusal = validatePromotionTerms(record.document, { site, now: now.getTime() });
  if (refusal !== null) return refuseRule(refusal);
  const promotion = presentPromotion(record, query.configuration?.language ?? language);
  return { status: 200, body: selectPromotionFields(promotion, fields) };
};
