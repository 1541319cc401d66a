import { listCollectionRows } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { paginate } from "./paginate.ts";

/** Collections by handle, as the session left them. */
export const listMerchantCollections: Handler<"listMerchantCollections"> = ({ query }, { session }) => {
  const rows = listCollectionRows(session.index.collections(), query.q);
  const { items, headers } = paginate(rows, query);
  return { status: 200, body: items, headers };
};
