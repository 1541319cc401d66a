import { validatePromotion } from "@velours/sdk/rules";
import { isUsedUp, presentPromotion } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse, refuseRule } from "../refuse.ts";

/** Fields of every response; `fields` adds others. */
const always = ["id", "name", "type", "discount", "enabled", "site"];

export const getPromotion: Handler<"getPromotion"> = ({ params, query }, { session, site, now }) => {
  const record = session.promotion(params.code);
  const fields = query.fields?.split(",");
  if (record === undefined || (isUsedUp(record) && !fields?.includes("uses_percentage"))) {
    return refuse("promotionUnrecognizable");
  }
  const refusal = validatePromotion(record.document, { site, now: now.getTime(), lines: [] });
  if (refusal !== null) return refuseRule(refusal);
  const promotion = presentPromotion(record, query.configuration?.language ?? "en");
  if (fields === undefined) return { status: 200, body: promotion };
  const kept = new Set([...always, ...fields]);
  return {
    status: 200,
    body: Object.fromEntries(Object.entries(promotion).filter(([key]) => kept.has(key))),
  };
};
