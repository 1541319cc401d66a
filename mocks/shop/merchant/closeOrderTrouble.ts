import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { changeOrder } from "./changeOrder.ts";
import { noteEvent } from "./noteEvent.ts";
import { presentMerchantOrder } from "./presentMerchantOrder.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Records how the trouble of an order's money was dealt with, and takes the order off the list of those in trouble. */
export const closeOrderTrouble: Handler<"closeOrderTrouble"> = (input, context) =>
  changeOrder(context, "closeOrderTrouble", input, (placed) => {
    const { trouble } = presentMerchantOrder(context.session, placed);
    if (trouble === null || placed.trouble === null) return refuse("orderNotInTrouble");
    const moved = refuseMoved(trouble, input.headers["if-match"]);
    if (moved) return moved;
    placed.trouble.isClosed = true;
    return noteEvent(context, placed, {
      kind: "troubleClosed",
      summary: "Trouble dealt with",
      text: input.body.reason,
    });
  });
