import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { presentMerchantPromotion } from "./presentMerchantPromotion.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Ends a promotion of the session; the rest of it stays. */
export const endMerchantPromotion: Handler<"endMerchantPromotion"> = (input, context) =>
  onceForKey(context, "endMerchantPromotion", input, () => {
    const { session } = context;
    const { params, headers } = input;
    const stored = session.promotions.find(({ id }) => id === params.id);
    if (stored === undefined) return refuse("resourceDoesNotExist");
    const refused = refuseMoved(presentMerchantPromotion(stored, session), headers["if-match"]);
    if (refused !== undefined) return refused;
    const ended = { ...stored, enabled: false };
    session.savePromotion(ended);
    return { status: 200, body: presentMerchantPromotion(ended, session) };
  });
