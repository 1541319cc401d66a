import { validatePromotion } from "@velours/sdk/rules";
import { isUsedUp, presentPromotion } from "@velours/sdk/shop";
import type { Promotion } from "@velours/sdk/types";
import { type Handler, refuse } from "../../platform/contract.ts";
import { refuseRule } from "../../platform/http/refuseRule.ts";
import { throttleLookup } from "../../platform/limits/throttleLookup.ts";
import { readPromotion } from "./store.ts";

/** The promotion, when it can be used on this site now; the cart's part is the SDK's rule. */
export const getPromotion: Handler<"getPromotion"> = async ({ params, query }, context) => {
  const { store, site, now } = context;
  const record = await throttleLookup(context, params.code, await readPromotion(store.db, params.code));
  const fields = query.fields?.split(",");
  // A used-up promotion is answered like an unknown code, except to who asks how much of it is used.
  if (record === undefined || (isUsedUp(record) && !fields?.includes("uses_percentage"))) {
    return refuse("promotionUnrecognizable");
  }
  const refusal = validatePromotion(record.document, { site, now: now.getTime(), lines: [] });
  if (refusal !== null) return refuseRule(refusal);
  const promotion = presentPromotion(record, query.configuration?.language ?? "en");
  return { status: 200, body: fields === undefined ? promotion : pickFields(promotion, fields) };
};

/** The identity of a promotion, and the requested properties. */
function pickFields(promotion: Promotion, fields: readonly string[]): Promotion {
  const { id, name, type, discount, enabled, site } = promotion;
  const requested = Object.entries(promotion).filter(([key]) => fields.includes(key));
  return { id, name, type, discount, enabled, site, ...Object.fromEntries(requested) };
}
