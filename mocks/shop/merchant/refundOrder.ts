import { describeKey, orderRefunds, refundAct } from "@velours/sdk/shop";
import { giveBack } from "../checkout/giveBack.ts";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Handler } from "../Handler.ts";
import { refuseUnapproved } from "./approvals/refuseUnapproved.ts";
import { changeOrder } from "./changeOrder.ts";
import { chooseRefund, listRefunds } from "./chooseRefund.ts";
import { toRevision } from "./log/toRevision.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Gives back lines of an order or all that is left. */
export const refundOrder: Handler<"refundOrder"> = (input, context) =>
  changeOrder(context, "refundOrder", input, (placed) => {
    const chosen = chooseRefund(context.session, placed, input.body);
    if ("refused" in chosen) return chosen.refused;
    const { params, headers, body } = input;
    const before = orderRefunds(presentOrder(placed));
    const revision = toRevision(before);
    const moved = refuseMoved({ revision }, headers["if-match"], before);
    if (moved) return moved;
    // Two proposals of one refund are alike but for the refunds that they were proposed on.
    const request = { params, headers: { ...headers, "if-match": revision }, body };
    const refunds = listRefunds(placed, chosen.planned);
    const act = refundAct({ operation: "refundOrder", order: placed.order, refunds, request });
    const unapproved = refuseUnapproved(context, act);
    if (unapproved) return unapproved;
    giveBack(context, placed, { ...chosen.request, actor: describeKey(context) });
    return undefined;
  });
