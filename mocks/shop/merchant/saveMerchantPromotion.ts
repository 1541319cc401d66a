import { presentReasons, rowKinds } from "@velours/sdk/import";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { presentMerchantPromotion } from "./presentMerchantPromotion.ts";
import { refuseMoved } from "./refuseMoved.ts";
import { validateRows } from "./validateRows.ts";

/** Puts a promotion in the place of the one with its number, or adds it, with the checks of an import and without consent. */
export const saveMerchantPromotion: Handler<"saveMerchantPromotion"> = (input, context) =>
  onceForKey(context, "saveMerchantPromotion", input, () => {
    const { session, language } = context;
    const { params, headers, body } = input;
    const stored = session.promotions.find(({ id }) => id === params.id);
    const current = stored && presentMerchantPromotion(stored, session);
    const refused = refuseMoved(current, headers["if-match"]);
    if (refused !== undefined) return refused;
    const checked = validateRows(rowKinds.promotions, [{ ...body, id: params.id }], session);
    if ("bad" in checked)
      return refuse("promotionBad", { reason: presentReasons(checked.bad[0]?.reasons ?? [], language) });
    for (const promotion of checked.rows) session.savePromotion(promotion);
    const saved = session.promotions.find(({ id }) => id === params.id);
    return { status: 200, body: saved && presentMerchantPromotion(saved, session) };
  });
