import { getRegion, plainText } from "@velours/sdk/rules";
import { serverNow } from "../../platform/browser/serverClock.ts";
import { pageHead } from "../../platform/routing/pageHead.ts";
import { pageTitle } from "../../platform/routing/pageTitle.ts";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { orNotFound } from "../../platform/routing/toNotFound.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { productsByIdQuery } from "../catalogue/queries.ts";
import { type CampaignKind, CURRENT, campaignPath } from "./campaignPaths.ts";
import { campaignPageQuery } from "./queries.ts";

/** A campaign's page and its products; a handle that no campaign has is a page that is not there. */
export async function loadCampaignPage(
  { shop, queries }: RouterContext,
  kind: CampaignKind,
  handle: string = CURRENT,
) {
  const site = await queries.get(siteQuery(shop));
  const region = getRegion(site.regions, shop.country)!;
  const page = await orNotFound(queries.get(campaignPageQuery(shop, kind, handle, region.currency)));
  const cards = await queries.get(productsByIdQuery(shop, page.product_ids, site, region));
  const head = pageHead(
    shop,
    campaignPath(kind, handle),
    pageTitle(page.title, site.name),
    plainText(page.description ?? ""),
  );
  // The browser takes the page over with the countdown as it was drawn.
  return { page, cards, currency: region.currency, head, loadedAt: serverNow() };
}

export type CampaignData = Awaited<ReturnType<typeof loadCampaignPage>>;
