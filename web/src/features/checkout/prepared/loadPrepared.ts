import { accountHead } from "../../../platform/routing/accountHead.ts";
import { pageTitle } from "../../../platform/routing/pageTitle.ts";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import { siteQuery } from "../../../platform/sites/queries.ts";
import { m, textIn } from "../../../platform/text/useText.ts";

/** The page of a prepared order: not for search engines, and without its token in what it says about itself. */
export async function loadPrepared({ shop, queries }: RouterContext) {
  const text = textIn(shop.locale);
  const { name: site } = await queries.get(siteQuery(shop));
  const title = pageTitle(text(m.prepared_title), site);
  return {
    head: accountHead(shop, "/draft", { title, description: text(m.prepared_description, { site }) }),
  };
}
