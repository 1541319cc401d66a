import { getRegion } from "@velours/sdk/rules";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import { siteQuery } from "../../../platform/sites/queries.ts";
import { loadPage } from "../loadPage.ts";
import { loadRailLinks, type RailLinks } from "./railProducts.ts";

/** Loads the home page: its head, the time that its hero is of, and on the server links to the products of its rails. */
export async function loadHome(context: RouterContext) {
  const site = await context.queries.get(siteQuery(context.shop));
  const region = getRegion(site.regions, context.shop.country)!;
  const railLinks: RailLinks = import.meta.env.SSR ? await loadRailLinks(context, site, region) : {};
  return { ...(await loadPage(context, "/")), now: serverNow(), railLinks };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
