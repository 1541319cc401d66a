import type { Parts } from "../import/Row.ts";
import { parseQuery } from "../parseQuery.ts";
import { CatalogueIndex } from "../rules/catalogue/CatalogueIndex.ts";
import { categoryPath } from "../rules/catalogue/categoryPath.ts";
import { collectionAddress } from "../rules/catalogue/collectionAddress.ts";
import { collectionFacets } from "../rules/catalogue/collectionFacets.ts";
import { presentCollection } from "../rules/catalogue/presentCollection.ts";
import { presentListing } from "../rules/catalogue/presentListing.ts";
import type { ProductRecord } from "../rules/catalogue/productRecord.ts";
import { type ListingQuery, parseLocale, withLocale } from "../rules/catalogue/selection.ts";
import { isSameCode } from "../rules/codes.ts";
import { presentSite } from "../rules/sites/presentSite.ts";
import type { Collection, Language, Page, Product, Promotion, ShippingRateRow, Site } from "../types.ts";
import { answerPage } from "./answerPage.ts";
import { answerProduct } from "./answerProduct.ts";
import { answerPromotion } from "./answerPromotion.ts";
import type { CheckedRequest } from "./ShopOperation.ts";

/** A document that is shown in place of the shop's own, in the form of the shop's import. */
export type Changed =
  | { part: "products"; row: ProductRecord }
  | { [Part in "promotions" | "sites" | "pages" | "collections"]: { part: Part; row: Parts[Part] } }[
      | "promotions"
      | "sites"
      | "pages"
      | "collections"];

/** The shop that the document is shown in. */
export interface OverlaidShop {
  /** Code of the site that is shown. */
  site: string;
  ownSite: string;
  sites: readonly Site[];
  shippingRates: readonly ShippingRateRow[];
  catalogue: CatalogueIndex;
  language: Language;
  now: Date;
}

/** The query of every operation that is answered here, as it was sent: no contract's check has read it. */
type ApiQuery = ListingQuery &
  CheckedRequest<"getProduct">["query"] &
  CheckedRequest<"getPromotion">["query"] &
  CheckedRequest<"getPage">["query"];

interface ApiRead {
  path: string;
  query: ApiQuery;
  /** The shop's own answer. */
  pass: () => Promise<Response>;
}

type Answer = (read: ApiRead) => Promise<Response> | Response;

/**
 * A `fetch` of the shop's API with one document in place of the stored one: the rules of the shop's own answers decide,
 * and nothing is written. Anything but a read is refused, so that nothing can be bought or saved through it.
 */
export function overlayFetch(
  fetch: typeof globalThis.fetch,
  changed: Changed,
  shop: OverlaidShop,
): typeof globalThis.fetch {
  const answer = createAnswer(changed, shop);
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== "GET") return new Response(null, { status: 405 });
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(pathname.indexOf("/api/") + "/api".length);
    return answer({ path, query: parseQuery(search) as ApiQuery, pass: () => fetch(request) });
  };
}

function createAnswer(changed: Changed, shop: OverlaidShop): Answer {
  switch (changed.part) {
    case "products":
      return overlayProduct(changed.row, shop);
    case "promotions":
      return overlayPromotion(changed.row, shop);
    case "sites":
      return overlaySite(changed.row, shop);
    case "pages":
      return overlayPage(changed.row, shop);
    case "collections":
      return overlayCollection(changed.row, shop);
  }
}

/** The product is answered for its id, and stands in lists in the place of the stored one. */
function overlayProduct(record: ProductRecord, { sites, ownSite, catalogue: stored }: OverlaidShop): Answer {
  const catalogue = new CatalogueIndex();
  // As it would be on sale.
  catalogue.take([{ ...record, enabled: true }], stored.collections());
  const present = (query: ApiQuery) =>
    answerProduct({ params: { id: record.id }, query }, { catalogue, sites, ownSite });
  return async ({ path, query, pass }) => {
    if (path === `/products/${record.id}`) return toResponse(await present(query));
    const response = await pass();
    if (path !== "/products" || response.status !== 200) return response;
    const { status, body } = await present(query);
    const product = status === 200 ? (body as Product) : undefined;
    const listed = (await response.json()) as Product[];
    const ids = query.ids?.split(",").map(Number);
    const others = listed.filter(({ id }) => id !== record.id);
    const place = ids?.includes(record.id)
      ? others.filter(({ id }) => ids.indexOf(id) < ids.indexOf(record.id)).length
      : listed.findIndex(({ id }) => id === record.id);
    const shown =
      place < 0 || product === undefined
        ? others
        : [...others.slice(0, place), product, ...others.slice(place)];
    const headers = new Headers(response.headers);
    headers.delete("content-length");
    return jsonResponse(shown, { headers });
  };
}

/** The promotion counts for its code, whether or not it is on. */
function overlayPromotion(row: Promotion, { site, language, now }: OverlaidShop): Answer {
  const record = { document: { ...row, enabled: true }, uses: 0, limit: null };
  return async ({ path, query, pass }) => {
    const code = /^\/products\/promotions\/([^/]+)$/.exec(path)?.[1];
    if (code === undefined || !isSameCode(decodeURIComponent(code), row.name)) return pass();
    const request = { params: { code: row.name }, query };
    return toResponse(await answerPromotion(request, { readPromotion: () => record, site, language, now }));
  };
}

/** The settings take the place of the site's; its pages stay. */
function overlaySite(row: Site, { language, shippingRates }: OverlaidShop): Answer {
  return async ({ path, pass }) => {
    const response = await pass();
    if (path !== `/sites/${row.code}` || response.status !== 200) return response;
    const stored = (await response.json()) as Site;
    const { environment } = stored.payments;
    const includesTax = (country: string) =>
      stored.regions.find((region) => region.country === country)?.taxIncluded;
    const shown = presentSite(row, { language, environment, shippingRates, pages: [], includesTax });
    return jsonResponse({ ...shown, ...(stored.pages && { pages: stored.pages }) });
  };
}

function overlayPage(row: Page, { sites, site, language }: OverlaidShop): Answer {
  return async ({ path, query, pass }) => {
    if (path !== `/pages/${row.handle}`) return pass();
    const request = { params: { handle: row.handle }, query };
    return toResponse(await answerPage(request, { readPage: () => row, sites, site, language }));
  };
}

/**
 * The collection's words and what its rules let in take the place of the stored ones; other listings stay. Where no menu
 * leads to it yet the last entry does, since only then a collection has an address.
 */
function overlayCollection(row: Collection, { catalogue, sites, site: code, ownSite }: OverlaidShop): Answer {
  const address = `/products/collections/${row.handle}`;
  return async ({ path, query: sent, pass }) => {
    // Numbers of an address are text until the contract's check, which this answer comes without.
    const { page, limit, ...others } = sent;
    const query = withLocale(others, sites, ownSite);
    if (path === `/sites/${code}`) {
      const response = await pass();
      if (response.status !== 200) return response;
      const stored = (await response.json()) as Site;
      const { navigation } = stored;
      if (categoryPath(row.handle, navigation) !== undefined) return jsonResponse(stored);
      const entry = { label: row.title, url: collectionAddress(row.handle, navigation) };
      return jsonResponse({ ...stored, navigation: [...navigation, entry] });
    }
    if (path === address)
      return jsonResponse(presentCollection(row, parseLocale(query.configuration).language));
    if (path === `${address}/filters`) return jsonResponse(collectionFacets(catalogue, row, query));
    if (path !== "/products" || query.collections !== row.handle) return pass();
    const numbers = { ...(page && { page: Number(page) }), ...(limit && { limit: Number(limit) }) };
    const { entries, headers } = presentListing(catalogue, { ...query, ...numbers }, row);
    const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    return jsonResponse(
      entries.map(({ product }) => product),
      { headers: texts },
    );
  };
}

const toResponse = ({ status, body }: { status: number; body: unknown }): Response =>
  jsonResponse(body, { status });

/** `Response.json`, which Safari has from 17 on. */
function jsonResponse(body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("content-type", "application/json");
  return new Response(JSON.stringify(body), { ...init, headers });
}
