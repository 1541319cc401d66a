import type { Shop } from "../api/Shop.ts";
import { share } from "../api/sharedData.ts";
import type { Queries } from "../queries/createQueries.ts";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";
import { siteQuery } from "./queries.ts";

/** The frame's colour of sites that have their own, as in sites.css. */
const themeColors: Readonly<Record<string, string>> = { outlet: "#36140a", closet: "#08211f" };

/** Loads the site for every page, and the title of a page that has no words of its own. */
export async function loadSite({ shop, queries }: { shop: Shop; queries: Queries }) {
  const query = siteQuery(shop);
  return {
    site: share(await queries.get(query)),
    themeColor: themeColors[shop.site] ?? "#1a1346",
    description: textIn(shop.language, shop.country)(m.site_description),
    keys: { site: query.queryKey },
  };
}
