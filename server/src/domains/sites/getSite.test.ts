import { expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { loadBasket } from "../checkout/loadBasket.ts";
import { readShippingRates, upsertShippingRates } from "../shipping/store.ts";
import { upsertTaxRates } from "../taxes/store.ts";
import { requireSite, upsertSites } from "./store.ts";

describeOperation("getSite", (shop) => {
  test("200: the settings of a site", async () => {
    const { body } = await shop().call("getSite", { params: { site: "outlet" } });
    expect(body).toMatchObject({
      code: "outlet",
      source: "outlet",
      currencies: ["USD", "CAD", "GBP", "EUR"],
    });
  });

  test("200: each region says from which subtotal it ships free, by the rates of its own currency", async () => {
    const { body } = await shop().call("getSite", { params: { site: "boutique" } });
    expect(body.regions.map(({ country, freeShippingFrom }) => [country, freeShippingFrom])).toEqual([
      ["US", 69],
      ["GB", null],
    ]);
  });

  test("200: its bases, assets, services and shop, in the caller's language (S-013, S-014, S-030, S-713, S-850)", async () => {
    const { body } = await shop().call("getSite", {
      params: { site: "closet" },
      headers: { "accept-language": "fr" },
    });
    expect(body).toMatchObject({
      languages: { base: "en", active: "fr", default: "en", supported: ["en", "fr"] },
      money: { GBP: { symbol: "£", digits: 0, checkoutDigits: 2 } },
      api: { browser: "/api", server: "/api" },
      assets: { base: "/distribution/" },
      payments: { environment: "sandbox", processorKeys: { USD: "sandbox-us", EUR: "sandbox-us" } },
      shop: { products: { warranty: 6 } },
    });
    expect(body).not.toHaveProperty("sites");
  });

  test("200: the admin site holds the settings of every other (S-020, S-712)", async () => {
    const { body } = await shop().call("getSite", { params: { site: "admin" } });
    expect(body.sites?.map(({ code }) => code)).toEqual(["boutique", "closet", "outlet"]);
    for (const site of body.sites ?? []) {
      const alone = await shop().call("getSite", { params: { site: site.code } });
      expect(site).toEqual(alone.body);
    }
  });

  test("200: the bot check's public key is the one whose secret is here, and never the secret (S-032)", async () => {
    const botCheck = async (from: TestShop) =>
      (await from.call("getSite", { params: { site: "boutique" } })).body.services?.filter(
        ({ role }) => role === "bot-check",
      );
    expect(await botCheck(shop())).toEqual([{ role: "bot-check", provider: "turnstile", key: null }]);
    const real = await openTestShop(createEmbeddedStore(), {
      env: {
        BOT_CHECK_PROVIDER: "turnstile",
        TURNSTILE_SITE_KEY: "0x-public",
        TURNSTILE_SECRET_KEY: "0x-secret",
      },
    });
    expect(await botCheck(real)).toEqual([{ role: "bot-check", provider: "turnstile", key: "0x-public" }]);
    await real.close();
  });

  test.each([
    ["block", "2x00000000000000000000BB"],
    ["interactive", "3x00000000000000000000FF"],
  ])(
    "200: with SANDBOX_BOT_CHECK=%s the page's widget gets the provider's test key that does so (S8)",
    async (SANDBOX_BOT_CHECK, key) => {
      const otherShop = await openTestShop(createEmbeddedStore(), { env: { SANDBOX_BOT_CHECK } });
      const { body } = await otherShop.call("getSite", { params: { site: "boutique" } });
      expect(body.services).toContainEqual({ role: "bot-check", provider: "turnstile", key });
      await otherShop.close();
    },
  );

  test("200: from memory, and anew after its settings or a shipping rate changed", async () => {
    const { call, services } = shop();
    const read = async () => (await call("getSite", { params: { site: "closet" } })).body;
    const { store, catalogue } = services;
    await inTransaction(store.db, async (trx) => {
      const site = { ...(await requireSite(trx, "closet")), supportEmail: "closet@shop.example" };
      expect(await upsertSites(trx, [site])).toMatchObject({ updated: 1 });
    });
    expect((await read()).supportEmail).not.toBe("closet@shop.example");
    await catalogue.refresh();
    expect((await read()).supportEmail).toBe("closet@shop.example");

    const [rate] = await readShippingRates(store.db);
    if (rate === undefined) throw new Error("the small shop has no shipping rate");
    const { revision } = catalogue;
    await inTransaction(store.db, (trx) =>
      upsertShippingRates(trx, [{ ...rate, identifier: "another-rate" }]),
    );
    await catalogue.refresh();
    expect(catalogue.revision).toBe(revision + 1);
  });

  test("200: as a cart was priced by before, when that read found other settings", async () => {
    const { call, services } = shop();
    const { store } = services;
    const read = async () => (await call("getSite", { params: { site: "boutique" } })).body;
    const loaded = { ...services, site: "boutique" };
    const [{ country } = { country: "" }] = (await read()).regions;
    await inTransaction(store.db, async (trx) => {
      await upsertSites(trx, [{ ...(await requireSite(trx, "boutique")), supportEmail: "new@shop.example" }]);
      const rates = await readShippingRates(trx);
      await upsertShippingRates(
        trx,
        rates.map((rate) => ({ ...rate, amount: 9 })),
      );
    });
    const { site, rates } = await loadBasket(loaded, { products: [] });
    expect(site.supportEmail).toBe("new@shop.example");
    expect(rates).toEqual(await readShippingRates(store.db));
    const now = await read();
    expect(now.supportEmail).toBe("new@shop.example");
    expect(now.regions.find((region) => region.country === country)?.freeShippingFrom).toBeNull();
    expect((await loadBasket(loaded, { products: [] })).rates).toBe(rates);
  });

  test("200: whether prices contain the tax, by the merchant's own rates, else by the currency", async () => {
    const included = async ({ call }: Pick<TestShop, "call">) =>
      Object.fromEntries(
        (await call("getSite", { params: { site: "boutique" } })).body.regions.map(
          ({ country, taxIncluded }) => [country, taxIncluded],
        ),
      );
    expect(await included(shop())).toMatchObject({ US: false, GB: true });
    const alone = await openTestShop(createEmbeddedStore(), { env: { TAX_PROVIDER: "table" } });
    const { store, catalogue } = alone.services;
    const rate = { rate: 10, shipping: true };
    await inTransaction(store.db, (trx) =>
      upsertTaxRates(trx, [
        { ...rate, country: "US", state: "TX", included: true },
        { ...rate, country: "GB", state: null, included: false },
      ]),
    );
    await catalogue.refresh();
    expect(await included(alone)).toMatchObject({ US: true, GB: false });
    await alone.close();
  });

  test("200: while the store does not answer", async () => {
    const alone = await openTestShop(createEmbeddedStore());
    await alone.services.store.close();
    const { status, body } = await alone.call("getSite", { params: { site: "boutique" } });
    expect([status, body.code]).toEqual([200, "boutique"]);
    await alone.close();
  });
});
