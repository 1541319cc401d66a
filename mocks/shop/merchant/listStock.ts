import { runsOutDays } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { listStockItems } from "./listStockItems.ts";
import { paginate } from "./paginate.ts";

/** Stock of variants by region. */
export const listStock: Handler<"listStock"> = ({ query }, { session }) => {
  const { level, region, isRunningOut = false } = query;
  const q = query.q?.trim().toLowerCase();
  const found = listStockItems(session).filter(
    (item) =>
      (!isRunningOut || (item.quantity !== 0 && item.daysLeft !== null && item.daysLeft <= runsOutDays)) &&
      (level === undefined || item.level === level) &&
      (region === undefined || item.region === region) &&
      (q === undefined ||
        [String(item.variantId), String(item.productId), item.sku?.toLowerCase()].includes(q) ||
        item.title.toLowerCase().includes(q)),
  );
  // Each order has cursors of its own.
  return paginate(
    isRunningOut ? "stock by days" : "stock",
    found,
    query,
    ({ daysLeft, variantId, region }) =>
      isRunningOut ? [daysLeft ?? 0, variantId, region] : [variantId, region],
  );
};
