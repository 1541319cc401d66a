import { getRegion } from "@velours/sdk/rules";
import { orNotFound } from "../catalogue/toNotFound.ts";
import { pageHead } from "../pages/pageHead.ts";
import type { RouterContext } from "../RouterContext.ts";
import { siteQuery } from "../sites/queries.ts";
import { campaignProductsQuery, vibeQuery } from "./queries.ts";

/** A landing page and its products; a handle that no campaign has is a page that is not there. */
export async function loadVibe({ shop, queries }: RouterContext, handle: string) {
  const [site, page] = await Promise.all([
    queries.get(siteQuery(shop)),
    orNotFound(queries.get(vibeQuery(shop, handle))),
  ]);
  const region = getRegion(site.regions, shop.country)!;
  const cards = await queries.get(campaignProductsQuery(shop, page.product_ids, site, region));
  const head = pageHead(shop, `/vibe/${handle}`, `${page.title} | ${site.name}`);
  return { page, cards, currency: region.currency, head };
}

export type VibeData = Awaited<ReturnType<typeof loadVibe>>;
