import type { StockItem } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { commitOnce } from "./commitOnce.ts";
import { requireAllSites } from "./requireAllSites.ts";
import { commitMove, type StockRefusal } from "./stock/commitMove.ts";

/** Moves a count, or sets it to what was counted, with an entry in the ledger of stock. */
export const moveStock: Handler<"moveStock"> = async ({ headers, body }, context) => {
  const refused = requireAllSites(context, "stock:write");
  if (refused !== null) return refused;
  const { variantId, region, reason } = body;
  const moved = "counted" in body ? `to ${body.counted}` : `by ${body.delta}`;
  return commitOnce<StockItem, null, StockRefusal>(
    context,
    {
      operation: "moveStock",
      key: headers["idempotency-key"],
      input: body,
      entry: `moveStock ${variantId} ${region} ${moved} ${reason}`,
    },
    async () => null,
    (trx, _, { record }) => commitMove(trx, body, record),
  );
};
