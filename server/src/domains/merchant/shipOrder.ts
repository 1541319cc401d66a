import type { Handler } from "../../platform/contract.ts";
import type { OrderRefusal } from "../refunds/OrderRefusal.ts";
import { changeOrder } from "./changeOrder.ts";
import { shipLines } from "./shipLines.ts";

type Refused = Extract<
  OrderRefusal,
  { body: { reference: "resourceDoesNotExist" | "orderCancelled" | "orderUnpaid" | "lineQuantityExceeded" } }
>;

/** Notes a parcel, and has the buyer told. */
export const shipOrder: Handler<"shipOrder"> = ({ params, headers, body }, context) =>
  changeOrder<Refused>(
    context,
    { operation: "shipOrder", number: params.number, key: headers["idempotency-key"], body },
    async (trx, number, actor) => {
      await shipLines(trx, number, body, actor);
      return [];
    },
  );
