import { siteFrench } from "../rules/sites/getLocale.ts";
import { presentPage } from "../rules/sites/presentPage.ts";
import { refuse } from "./refuse.ts";
import type { ShopOperation } from "./ShopOperation.ts";

/** A page of the merchant's words in the caller's language. */
export const answerPage: ShopOperation<"getPage", "readPage" | "sites" | "site" | "language"> = async (
  { params, query },
  { readPage, sites, site, language },
) => {
  const page = await readPage(params.handle);
  if (page === undefined) return refuse("resourceDoesNotExist");
  const regions = sites.find(({ code }) => code === site)?.regions ?? [];
  return { status: 200, body: presentPage(page, query.locale ?? language, siteFrench(regions)) };
};
