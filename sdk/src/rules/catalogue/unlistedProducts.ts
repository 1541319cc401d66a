import type { Site } from "../../types.ts";
import { GIFT_CARD, WARRANTY } from "../cart/productTypes.ts";
import { BitSet } from "./BitSet.ts";
import type { CatalogueIndex } from "./CatalogueIndex.ts";
import { navigationListings } from "./navigationListings.ts";
import type { ProductRecord } from "./productRecord.ts";

/**
 * Products on sale that no menu of the sites that sell them leads to, by id: only a search or a link finds them. Gift
 * cards and protection plans have places of their own.
 */
export function unlistedProducts<Stored extends ProductRecord>(
  catalogue: CatalogueIndex<Stored>,
  sites: readonly Site[],
): Stored[] {
  let sold = new BitSet();
  let listed = new BitSet();
  for (const site of sites) {
    const listings = navigationListings(site);
    for (const currency of site.currencies) {
      const select = (collection?: string) =>
        catalogue.select({ source: site.source, attributes: new Map(), collection }, currency);
      sold = sold.or(select());
      for (const { collection } of listings)
        if (catalogue.collection(collection) !== undefined) listed = listed.or(select(collection));
    }
  }
  // A document may have to be parsed to be read, and nearly all products can be unlisted.
  const elsewhere = catalogue.ofType(GIFT_CARD).or(catalogue.ofType(WARRANTY));
  return catalogue.records(sold.without(listed).without(elsewhere)).sort((a, b) => a.id - b.id);
}
