import { toPageKey } from "@velours/sdk/rules";
import { listPageRows, mayUseSite } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { paginate } from "./paginate.ts";

/** Pages of words by handle, those of all sites and those of the caller's. */
export const listMerchantPages: Handler<"listMerchantPages"> = ({ query }, context) => {
  const readable = context.session.pages.filter(
    ({ site }) => site === undefined || mayUseSite(context, site),
  );
  return paginate("pages", listPageRows(readable, query), query, ({ handle, site }) => [
    toPageKey({ handle, site: site ?? undefined }),
  ]);
};
