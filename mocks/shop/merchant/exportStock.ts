import { stockColumns, stockPlace, toStockOrder } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { csvResponse } from "./csvResponse.ts";
import { findStock } from "./findStock.ts";
import { sortRows } from "./paginate.ts";

/** Stock as CSV, as it is listed. */
export const exportStock: Handler<"exportStock"> = ({ query }, { session }) => {
  const order = toStockOrder(query.sort, query);
  const rows = sortRows(findStock(session, query), stockPlace.bind(null, order), order);
  return csvResponse("stock", stockColumns, rows);
};
