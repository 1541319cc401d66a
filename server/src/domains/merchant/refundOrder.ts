import type { Handler } from "../../platform/contract.ts";
import type { OrderRefusal } from "../refunds/OrderRefusal.ts";
import { refundLines as refund } from "../refunds/refundLines.ts";
import { changeOrder } from "./changeOrder.ts";

type Refused = Exclude<OrderRefusal, { body: { reference: "orderShipped" | "cancellationClosed" } }>;

/** Gives back lines of an order or all that is left; every amount is the server's own. */
export const refundOrder: Handler<"refundOrder"> = ({ params, headers, body }, context) =>
  changeOrder<Refused>(
    context,
    { operation: "refundOrder", number: params.number, key: headers["idempotency-key"], body },
    (trx, number, actor) =>
      refund(
        trx,
        { number },
        {
          actor,
          reason: body.reason ?? null,
          lines: body.lines ?? null,
          shipping: body.shipping ?? false,
        },
      ),
  );
