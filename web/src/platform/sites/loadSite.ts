import type { Shop } from "../api/Shop.ts";
import { share } from "../api/sharedData.ts";
import type { Queries } from "../queries/createQueries.ts";
import { siteQuery } from "./queries.ts";
import { siteDescription } from "./siteDescription.ts";

/** The frame's colour of sites that have their own, as in sites.css. */
const themeColors: Readonly<Record<string, string>> = { outlet: "#36140a", closet: "#08211f" };

/** Loads the site for every page, and the title of a page that has no words of its own. */
export async function loadSite({ shop, queries }: { shop: Shop; queries: Queries }) {
  const query = siteQuery(shop);
  const site = share(await queries.get(query));
  return {
    site,
    themeColor: themeColors[shop.site] ?? "#1a1346",
    description: siteDescription(site, shop),
    keys: { site: query.queryKey },
  };
}
