import type { StockItem, StockMoveInput } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { lockStockItem, moveCount } from "../catalogue/store/merchantStock.ts";
import { markChanged } from "../catalogue/store/takeStock.ts";
import { commitOnce } from "./commitOnce.ts";
import { requireAllSites } from "./requireAllSites.ts";

type Refused = ErrorResponse<"variantUnknown" | "stockChanged" | "stockNegative">;

/** Moves a count, or sets it to what was counted, with an entry in the ledger of stock. */
export const moveStock: Handler<"moveStock"> = async ({ headers, body }, context) => {
  const refused = requireAllSites(context, "stock:write");
  if (refused !== null) return refused;
  const { variantId, region, reason } = body;
  const moved = "counted" in body ? `to ${body.counted}` : `by ${body.delta}`;
  return commitOnce<StockItem, null, Refused>(
    context,
    {
      operation: "moveStock",
      key: headers["idempotency-key"],
      input: body,
      entry: `moveStock ${variantId} ${region} ${moved} ${reason}`,
    },
    async () => null,
    (trx) => move(trx, body),
  );
};

async function move(trx: Transaction, input: StockMoveInput): Promise<StockItem> {
  const item = await lockStockItem(trx, input);
  if (item === undefined)
    return refuseWrites<Refused>(refuse("variantUnknown", { variantId: input.variantId }));
  const quantity = countAfter(item, input);
  const delta = quantity - (item.quantity ?? 0);
  await moveCount(trx, item, { quantity, delta, reason: input.reason });
  const after = (await lockStockItem(trx, item)) ?? item;
  if (after.level !== item.level) await markChanged(trx, new Set([item.productId]));
  return after;
}

/** The count after a move. Refuses with what is there. */
function countAfter({ quantity }: StockItem, { delta, counted, seen }: StockMoveInput): number {
  if (counted !== undefined) {
    if (quantity !== seen) refuseWrites<Refused>(refuse("stockChanged", { quantity }));
    return counted;
  }
  if (quantity === null) return refuseWrites<Refused>(refuse("stockChanged", { quantity }));
  const after = quantity + (delta ?? 0);
  if (after < 0) refuseWrites<Refused>(refuse("stockNegative", { quantity }, { values: { quantity } }));
  return after;
}
