import { toPageKey } from "@velours/sdk/rules";
import { listPageRows } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { paginate } from "./paginate.ts";

/** Pages of words by handle, as the session left them. */
export const listMerchantPages: Handler<"listMerchantPages"> = ({ query }, { session }) =>
  paginate("pages", listPageRows(session.pages, query), query, ({ handle, site }) => [
    toPageKey({ handle, site: site ?? undefined }),
  ]);
