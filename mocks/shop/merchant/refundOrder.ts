import { giveBack } from "../checkout/giveBack.ts";
import type { Handler } from "../Handler.ts";
import { changeOrder } from "./changeOrder.ts";
import { chooseRefund } from "./chooseRefund.ts";
import { refundRevision } from "./presentMerchantOrder.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Gives back lines of an order or all that is left. */
export const refundOrder: Handler<"refundOrder"> = (input, context) =>
  changeOrder(context, "refundOrder", input, (placed) => {
    const chosen = chooseRefund(context.session, placed, input.body);
    if ("refused" in chosen) return chosen.refused;
    const moved = refuseMoved({ revision: refundRevision(placed) }, input.headers["if-match"]);
    if (moved) return moved;
    giveBack(context, placed, chosen.request);
    return undefined;
  });
