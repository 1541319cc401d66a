import { redirect } from "@tanstack/react-router";
import { collectionFor, parsePath, withLanguage } from "@velours/sdk/rules";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { stringifySearch, textSearch } from "../../platform/routing/searchCodec.ts";
import { toNotFound } from "../../platform/routing/toNotFound.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { ListingAside, ListingEnd, ListingFooter } from "./ListingScreen.tsx";
import { loadListing } from "./loadListing.ts";
import { ListingBanners } from "./slots.ts";

/** The listing that a path names, and what draws it. Throws a redirect for every other path. `location` has the whole query. */
export async function loadListingPage(
  context: RouterContext,
  path: string,
  search: Record<string, string>,
  before: readonly unknown[],
  location: { search: Record<string, unknown> },
) {
  const { navigation, shop } = await context.queries.get(siteQuery(context.shop));
  const found = parsePath(path.toLowerCase(), navigation);
  if (found?.kind === "redirect")
    throw redirect({ to: found.path, search: textSearch(location.search), statusCode: 301 });
  if (found?.kind !== "listing" || collectionFor(found, shop?.collections) === undefined) throw toNotFound();
  const address = context.shop.origin + withLanguage(path, context.shop) + stringifySearch(search);
  const data = await loadListing(context, found, search, address, before);
  // A page that the browser draws itself comes up whole.
  await Promise.all([
    ...[ListingAside, ListingEnd, ListingFooter].map((part) => part.preload()),
    data.zones && ListingBanners.preload(),
  ]);
  return data;
}
