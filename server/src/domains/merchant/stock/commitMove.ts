import type { StockItem, StockMoveInput } from "@velours/sdk/types";
import { type Refusal, refuse } from "../../../platform/contract.ts";
import { refuseWrites } from "../../../platform/store/refusable.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { lockStockItem, moveCount } from "../../catalogue/store/merchantStock.ts";
import { markChanged } from "../../catalogue/store/takeStock.ts";
import type { Recorder } from "../commitOnce.ts";

type StockRefusal = Refusal<"moveStock">;

/** Changes a count of stock. Refuses as `moveStock` may. */
export async function commitMove(
  trx: Transaction,
  input: StockMoveInput,
  record: Recorder,
): Promise<StockItem> {
  const item = await lockStockItem(trx, input);
  if (item === undefined)
    return refuseWrites<StockRefusal>(refuse("variantUnknown", { variantId: input.variantId }));
  const quantity = countAfter(item, input);
  const delta = quantity - (item.quantity ?? 0);
  await moveCount(trx, item, { quantity, delta, reason: input.reason });
  const after = (await lockStockItem(trx, item)) ?? item;
  if (after.level !== item.level) await markChanged(trx, new Set([item.productId]));
  const change = {
    part: "stock" as const,
    key: `${item.variantId} ${item.region}`,
    name: [item.title, item.option].filter(Boolean).join(" "),
    product: item.productId,
    before: { quantity: item.quantity },
    after: { quantity },
  };
  record(quantity === item.quantity ? [] : [change]);
  return after;
}

/** The count after a move. Refuses with what is there. */
function countAfter({ quantity }: StockItem, { delta, counted, seen }: StockMoveInput): number {
  if (counted !== undefined) {
    if (quantity !== seen) refuseWrites<StockRefusal>(refuse("stockChanged", { quantity }));
    return counted;
  }
  if (quantity === null) return refuseWrites<StockRefusal>(refuse("stockChanged", { quantity }));
  const after = quantity + (delta ?? 0);
  if (after < 0) refuseWrites<StockRefusal>(refuse("stockNegative", { quantity }, { values: { quantity } }));
  return after;
}
