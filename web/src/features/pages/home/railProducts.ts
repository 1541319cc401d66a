import { getStrategy } from "@velours/sdk/rules";
import type { HomeRail, Region, Site } from "@velours/sdk/types";
import type { Shop } from "../../../platform/api/Shop.ts";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import type { CardProduct } from "../../catalogue/CardProduct.ts";
import { productsQuery } from "../../catalogue/queries.ts";

export const RAIL_PLACES = 8;

/** The first products of a rail's collection, a few more than it shows. */
export const railQuery = (
  shop: Shop,
  rail: HomeRail,
  { source, flags, navigation }: Pick<Site, "source" | "flags" | "navigation">,
  { fulfillment, currency }: Region,
) =>
  productsQuery(
    shop,
    { sort: rail.sort ?? "recommended" },
    {
      collection: rail.collection,
      source,
      region: fulfillment,
      language: shop.language,
      currency,
      limit: RAIL_PLACES + 4,
      filterKeys: [],
      strategy: getStrategy(flags),
      navigation,
    },
  );

/** The products of a rail that can be bought. */
export const railCards = (cards: readonly CardProduct[]): CardProduct[] =>
  cards.filter(({ state }) => state !== "soldOut").slice(0, RAIL_PLACES);

export interface RailLink {
  title: string;
  link: string;
}

/** Links to the products of each rail, by its label. */
export type RailLinks = Readonly<Record<string, readonly RailLink[]>>;

/** Finds the links of every rail of a site's home page; a rail whose products cannot be had has none. */
export async function loadRailLinks(
  { shop, queries }: RouterContext,
  site: Site,
  region: Region,
): Promise<RailLinks> {
  const rails = (site.home?.rails ?? []).map(async (rail) => {
    const links = await queries.get(railQuery(shop, rail, site, region)).then(
      ({ cards }) => railCards(cards).map(({ title, link }) => ({ title, link })),
      () => [],
    );
    return [rail.label, links] as const;
  });
  return Object.fromEntries(await Promise.all(rails));
}
