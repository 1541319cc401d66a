import { expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { ids, products } from "../../testing/shopData.ts";
import { upsertProducts } from "./store.ts";

/** The Halo priced in dollars only, and the Lune, of which one variant more is. */
function dollarsOnly() {
  const [halo, lune] = structuredClone(products.slice(0, 2)) as [
    (typeof products)[number],
    (typeof products)[number],
  ];
  for (const variant of halo.variants) variant.prices = { USD: variant.prices.USD as number };
  const [first] = lune.variants;
  if (first) lune.variants.push({ ...first, id: 22, option1: "Deep violet", prices: { USD: 120 } });
  lune.inventories?.push({ ...(lune.inventories[0] as object), variant_id: 22 } as never);
  return [halo, lune];
}

describeOperation("listProducts", (shop) => {
  async function importDollarsOnly() {
    const { store, catalogue } = shop().services;
    await inTransaction(store.db, (trx) => upsertProducts(trx, dollarsOnly()));
    await catalogue.refresh();
  }
  const list = async (query: string) =>
    (await shop().call("listProducts", { query })).body.map(({ id }) => id).sort();

  test("a product without a price in a currency is not sold in it", async () => {
    await importDollarsOnly();
    const { product, violet } = ids.halo;
    for (const currency of ["CAD", "GBP", "EUR"]) {
      const configuration = `configuration[currency]=${currency}`;
      expect(await list(`collections=vibrators&${configuration}`)).toEqual([2]);
      expect(await list(`search=halo&${configuration}`)).toEqual([]);
      expect(await list(`ids=1,2&${configuration}`)).toEqual([2]);
      expect(await list(`ids=1,2&limit=4&${configuration}`)).toEqual([2]);
      const filters = await shop().call("getCollectionFilters", {
        params: { collection: "vibrators" },
        query: configuration,
      });
      expect(filters.body.products.vendors).toEqual({ "Lune & Café": 1 });
      const page = await shop().call("getProduct", { params: { id: product }, query: configuration });
      expect(page.status).toBe(404);
    }
    expect(await list("collections=vibrators")).toEqual([1, 2]);
    const cart = {
      products: [{ variant: { id: violet }, quantity: 2 }, { variant: { id: 21 } }],
      type: "physical",
      promotion: null,
      invoice: { total: 96, currency: "CAD" },
    };
    const checked = await shop().call<"validateCart", 409>("validateCart", { body: { cart } });
    expect([checked.status, JSON.stringify(checked.body)]).toEqual([
      409,
      expect.stringContaining('"status":"remove"'),
    ]);
    const bought = await shop().call<"submitCheckout", 409>("submitCheckout", {
      body: checkoutBody({ total: 96, cart: { invoice: { total: 96, currency: "CAD" } } }),
    });
    expect([bought.status, bought.body.reference]).toEqual([409, "cartValidationErrors"]);
  });

  test("a variant without a price in a currency is not sold in it, the others are", async () => {
    await importDollarsOnly();
    const variants = async (currency: string) => {
      const query = `configuration[currency]=${currency}`;
      const { body } = await shop().call("getProduct", { params: { id: ids.preorder.product }, query });
      return [body.variants.map(({ id }) => id), body.inventories.map(({ variant_id }) => variant_id)];
    };
    expect(await variants("USD")).toEqual([
      [21, 22],
      [21, 22],
    ]);
    expect(await variants("EUR")).toEqual([[21], [21]]);
  });

  test("what is priced in euros alone is sold there: listed in its order, found, asked for and bought", async () => {
    const { store, catalogue } = shop().services;
    const [halo] = structuredClone(products.slice(0, 1)) as [(typeof products)[number]];
    const euros = (amount: number) => ({ prices: { EUR: amount }, price: amount, compare_at_prices: {} });
    const inEuros = {
      ...halo,
      ...euros(30),
      minimum_prices: {},
      variants: halo.variants.map((variant) => ({ ...variant, ...euros(30), compare_at_price: null })),
    };
    await inTransaction(store.db, (trx) => upsertProducts(trx, [inEuros]));
    await catalogue.refresh();
    const page = (currency: string) =>
      shop().call("getProduct", {
        params: { id: ids.halo.product },
        query: `configuration[currency]=${currency}`,
      });
    const { body } = await page("EUR");
    expect([body.price, body.variants[0]?.price, body.variants[0]?.compare_at_price]).toEqual([30, 30, null]);
    expect((await page("USD")).status).toBe(404);
    expect(await list("collections=vibrators&configuration[currency]=USD")).not.toContain(ids.halo.product);
    const cheapest = "collections=vibrators&order[price]=ASC&configuration[currency]=EUR";
    const listed = await shop().call("listProducts", { query: cheapest });
    expect(listed.body[0]?.id).toBe(ids.halo.product);
    const asked = await shop().call("createStockNotice", {
      params: { id: ids.halo.product },
      body: { variant_id: ids.halo.violet, region: "EU", language: "en", email: "nell@example.com" },
    });
    expect(asked.status).toBe(200);
    const cart = {
      products: [{ variant: { id: ids.halo.violet }, quantity: 2 }],
      type: "physical",
      promotion: null,
      invoice: { total: 60, currency: "EUR" },
    };
    expect((await shop().call("validateCart", { body: { cart } })).status).toBe(200);
  });
});
