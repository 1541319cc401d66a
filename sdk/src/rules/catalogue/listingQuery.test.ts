import { describe, expect, it } from "vitest";
import { type ListingSearch, USUAL_FILTER_KEYS } from "./filterQuery.ts";
import { listingQuery } from "./listingQuery.ts";

describe("listingQuery", () => {
  const context = {
    collection: "dildos",
    source: "boutique",
    region: "US",
    language: "en",
    currency: "USD",
    filterKeys: [...USUAL_FILTER_KEYS, "suction"],
  } as const;
  const build = (search: ListingSearch) => listingQuery(search, context);

  it("S-726 to S-730 always asks for", () =>
    expect(build({})).toEqual({
      collections: "dildos",
      page: 1,
      limit: 24,
      order: "recommended",
      filter: { source: "boutique", inventories: { region: "or:US,INTL" } },
      configuration: { language: "en", currency: "USD" },
    }));

  it.each([
    ["price-low", { price: "ASC" }],
    ["price-high", { price: "DESC" }],
    ["new", { created_at: "DESC" }],
    ["recommended", "recommended"],
  ])("S-737 to S-740 sort %s orders by %j", (sort, order) => expect(build({ sort }).order).toEqual(order));

  it.each<[ListingSearch, Record<string, string>]>([
    [{ prices: "25-50,100-" }, { price: "25-50,100-" }],
    [{ vendors: "Aube,Lune" }, { vendor: "or:Aube,Lune" }],
    [{ color: "violet,black" }, { color: "or:violet,black" }],
    [{ function: "warming" }, { function: "or:warming" }],
    [
      { girth: "4.5", length: "6,7" },
      { girth: "4.5", length: "6,7" },
    ],
    [{ suction: "yes" }, { suction: "or:yes" }],
    [{ brand: "Aube" }, { vendor: "or:Aube" }],
    [{ price: "0-25" }, { price: "0-25" }],
    [
      { brand: "Aube", vendors: "Lune", price: "0-25", prices: "50-100" },
      { vendor: "or:Lune", price: "50-100" },
    ],
  ])("S-731 to S-736 SA-024 SA-025 %j filters by %j", (search, filter) =>
    expect(build(search).filter).toMatchObject(filter),
  );

  it("a filter can't replace source or inventories", () =>
    expect(build({ source: "admin", inventories: "x" }).filter).toEqual({
      source: "boutique",
      inventories: { region: "or:US,INTL" },
    }));

  it.each([
    [{ utm_source: "x" }],
    [{ gclid: "1", fbclid: "2" }],
    [{ ref: "friend" }],
    [{ vibration: "strong" }],
  ])("SA-403 %j is no filter", (search) => expect(build(search)).toEqual(build({})));

  it("SA-103 strategy only with a value", () => {
    expect(listingQuery({}, { ...context, strategy: "b" }).configuration.strategy).toBe("b");
    expect(listingQuery({}, { ...context, strategy: null }).configuration).not.toHaveProperty("strategy");
  });
});
