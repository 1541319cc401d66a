import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { listStockItems } from "./listStockItems.ts";

/** Moves a count, or sets it to what was counted. */
export const moveStock: Handler<"moveStock"> = (input, context) =>
  onceForKey(context, "moveStock", input, () => {
    const { session } = context;
    const { variantId, region, delta, counted, seen } = input.body;
    const find = () =>
      listStockItems(session).find((item) => item.variantId === variantId && item.region === region);
    const item = find();
    if (item === undefined) return refuse("variantUnknown", { variantId });
    const { quantity } = item;
    if (counted === undefined ? quantity === null : quantity !== seen)
      return refuse("stockChanged", { quantity });
    const after = counted ?? (quantity ?? 0) + (delta ?? 0);
    if (after < 0) return refuse("stockNegative", { quantity }, { values: { quantity: quantity ?? 0 } });
    session.setStock(item, after, input.body.reason);
    return { status: 200, body: find() };
  });
