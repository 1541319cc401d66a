import { validatePromotionTerms } from "@velours/sdk/rules";
import { isPromotionShown, presentPromotion, selectPromotionFields } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { refuseRule } from "../../platform/http/refuseRule.ts";
import { throttleLookup } from "../../platform/limits/throttleLookup.ts";
import { readPromotion } from "./store.ts";

/** The promotion, when it can be used on this site now; the cart's part is the SDK's rule. */
export const getPromotion: Handler<"getPromotion"> = async ({ params, query }, context) => {
  const { store, site, now } = context;
  const record = await throttleLookup(context, params.code, await readPromotion(store.db, params.code));
  const fields = query.fields?.split(",");
  if (!isPromotionShown(record, fields)) return refuse("promotionUnrecognizable");
  const refusal = validatePromotionTerms(record.document, { site, now: now.getTime() });
  if (refusal !== null) return refuseRule(refusal);
  const promotion = presentPromotion(record, query.configuration?.language ?? "en");
  return { status: 200, body: selectPromotionFields(promotion, fields) };
};
