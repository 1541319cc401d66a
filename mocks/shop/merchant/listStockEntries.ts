import type { StockEntry } from "@velours/sdk/types";
import type { Handler } from "../Handler.ts";
import { listStockItems } from "./listStockItems.ts";
import { paginate } from "./paginate.ts";

/** All that changed a count of stock, the newest first; the count that the session began with was imported. */
export const listStockEntries: Handler<"listStockEntries"> = ({ query }, { session, merchant }) => {
  const { variantId, region } = query;
  const entries = session.stockEntries({ variantId, region }).map(({ counts: _, ...entry }) => entry);
  const item = listStockItems(session).find((row) => row.variantId === variantId && row.region === region);
  const begun = (item?.quantity ?? 0) - entries.reduce((sum, { delta }) => sum + delta, 0);
  const [product] = session.records({ ids: item === undefined ? [] : [item.productId] });
  const time = product?.document.created_at ?? new Date(0).toISOString();
  const first = { id: 1, time, reason: "import", delta: begun, order: null };
  const sites: readonly string[] | null = merchant?.sites ?? null;
  const own = new Set(
    [...session.orders.values()].flatMap(({ order }) =>
      sites === null || sites.includes(order.site) ? [order.number] : [],
    ),
  );
  const rows = [...(begun === 0 ? [] : [first]), ...entries].map(
    (entry): StockEntry => ({
      ...entry,
      order: entry.order !== null && own.has(entry.order) ? entry.order : null,
    }),
  );
  return paginate(`stock entries ${variantId} ${region}`, rows, query, ({ id }) => [id], "descending");
};
