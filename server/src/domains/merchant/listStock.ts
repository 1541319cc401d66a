import { type StockOrder, stockPlace, toStockOrder } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import type { PlaceKind } from "../../platform/http/cursor.ts";
import { listStockItems } from "../catalogue/store/merchantStock.ts";
import { sortedPage } from "./sortedPage.ts";

/** Stock of variants by region, and how long it lasts. */
export const listStock: Handler<"listStock"> = ({ query }, { store: { db } }) => {
  const order = toStockOrder(query.sort, query);
  return sortedPage(query, {
    list: `stock ${order}`,
    kinds: placeKinds(order),
    load: (after, limit) => listStockItems(db, { ...query, after, limit }),
    getPlace: (item) => stockPlace(order, item),
    present: (item) => item,
  });
};

function placeKinds(order: StockOrder): readonly PlaceKind[] {
  if (order.startsWith("sku")) return ["text", "number", "text"];
  return order.startsWith("variant") ? ["number", "text"] : ["number", "number", "text"];
}
