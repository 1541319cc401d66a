import { stockColumns, stockPlace, toStockOrder } from "@velours/sdk/shop";
import type { StockItem } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { listStockItems } from "../catalogue/store/merchantStock.ts";
import { readPages } from "./exports/readPages.ts";
import { streamCsv } from "./exports/streamCsv.ts";

/** Stock as CSV, as it is listed. */
export const exportStock: Handler<"exportStock"> = async ({ query }, { store: { jobs } }) => {
  const order = toStockOrder(query.sort, query);
  return streamCsv({
    name: "stock",
    columns: stockColumns,
    pages: readPages<StockItem>((last, limit) =>
      listStockItems(jobs, { ...query, after: last && stockPlace(order, last), limit }),
    ),
  });
};
