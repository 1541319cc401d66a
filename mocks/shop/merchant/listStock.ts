import type { Handler } from "../Handler.ts";
import { listStockItems } from "./listStockItems.ts";
import { paginate } from "./paginate.ts";

/** Stock of variants by region. */
export const listStock: Handler<"listStock"> = ({ query }, { session }) => {
  const { level, region } = query;
  const q = query.q?.trim().toLowerCase();
  const found = listStockItems(session).filter(
    (item) =>
      (level === undefined || item.level === level) &&
      (region === undefined || item.region === region) &&
      (q === undefined ||
        [String(item.variantId), String(item.productId), item.sku?.toLowerCase()].includes(q) ||
        item.title.toLowerCase().includes(q)),
  );
  const { items, headers } = paginate(found, query);
  return { status: 200, body: items, headers };
};
