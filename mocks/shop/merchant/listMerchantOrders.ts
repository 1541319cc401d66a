import { pageHeaders } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { findOrders } from "./findOrders.ts";
import { paginate } from "./paginate.ts";

/** Orders of the caller's sites, in the order that is asked for: those that the desk opened with, and those bought in the session. */
export const listMerchantOrders: Handler<"listMerchantOrders"> = ({ query }, context) => {
  const { rows, sort, getPlace } = findOrders(context, query);
  const answer = paginate(`orders ${sort}`, rows, query, getPlace, sort);
  const headers = pageHeaders(query.page ?? 1, query.limit ?? 24, rows.length);
  return answer.status === 200 ? { ...answer, headers: { ...answer.headers, ...headers } } : answer;
};
