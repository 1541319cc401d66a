import { giveBack } from "../checkout/giveBack.ts";
import { presentOrder } from "../checkout/presentOrder.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { changeOrder } from "./changeOrder.ts";

/** Cancels an order of which nothing has left. */
export const cancelMerchantOrder: Handler<"cancelMerchantOrder"> = (input, context) =>
  changeOrder(context, "cancelMerchantOrder", input, (placed) => {
    if (presentOrder(placed).status === "cancelled") return refuse("orderCancelled");
    if (placed.shipments.length > 0) return refuse("orderShipped");
    giveBack(context, placed, { kind: "cancellation", units: null, shipping: true });
    return undefined;
  });
