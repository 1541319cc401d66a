import { redirect } from "@tanstack/react-router";
import { hasOwnStyles, themeColor } from "@velours/sdk/rules";
import type { Shop } from "../api/Shop.ts";
import { share } from "../api/sharedData.ts";
import type { Queries } from "../queries/createQueries.ts";
import { siteQuery } from "./queries.ts";
import { siteDescription } from "./siteDescription.ts";

/**
 * Loads the site for every page, and the title of a page that has no words of its own. An address in a language that
 * the site does not have leads to the page in its default language.
 */
export async function loadSite(
  { shop, queries }: { shop: Shop; queries: Queries },
  /** As the router has it: without a language. */
  { href }: { href: string },
) {
  const query = siteQuery(shop);
  const site = share(await queries.get(query));
  // Earlier imports took a site that does not list its default language; its own page would lead to itself.
  const isDefault = shop.language === shop.defaultLanguage;
  if (!isDefault && !site.languages.supported.includes(shop.language)) throw redirect({ href });
  const { look = {} } = site;
  return {
    site,
    themeColor: themeColor(shop.site, look),
    // Files that a look of its own adds; the page's own style sheet and font stand without them.
    ...(hasOwnStyles(look) && { styles: `/look/style.css?v=${look.version}` }),
    ...(look.font && look.font !== "figtree" && { font: `/look/fonts/${look.font}-latin.woff2` }),
    description: siteDescription(site, shop),
    keys: { site: query.queryKey },
  };
}
