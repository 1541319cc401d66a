import { orThrow } from "@velours/sdk";
import { companionCollections, getStrategy, listingQuery } from "@velours/sdk/rules";
import type { Product, Region, Site } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { query } from "../../platform/queries/createQueries.ts";
import { type CardProduct, cardProduct } from "../catalogue/CardProduct.ts";

export const mostCompanions = 6;

/**
 * Companions of a product: the best of its companion collections in turn, else of its own. The recommendation
 * service is not asked: it knows carts only, and would take the product for one.
 */
export const companionsQuery = (
  { api, language }: Shop,
  product: Product,
  { source, flags, navigation }: Site,
  { fulfillment, currency }: Region,
) =>
  query<CardProduct[]>({
    queryKey: ["companions", product.id, language, fulfillment, currency],
    queryFn: async ({ signal }) => {
      const shop = await api();
      async function list(collection: string): Promise<CardProduct[]> {
        const context = {
          collection,
          source,
          region: fulfillment,
          language,
          currency,
          strategy: getStrategy(flags),
        };
        const { filter, ...rest } = listingQuery({}, { ...context, limit: mostCompanions + 1 });
        const inventories = { ...filter.inventories, level: "or:low,high,unlimited" };
        const params = { query: { ...rest, filter: { ...filter, inventories } } };
        return orThrow(await shop.listProducts({ params, signal })).map((each) =>
          cardProduct(each, currency, navigation),
        );
      }
      const companions = takeTurns(await Promise.all(companionCollections(product).map(list)), product.id);
      const own = product.collections?.[0];
      return companions.length > 0 || !own ? companions : takeTurns([await list(own)], product.id);
    },
  });

/** The first of each list, then the second of each, and so on; each product once and never the one on the screen. */
export function takeTurns(lists: readonly CardProduct[][], except: number): CardProduct[] {
  const cards = new Map<number, CardProduct>();
  for (let at = 0; at <= mostCompanions; at++)
    for (const list of lists) {
      const card = list[at];
      if (card && card.id !== except && card.state !== "soldOut") cards.set(card.id, card);
    }
  return [...cards.values()].slice(0, mostCompanions);
}
