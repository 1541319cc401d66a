import type {
  Currency,
  NavigationMenuEntry,
  operations,
  Product,
  ProductSuggestion,
  Suggestions,
} from "../../types.ts";
import { isAvailable } from "../cart/isAvailable.ts";
import { formerPrice, unitPrice } from "../prices.ts";
import type { CatalogueIndex } from "./CatalogueIndex.ts";
import { chooseVariant } from "./chooseVariant.ts";
import { completeSearch, correctSearch } from "./completeSearch.ts";
import type { ListedSite } from "./navigationListings.ts";
import { popularCollection } from "./popularCollection.ts";
import type { View } from "./presentProduct.ts";
import { productLink } from "./productLink.ts";
import { parseLocale, parseSelection, type Selection } from "./selection.ts";
import { findCategories, listPopularCategories } from "./suggestCategories.ts";

/** The query of suggestions, as the contract has it. */
export type SuggestionsQuery = NonNullable<operations["listSuggestions"]["parameters"]["query"]>;

const mostWords = 4;
const mostCategories = 4;
const popularWords = 6;
/** Products whose titles complete and correct a search. */
const readTitles = 60;

/** Suggestions of a search field for the words typed so far, or for none. `site` is the one that sells the products. */
export function presentSuggestions(
  catalogue: CatalogueIndex,
  query: SuggestionsQuery,
  site: ListedSite,
): Suggestions {
  const { navigation } = site;
  const locale = parseLocale(query.configuration);
  const selection = parseSelection(query.filter);
  const view = { ...locale, regions: selection.regions };
  const limit = query.limit ?? 4;
  const words = query.search?.trim();
  if (!words) return popular(catalogue, { selection, view, site, limit });

  const found = catalogue.search(words, selection.source, view.currency);
  const wanted = catalogue.withoutForeignAttributes({ ...selection, places: found.places }, view.currency);
  const places = catalogue.select(wanted, view.currency);
  const products = catalogue.present(found.best(places, readTitles), view).map(({ product }) => product);
  const titles = products.map(({ title }) => title);
  const terms = found.listTerms(places);
  const corrected = terms.length > 0 ? correctSearch(words, terms, titles) : null;
  const meant = corrected ?? words;
  const completed = completeSearch(meant, titles, mostWords);
  return {
    words: corrected === null ? completed : [corrected, ...completed].slice(0, mostWords),
    categories: findCategories(catalogue, meant, selection, view, navigation).slice(0, mostCategories),
    products: products.slice(0, limit).map((product) => suggestProduct(product, view.currency, navigation)),
    corrected,
    total: places.count(),
  };
}

interface Popular {
  selection: Selection;
  view: View;
  site: ListedSite;
  limit: number;
}

function popular(catalogue: CatalogueIndex, { selection, view, site, limit }: Popular): Suggestions {
  const { currency } = view;
  const { navigation } = site;
  const collection = popularCollection(site) ?? "top-picks";
  const found = catalogue.select({ ...selection, collection }, currency);
  const ordering = { currency, strategy: undefined, offset: 0, limit };
  const places = catalogue.ordered(found, "recommended", ordering);
  return {
    words: listPopularCategories(catalogue, selection, view, navigation)
      .slice(0, popularWords)
      .map(({ title }) => title),
    categories: [],
    products: catalogue
      .present(places, view)
      .map(({ product }) => suggestProduct(product, currency, navigation)),
    corrected: null,
    total: 0,
  };
}

/** A product in its small form, on the site of a navigation. */
export function suggestProduct(
  product: Product,
  currency: Currency,
  navigation: readonly NavigationMenuEntry[],
): ProductSuggestion {
  const available = product.variants.find((variant) => isAvailable(product, variant));
  const variant = available ?? chooseVariant(product);
  return {
    id: product.id,
    title: product.title,
    vendor: product.vendor,
    url: productLink(product, navigation),
    image: product.images[0]?.src ?? null,
    price: variant ? unitPrice(variant, currency) : product.price,
    compare_at_price: variant ? formerPrice(variant, currency) : null,
    is_available: available !== undefined,
  };
}
