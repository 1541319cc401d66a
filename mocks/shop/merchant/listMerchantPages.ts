import { listPageRows } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { paginate } from "./paginate.ts";

/** Pages of words by handle, as the session left them. */
export const listMerchantPages: Handler<"listMerchantPages"> = ({ query }, { session }) => {
  const { items, headers } = paginate(listPageRows(session.pages, query), query);
  return { status: 200, body: items, headers };
};
