import { runsOutDays } from "@velours/sdk/shop";
import type { operations, StockItem } from "@velours/sdk/types";
import type { MockSession } from "../../session/MockSession.ts";
import { listStockItems } from "./listStockItems.ts";

type Query = NonNullable<operations["exportStock"]["parameters"]["query"]>;

/** Stock that filters find. */
export function findStock(session: MockSession, query: Query): StockItem[] {
  const { level, region, isRunningOut = false } = query;
  const q = query.q?.trim().toLowerCase();
  return listStockItems(session).filter(
    (item) =>
      (!isRunningOut || (item.quantity !== 0 && item.daysLeft !== null && item.daysLeft <= runsOutDays)) &&
      (level === undefined || item.level === level) &&
      (region === undefined || item.region === region) &&
      (q === undefined ||
        [String(item.variantId), String(item.productId), item.sku?.toLowerCase()].includes(q) ||
        item.title.toLowerCase().includes(q)),
  );
}
