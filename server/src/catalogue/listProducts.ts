import type { Product } from "@velours/sdk/types";
import type { Context } from "../context.ts";
import type { Handler, Input, Results } from "../generated/handlers.ts";
import { serialized } from "../http/serialized.ts";
import { type Order, selectionOf, speechOf } from "./listingQuery.ts";

type Query = Input<"listProducts">["query"];
type Answer = Results<"listProducts">[200];

/**
 * Products in one of four forms (7.1): a listing, the products of a cart by ids, recommendations (ids with a limit,
 * in the order given) and search. Counts by vendor and price leave out their own filter, so that another choice of
 * the same kind stays visible.
 */
export const listProducts: Handler<"listProducts"> = ({ query }, { catalogue }) => {
  const { language, currency } = speechOf(query.configuration);
  const ids = query.ids?.split(",").map(Number);
  const page = query.page ?? 1;
  const limit = query.limit ?? defaultLimit;
  const selection = {
    ...selectionOf(query.filter),
    ids,
    collection: query.collections || undefined,
    words: query.search || undefined,
  };

  const found = catalogue.select(selection, currency);
  const total = found.count();
  // A cart asks for its products without a limit and gets them all, in the order of its lines; recommendations
  // name how many they want. A limit that is not named arrives as the contract's default.
  const whole = ids !== undefined && limit === defaultLimit;
  const offset = whole ? 0 : (page - 1) * limit;
  const perPage = whole ? Math.max(1, total) : limit;
  const places =
    ids === undefined
      ? catalogue.ordered(found, orderOf(query), currency, offset, limit)
      : catalogue
          .placesOf(ids)
          .filter((place) => found.has(place))
          .slice(offset, offset + perPage);

  const entries = catalogue.present(places, { language, currency, regions: selection.regions });
  const body: Product[] = entries.map((entry) => entry.product);
  return {
    status: 200,
    body: serialized(body, Buffer.from(`[${entries.map((entry) => entry.json).join(",")}]`)),
    headers: {
      "x-pagination-page": whole ? 1 : page,
      "x-pagination-pages-total": Math.max(1, pagesOf(total, perPage)),
      "x-pagination-items-per-page": perPage,
      "x-pagination-items-total": total,
      ...facets(catalogue, selection, currency),
      "x-nosto-result-id": `sandbox-${catalogue.revision}`,
    },
  };
};

const defaultLimit = 24;

/** Whole pages, the last perhaps not full. */
const pagesOf = (total: number, perPage: number): number =>
  (total + perPage - 1 - ((total - 1) % perPage)) / perPage;

function facets(
  catalogue: Context["catalogue"],
  selection: Parameters<Context["catalogue"]["select"]>[0],
  currency: Parameters<Context["catalogue"]["select"]>[1],
): Pick<Answer["headers"], "x-products-vendors" | "x-products-prices"> {
  const anyVendor = catalogue.select({ ...selection, vendors: undefined }, currency);
  const anyPrice = catalogue.select({ ...selection, prices: undefined }, currency);
  return {
    "x-products-vendors": headerJson(catalogue.vendorCounts(anyVendor)),
    "x-products-prices": headerJson(catalogue.priceCounts(anyPrice, currency)),
  };
}

/** JSON that fits into a header: what is not ASCII is escaped. */
function headerJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function orderOf({ order }: Query): Order {
  if (order === undefined || order === "recommended") return "recommended";
  if (order.price !== undefined) return order.price === "ASC" ? "price-low" : "price-high";
  return order.created_at === undefined ? "recommended" : "new";
}
