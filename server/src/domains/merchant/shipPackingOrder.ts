import type { PackingOrder } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { commitOrderChange } from "./commitOrderChange.ts";
import { presentPackingOrder } from "./presentPackingOrder.ts";
import { type ShipmentRefusal, shipLines } from "./shipLines.ts";

const view = { present: presentPackingOrder, orderOf: (order: PackingOrder) => order };

/** Notes a parcel that somebody packed, and has the buyer told; answers without money. */
export const shipPackingOrder: Handler<"shipPackingOrder"> = ({ params, headers, body }, context) =>
  commitOrderChange<PackingOrder, ShipmentRefusal>(
    context,
    { operation: "shipPackingOrder", number: params.number, key: headers["idempotency-key"], body },
    view,
    async (trx, number, actor) => {
      await shipLines(trx, number, body, actor);
      return [];
    },
  );
