import { toPageKey } from "@velours/sdk/rules";
import { listPageRows, mayUseSite } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { readPageLinks } from "../sites/store/pages.ts";
import { keyedPage } from "./keyedPage.ts";

/** Pages of words by handle, those of all sites and those of the sites that the caller works for. */
export const listMerchantPages: Handler<"listMerchantPages"> = async ({ query }, context) => {
  const pages = await readPageLinks(context.store.db);
  const readable = pages.filter(({ site }) => site === undefined || mayUseSite(context, site));
  return keyedPage("pages", listPageRows(readable, query), query, ({ handle, site }) =>
    toPageKey({ handle, site: site ?? undefined }),
  );
};
