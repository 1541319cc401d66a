import type { Handler } from "../../platform/contract.ts";
import { changeOrder } from "./changeOrder.ts";
import { type ShipmentRefusal, shipLines } from "./shipLines.ts";

/** Notes a parcel, and has the buyer told. */
export const shipOrder: Handler<"shipOrder"> = ({ params, headers, body }, context) =>
  changeOrder<ShipmentRefusal>(
    context,
    { operation: "shipOrder", number: params.number, key: headers["idempotency-key"], body },
    async (trx, number, actor) => {
      await shipLines(trx, number, body, actor);
      return [];
    },
  );
