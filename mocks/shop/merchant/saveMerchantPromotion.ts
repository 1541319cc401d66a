import { rowKinds } from "@velours/sdk/import";
import { promotionAct } from "@velours/sdk/shop";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuseUnapproved } from "./approvals/refuseUnapproved.ts";
import { checkRow } from "./checkRow.ts";
import { presentMerchantPromotion } from "./presentMerchantPromotion.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Puts a promotion in the place of the one with its number, or adds it, with the checks of an import. */
export const saveMerchantPromotion: Handler<"saveMerchantPromotion"> = (input, context) =>
  onceForKey(context, "saveMerchantPromotion", input, () => {
    const { session } = context;
    const { params, headers, body } = input;
    const stored = session.promotions.find(({ id }) => id === params.id);
    const current = stored && presentMerchantPromotion(stored, session);
    const refused = refuseMoved(current, headers["if-match"]);
    if (refused !== undefined) return refused;
    const checked = checkRow(context, rowKinds.promotions, { ...body, id: params.id }, "promotionBad");
    if ("refused" in checked) return checked.refused;
    const act = promotionAct({
      promotion: { ...body, id: params.id },
      revision: current?.revision,
      key: headers["idempotency-key"],
    });
    const unapproved = refuseUnapproved(context, act);
    if (unapproved) return unapproved;
    session.savePromotion(checked.row);
    const saved = session.promotions.find(({ id }) => id === params.id);
    return { status: 200, body: saved && presentMerchantPromotion(saved, session) };
  });
