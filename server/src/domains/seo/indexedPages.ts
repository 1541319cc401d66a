import { pagePath, pictureAddresses, productLink } from "@velours/sdk/rules";
import { navigationListings, type ProductRecord, presentProduct } from "@velours/sdk/shop";
import type { Currency, Language, Site } from "@velours/sdk/types";
import type { Catalogue } from "../catalogue/Catalogue.ts";
import type { IndexedPage } from "./sitemap.ts";

const textPages = ["/", "/contact", "/help"];

const getCurrency = (site: Site): Currency => site.regions[0]?.currency ?? "USD";

const everywhere = (path: string, { languages }: Site): IndexedPage => ({
  paths: Object.fromEntries(languages.supported.map((language) => [language, path])),
  images: [],
});

/** The pages of words: the shop's, and the merchant's with these handles. */
export const listTextPages = (site: Site, handles: readonly string[]): IndexedPage[] =>
  [...textPages, ...handles.map(pagePath)].map((path) => everywhere(path, site));

/** The listings of the site's menus that have products, each once. */
export function listListings(catalogue: Catalogue, site: Site): IndexedPage[] {
  return listedCollections(catalogue, site).map(({ path }) => everywhere(path, site));
}

interface ListedCollection {
  path: string;
  products: Found;
}

type Found = ReturnType<Catalogue["select"]>;

/** Products that the site sells in a currency. */
const selectSold = (
  catalogue: Catalogue,
  site: Site,
  selection: { collection: string } | { ids: number[] },
  currency: Currency,
): Found => catalogue.select({ source: site.source, attributes: new Map(), ...selection }, currency);

function listedCollections(
  catalogue: Catalogue,
  site: Site,
  currency = getCurrency(site),
): ListedCollection[] {
  return navigationListings(site).flatMap(({ path, collection }) => {
    if (catalogue.collection(collection) === undefined) return [];
    const products = selectSold(catalogue, site, { collection }, currency);
    return products.count() > 0 ? [{ path, products }] : [];
  });
}

/** Products that a listing of the site shows, or that its pages link to. */
function selectIndexed(catalogue: Catalogue, site: Site, currency = getCurrency(site)): Found {
  const giftCard = selectSold(catalogue, site, { ids: [site.giftCardProductId ?? []].flat() }, currency);
  return listedCollections(catalogue, site, currency).reduce(
    (found, { products }) => found.or(products),
    giftCard,
  );
}

export const countIndexedProducts = (catalogue: Catalogue, site: Site): number =>
  selectIndexed(catalogue, site).count();

/** Products that a listing of the site shows, or that its pages link to, by id; sold in its own currency or another. */
export const listIndexedProducts = (
  catalogue: Catalogue,
  site: Site,
  currency = getCurrency(site),
): ProductRecord[] => catalogue.records(selectIndexed(catalogue, site, currency)).sort((a, b) => a.id - b.id);

/** The pages of products, as they are needed: a path has its product's title in each language. */
export function* toProductPages(
  records: readonly ProductRecord[],
  site: Site,
  origin: string,
): Generator<IndexedPage> {
  const currency = getCurrency(site);
  for (const record of records) {
    const path = (language: Language) =>
      productLink(presentProduct(record, { language, currency }), site.navigation);
    yield {
      paths: Object.fromEntries(site.languages.supported.map((language) => [language, path(language)])),
      images: pictureAddresses(record.id, record.document.images, origin),
    };
  }
}
