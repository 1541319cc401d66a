import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { addOrderEvent } from "../orders/store/orderEvents.ts";
import { closeTrouble, readTrouble } from "../orders/store/orderTrouble.ts";
import { lockOrderAttempts } from "../payments/store/attempts.ts";
import { changeOrder } from "./changeOrder.ts";
import { presentTrouble } from "./presentTrouble.ts";
import { requireOrder } from "./requireOrder.ts";
import { requireRevision } from "./toRevision.ts";

type Refused = ErrorResponse<"resourceDoesNotExist" | "changedMeanwhile" | "orderNotInTrouble">;

/** Records how the trouble of an order's money was dealt with, and takes the order off the list of those in trouble. */
export const closeOrderTrouble: Handler<"closeOrderTrouble"> = ({ params, headers, body }, context) =>
  changeOrder<Refused>(
    context,
    { operation: "closeOrderTrouble", number: params.number, key: headers["idempotency-key"], body },
    async (trx, number, actor) => {
      const { order } = await requireOrder(trx, number);
      // A payment service's next word waits, so that it is not closed unseen.
      await lockOrderAttempts(trx, order.id);
      const troubles = await readTrouble(trx, [order.id]);
      const trouble = presentTrouble(troubles);
      if (trouble === null) return refuseWrites<Refused>(refuse("orderNotInTrouble"));
      requireRevision(headers["if-match"], trouble.revision, trouble);
      await closeTrouble(
        trx,
        troubles.map(({ id }) => id),
      );
      await addOrderEvent(trx, {
        order_id: order.id,
        kind: "troubleClosed",
        actor,
        summary: "Trouble dealt with",
        text: body.reason,
      });
      return [];
    },
  );
