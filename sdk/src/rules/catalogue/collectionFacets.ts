import type { FilterCounts, operations } from "../../types.ts";
import type { CatalogueIndex } from "./CatalogueIndex.ts";
import { type ListingQuery, parseLocale, parseSelection, type SelectedCollection } from "./selection.ts";

type Facets = operations["getCollectionFilters"]["responses"][200]["content"]["application/json"];

/** Every filter key of a collection with its values and their counts over all of it. */
export function collectionFacets(
  catalogue: CatalogueIndex,
  collection: string | SelectedCollection,
  { configuration, filter }: Pick<ListingQuery, "configuration" | "filter">,
): Facets {
  const { currency } = parseLocale(configuration);
  const { source, regions, levels } = parseSelection(filter);
  const found = catalogue.select({ source, regions, levels, collection, attributes: new Map() }, currency);
  const attributes: Record<string, FilterCounts> = catalogue.attributeCounts(found);
  const own = { vendors: catalogue.vendorCounts(found), prices: catalogue.priceCounts(found, currency) };
  // First in their order, and kept where a merchant's filter is named like one of them.
  return { products: { ...own, ...attributes, ...own } };
}
