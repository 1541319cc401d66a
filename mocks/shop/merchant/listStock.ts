import { stockPlace, toStockOrder } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { findStock } from "./findStock.ts";
import { paginate } from "./paginate.ts";

/** Stock of variants by region. */
export const listStock: Handler<"listStock"> = ({ query }, { session }) => {
  const order = toStockOrder(query.sort, query);
  const getPlace = stockPlace.bind(null, order);
  return paginate(`stock ${order}`, findStock(session, query), query, getPlace, order);
};
