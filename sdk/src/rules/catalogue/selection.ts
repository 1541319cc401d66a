import type { Collection, Currency, Language, operations, Site } from "../../types.ts";
import type { BitSet } from "./BitSet.ts";
import { type PriceRange, parsePriceRanges } from "./priceRange.ts";

/** The query of a listing, as the contract has it. */
export type ListingQuery = NonNullable<operations["listProducts"]["parameters"]["query"]>;

export type SortOrder = "recommended" | "price-low" | "price-high" | "new";

/** A collection as listings select by it, stored or not. */
export type SelectedCollection = Pick<Collection, "handle" | "rules">;

/** The filters of a listing. A list that is undefined does not filter. */
export interface Selection {
  source?: string | undefined;
  /** The stored one of a handle, or one that may be other than the stored one. */
  collection?: string | SelectedCollection | undefined;
  ids?: readonly number[] | undefined;
  /** Places of products that words found. */
  places?: BitSet | undefined;
  regions?: readonly string[] | undefined;
  levels?: readonly string[] | undefined;
  vendors?: readonly string[] | undefined;
  prices?: readonly PriceRange[] | undefined;
  /** By attribute key: any of these values. */
  attributes: ReadonlyMap<string, readonly string[]>;
}

type Filter = NonNullable<ListingQuery["filter"]>;
type Configuration = NonNullable<ListingQuery["configuration"]>;

/** Keys of `filter` that are no attributes. */
export const FILTER_KEYS: ReadonlySet<string> = new Set(["inventories", "source", "price", "vendor"]);

/** Reads a filter value: 'or:a,b' and 'a,b' mean any of them. */
export function parseValues(text: string | undefined): string[] | undefined {
  const values = text
    ?.replace(/^or:/, "")
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");
  return values === undefined || values.length === 0 ? undefined : values;
}

/** The filter parameters as a selection. Prices that cannot be read narrow to nothing. */
export function parseSelection(filter: Filter | undefined): Selection {
  const attributes = new Map<string, readonly string[]>();
  for (const [key, value] of Object.entries(filter ?? {})) {
    const values = FILTER_KEYS.has(key) || typeof value !== "string" ? undefined : parseValues(value);
    if (values !== undefined) attributes.set(key, values);
  }
  return {
    source: filter?.source || undefined,
    regions: parseValues(filter?.inventories?.region),
    levels: parseValues(filter?.inventories?.level),
    vendors: parseValues(filter?.vendor),
    prices: filter?.price ? parsePriceRanges(filter.price) : undefined,
    attributes,
  };
}

/**
 * The query with its language and currency: those it names, else those of the site whose products it asks for, else of the
 * shop's own; of a site they are its default language and the currency of its first region. They follow from the query
 * alone, because answers are cached by their address.
 */
export function withLocale<
  Q extends { configuration?: Configuration | undefined; filter?: { source?: string } },
>(query: Q, sites: readonly Pick<Site, "code" | "source" | "regions" | "languages">[], ownSite: string): Q {
  const source = query.filter?.source;
  const site =
    sites.find((each) => source !== undefined && each.source === source) ??
    sites.find(({ code }) => code === ownSite);
  if (site === undefined) return query;
  const currency = site.regions[0]?.currency;
  const configuration = { language: site.languages.default, ...(currency && { currency }) };
  return { ...query, configuration: { ...configuration, ...query.configuration } };
}

/** Language and currency of an answer; English, and US dollars where no site says another. */
export function parseLocale(configuration: Configuration | undefined): {
  language: Language;
  currency: Currency;
} {
  return { language: configuration?.language ?? "en", currency: configuration?.currency ?? "USD" };
}

/** The order a listing was asked for; recommended when none was. */
export function parseOrder({ order }: Pick<ListingQuery, "order">): SortOrder {
  if (order === undefined || order === "recommended") return "recommended";
  if (order.price !== undefined) return order.price === "ASC" ? "price-low" : "price-high";
  return order.created_at === undefined ? "recommended" : "new";
}
