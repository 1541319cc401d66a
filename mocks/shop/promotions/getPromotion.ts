import { validatePromotionTerms } from "@velours/sdk/rules";
import { isPromotionShown, presentPromotion, selectPromotionFields } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse, refuseRule } from "../refuse.ts";

export const getPromotion: Handler<"getPromotion"> = ({ params, query }, { session, site, now }) => {
  const record = session.promotion(params.code);
  const fields = query.fields?.split(",");
  if (!isPromotionShown(record, fields)) return refuse("promotionUnrecognizable");
  const refusal = validatePromotionTerms(record.document, { site, now: now.getTime() });
  if (refusal !== null) return refuseRule(refusal);
  const promotion = presentPromotion(record, query.configuration?.language ?? "en");
  return { status: 200, body: selectPromotionFields(promotion, fields) };
};
