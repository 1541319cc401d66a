import type { Collection, CollectionTrial, Language, Site } from "../../types.ts";
import type { CatalogueIndex } from "./CatalogueIndex.ts";
import { PAGE_SIZE, stockRegions } from "./listingQuery.ts";
import { suggestProduct } from "./presentSuggestions.ts";

/** Products that a collection would show on a site, as listings of its first region have them. */
export function tryCollection(
  catalogue: CatalogueIndex,
  collection: Pick<Collection, "handle" | "rules">,
  { source, regions: [region], navigation }: Pick<Site, "source" | "regions" | "navigation">,
  language: Language,
): CollectionTrial {
  if (region === undefined) return { total: 0, products: [] };
  const { currency, fulfillment } = region;
  const regions = stockRegions(fulfillment);
  const sold = catalogue.select({ source, regions, attributes: new Map() }, currency);
  const found = sold.and(catalogue.ofCollection(collection));
  const ordering = { currency, strategy: undefined, offset: 0, limit: PAGE_SIZE };
  const places = catalogue.ordered(found, "recommended", ordering);
  return {
    total: found.count(),
    products: catalogue
      .present(places, { language, currency, regions })
      .map(({ product }) => suggestProduct(product, currency, navigation)),
  };
}
