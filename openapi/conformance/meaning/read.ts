import type { CollectionFilters, Product } from "@velours/sdk/types";
import type { Call, Caller, Case } from "../Case.ts";
import { formatQuery, type OperationName } from "../contract/document.ts";

/** `{ filter: { color: "red" } }` as `filter[color]=red`, encoded. */
export const toQuery = (query: object): string =>
  Object.entries(query)
    .flatMap(([name, value]) => formatQuery(name, value))
    .join("&");

export interface Listing {
  products: Product[];
  ids: number[];
  total: number;
  headers: Record<string, string>;
}

/** The most products that a page can have. */
export const largestPage = 250;

/** The body of an answer that should be a success; ends the case where it is none. */
export async function read<Body>(
  check: Case,
  operation: OperationName,
  call: Call = {},
  caller: Caller = check.caller(),
): Promise<Body> {
  const answer = await caller(operation, call);
  if (!check.expectAnswer(answer, "success", operation)) check.skip(`${operation} has no answer to compare`);
  return answer.body as Body;
}

export async function readListing(check: Case, query: object): Promise<Listing> {
  const answer = await check.caller()("listProducts", { query: toQuery({ limit: largestPage, ...query }) });
  if (!check.expectAnswer(answer, "success", "listProducts") || !Array.isArray(answer.body))
    check.skip("listProducts has no answer to compare");
  const products = answer.body as Product[];
  const { headers } = answer;
  return {
    products,
    ids: products.map(({ id }) => id),
    total: Number(headers["x-pagination-items-total"]),
    headers,
  };
}

/** The part of the fixture's collection that a query leaves. */
export const narrowCollection = (check: Case, query: object): Promise<Listing> =>
  readListing(check, { collections: check.fixture.collection, ...query });

/** The fixture's collection as it is listed; ends the case where it has fewer than two products. */
export async function readCollection(check: Case, query: object = {}): Promise<Listing> {
  const listing = await narrowCollection(check, query);
  if (listing.products.length < 2) check.skip(`collection ${check.fixture.collection} has no two products`);
  return listing;
}

export const readFilters = (check: Case): Promise<CollectionFilters> =>
  read(check, "getCollectionFilters", { params: { collection: check.fixture.collection } });

/** The same members, in any order. */
export const isSameSet = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

/** `1, 2, 3 … (16)` */
export const formatIds = (ids: readonly number[]): string =>
  ids.length <= 8 ? ids.join(", ") || "none" : `${ids.slice(0, 8).join(", ")} … (${ids.length})`;
