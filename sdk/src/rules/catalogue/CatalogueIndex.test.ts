import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Collection, Product } from "../../types.ts";
import { CatalogueIndex } from "./CatalogueIndex.ts";
import { toggleFilter } from "./filterQuery.ts";
import { listingQuery } from "./listingQuery.ts";
import { presentListing } from "./presentListing.ts";
import type { ProductRecord } from "./productRecord.ts";

const records = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 12 }),
    popularity: fc.integer({ min: 0, max: 3 }),
    enabled: fc.boolean(),
    price: fc.constantFrom(10, 25, 60, 199.99, 300),
    vendor: fc.constantFrom("Halo", "Sliquid"),
    day: fc.integer({ min: 10, max: 14 }),
    rank: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    level: fc.constantFrom("low" as const, "high" as const),
  }),
  { maxLength: 12 },
);
type Drawn = typeof records extends fc.Arbitrary<(infer T)[]> ? T : never;

function toRecord({ id, popularity, enabled, price, vendor, day, rank, level }: Drawn): ProductRecord {
  const priced = { USD: price, ...(popularity > 0 && { CAD: price }) };
  const document = {
    id,
    title: `Product ${id}`,
    description: "",
    vendor,
    prices: priced,
    variants: [{ id, prices: priced }],
    images: [],
    sources: ["boutique"],
    collections: ["toys"],
    type: "Toy",
    attributes: { colour: [vendor] },
    meta: {},
    inventories: [],
    ...(rank !== undefined && { strategies: { gentle: rank } }),
  } as unknown as Product;
  const row = { variant_id: id, region: "US", quantity: 1, level, requires_shipping: true };
  return { id, document, enabled, popularity, created_at: `2026-11-${day}T00:00:00Z`, stock: [row] };
}

const picked: Collection[] = [
  {
    ...{ handle: "picked", title: "Picked", description: "", meta: {} },
    rules: { any: [{ vendor: "halo" }, { price: { currency: "USD", below: 60 } }] },
  },
];

const queries = [
  {},
  { filter: { price: "25-100", source: "boutique" } },
  { filter: { inventories: { level: "or:high" } } },
  { order: "price-low" },
  { order: "price-high", limit: 3, page: 2 },
  { order: "new" },
  { configuration: { strategy: "gentle" } },
  { configuration: { currency: "CAD" } },
  { collections: "picked" },
  { search: "halo product" },
  { search: "prodct 1" },
] as unknown as Parameters<typeof presentListing>[1][];

const listings = (index: CatalogueIndex) =>
  queries.map((query) => {
    const { entries, headers } = presentListing(index, query);
    return { entries, ...headers, "x-products-vendors": JSON.parse(headers["x-products-vendors"]) };
  });

/** Another index with all that this one has. */
function restart(index: CatalogueIndex, collections: Collection[]): CatalogueIndex {
  const restored = new CatalogueIndex();
  restored.takeKept(index.allRecords());
  restored.restore(structuredClone(index.dump()));
  for (const words of index.dumpWords()) restored.restoreWords(structuredClone(words));
  restored.take([], collections);
  return restored;
}

describe("CatalogueIndex", () => {
  test("lists the products of a vendor with a comma in its name", () => {
    const drawn = {
      popularity: 0,
      enabled: true,
      price: 25,
      day: 10,
      rank: undefined,
      level: "low",
    } as const;
    const vendors = ["Jones & Co", "Smith, Jones & Co", "Smith"];
    const index = new CatalogueIndex();
    index.take(
      vendors.map((vendor, at) => toRecord({ ...drawn, id: at + 1, vendor } as unknown as Drawn)),
      [],
    );
    const site = {
      collection: "toys",
      source: "boutique",
      region: "US",
      language: "en",
      currency: "USD",
    } as const;
    const { filter } = listingQuery(toggleFilter({}, "vendors", "Smith, Jones & Co"), site);
    const { entries, headers } = presentListing(index, { filter });
    expect(entries.map(({ product }) => product.vendor)).toEqual(["Smith, Jones & Co"]);
    expect(JSON.parse(headers["x-products-vendors"])).toMatchObject({ "Smith, Jones & Co": 1 });
  });

  test("keeps views through many changes, however often the changed product is shown", () => {
    const drawn = { popularity: 1, enabled: true, price: 10, vendor: "Halo", day: 10, level: "low" } as const;
    const [kept, changing] = [1, 2].map((id) => toRecord({ ...drawn, id, rank: undefined }));
    const index = new CatalogueIndex();
    index.take([kept!, changing!], []);
    const view = { language: "en", currency: "USD" } as const;
    const before = index.product(1, view);
    for (let nth = 0; nth <= 20_000; nth++) {
      index.take([changing!], []);
      index.product(2, view);
    }
    expect(index.product(1, view)).toBe(before);
  });

  test("has in its order what changed while it was sorted", async () => {
    const drawn = {
      popularity: 0,
      enabled: true,
      vendor: "Halo",
      day: 10,
      rank: undefined,
      level: "low",
    } as const;
    const toPriced = (id: number, price: number) => toRecord({ ...drawn, id, price } as Drawn);
    const index = new CatalogueIndex();
    index.take(
      Array.from({ length: 20_000 }, (_, nth) => toPriced(nth + 1, 20_000 - nth)),
      [],
    );
    const prepared = index.prepareOrder("price-low", "USD", undefined);
    index.take([toPriced(1, 0.5), toPriced(20_001, 0.75), toPriced(20_000, 30_000)], []);
    await prepared;
    const list = (ids?: number[]) => {
      const found = index.select({ ids, attributes: new Map() }, "USD");
      const all = { currency: "USD", strategy: undefined, offset: 0, limit: 30_000 };
      const places = index.ordered(found, "price-low", all);
      return index.present(places, { language: "en", currency: "USD" }).map(({ product }) => product.id);
    };
    const others = Array.from({ length: 19_998 }, (_, nth) => 19_999 - nth);
    expect(list()).toEqual([1, 20_001, ...others, 20_000]);
    // So few are sorted by themselves.
    expect(list([20_000, 3, 1, 7])).toEqual([1, 7, 3, 20_000]);
  });

  test("taking in what changed, bit by bit and after restarts, answers as taking in the end does", () => {
    fc.assert(
      fc.property(fc.array(records, { maxLength: 6 }), (steps) => {
        let patched = new CatalogueIndex();
        const last = new Map<number, ProductRecord>();
        for (const step of steps) {
          // An id stands once in what is taken in at a time.
          const changed = [...new Map(step.map((drawn) => [drawn.id, toRecord(drawn)])).values()];
          patched.take(changed, picked);
          for (const record of changed) last.set(record.id, record);
          listings(patched);
          patched = restart(patched, picked);
          expect(patched.hasWords).toBe(true);
        }
        const whole = new CatalogueIndex();
        whole.take([...last.values()], picked);
        expect(listings(patched)).toEqual(listings(whole));
      }),
    );
  });

  test("finds no product by the title of a collection whose rules keep it out", () => {
    const drawn = {
      popularity: 0,
      enabled: true,
      price: 300,
      vendor: "Sliquid",
      day: 10,
      level: "low",
    } as Drawn;
    const named = toRecord({ ...drawn, id: 1 });
    const index = new CatalogueIndex();
    index.take([{ ...named, document: { ...named.document, collections: ["toys", "picked"] } }], picked);
    const { entries } = presentListing(index, { search: "picked" });
    expect(entries).toEqual([]);
    expect(presentListing(index, { collections: "picked" }).entries).toEqual([]);
  });

  test("indexes its words anew when collections have other titles than at the restart", () => {
    const drawn = { popularity: 0, enabled: true, price: 10, vendor: "Halo", day: 10, level: "low" } as Drawn;
    const find = (index: CatalogueIndex, words: string) =>
      [...index.search(words, undefined, "USD").places].length;
    const toTitled = (title: string): Collection[] => [
      { handle: "toys", title, description: "", meta: {} } as Collection,
    ];
    const index = new CatalogueIndex();
    index.take([toRecord({ ...drawn, id: 1 })], toTitled("Playthings"));
    expect(find(index, "playthings")).toBe(1);
    const restored = restart(index, toTitled("Gadgets"));
    expect(restored.hasWords).toBe(false);
    expect([find(restored, "playthings"), find(restored, "gadgets")]).toEqual([0, 1]);
  });
});
