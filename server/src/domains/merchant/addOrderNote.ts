import type { ErrorResponse, Handler } from "../../platform/contract.ts";
import { addOrderEvent } from "../orders/store/orderEvents.ts";
import { changeOrder } from "./changeOrder.ts";
import { requireOrder } from "./requireOrder.ts";

/** Keeps a note about an order that its buyer never sees. */
export const addOrderNote: Handler<"addOrderNote"> = ({ params, headers, body }, context) =>
  changeOrder<ErrorResponse<"resourceDoesNotExist">>(
    context,
    { operation: "addOrderNote", number: params.number, key: headers["idempotency-key"], body },
    async (trx, number, actor) => {
      const { order } = await requireOrder(trx, number);
      await addOrderEvent(trx, {
        order_id: order.id,
        kind: "noted",
        actor,
        summary: "Note",
        text: body.text,
      });
      return [];
    },
  );
