import { orThrow } from "@velours/sdk";
import { pagePath, plainText } from "@velours/sdk/rules";
import type { Shop } from "../../platform/api/Shop.ts";
import { query } from "../../platform/queries/createQueries.ts";
import { pageHead } from "../../platform/routing/pageHead.ts";
import { pageTitle } from "../../platform/routing/pageTitle.ts";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { orNotFound, toNotFound } from "../../platform/routing/toNotFound.ts";
import { siteQuery } from "../../platform/sites/queries.ts";

const merchantPageQuery = ({ api, language, country }: Shop, handle: string) => {
  const locale = country === undefined ? language : `${language}-${country}`;
  return query({
    queryKey: ["page", handle, locale],
    queryFn: async ({ signal }) =>
      orThrow(await (await api()).getPage({ params: { path: { handle }, query: { locale } }, signal })),
  });
};

/** A page of the merchant's words; a handle that the site has no page for is not found. */
export async function loadMerchantPage({ shop, queries }: RouterContext, handle: string) {
  if (!/^[a-z0-9-]{1,60}$/.test(handle)) throw toNotFound();
  const [{ name }, page] = await Promise.all([
    queries.get(siteQuery(shop)),
    orNotFound(queries.get(merchantPageQuery(shop, handle))),
  ]);
  const description = page.description || plainText(page.html, 160);
  return {
    page,
    head: pageHead(shop, pagePath(handle), pageTitle(page.title, name), description),
  };
}

export type MerchantPageData = Awaited<ReturnType<typeof loadMerchantPage>>;
