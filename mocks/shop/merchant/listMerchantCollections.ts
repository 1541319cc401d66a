import { listCollectionRows } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { paginate } from "./paginate.ts";

/** Collections by handle, as the session left them. */
export const listMerchantCollections: Handler<"listMerchantCollections"> = ({ query }, { session }) => {
  const rows = listCollectionRows(session.index.collections(), query.q);
  return paginate("collections", rows, query, ({ handle }) => [handle]);
};
