import { randomUUID } from "node:crypto";
import type { MerchantProduct, PriceChange } from "@velours/sdk/types";
import { afterEach, expect, test } from "vitest";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fixture } from "../../testing/fixture.ts";
import { merchantCalls } from "../../testing/merchantCalls.ts";
import { ids } from "../../testing/shopData.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";

describeOnStores("prices and products of a merchant", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  const { send } = merchantCalls(() => shop);
  afterEach(async () => {
    await change([{ variantId: ids.halo.violet, currency: "USD", price: "48.00", compareAt: "60.00" }]);
  });

  const change = (prices: PriceChange[], more: object = {}, key: string = randomUUID()) =>
    send("changePrices", { body: { prices, ...more }, headers: { "idempotency-key": key } });
  const violet = (price: string | null, more: Partial<PriceChange> = {}): PriceChange => ({
    variantId: ids.halo.violet,
    currency: "USD",
    price,
    ...more,
  });
  const buy = () => shop.call<"submitCheckout", number>("submitCheckout", { body: checkoutBody() });
  const get = async (): Promise<MerchantProduct> =>
    (await send("getMerchantProduct", { params: { id: ids.halo.product } })).body;

  test("are tried first, then exactly that is applied, once a key, and money moves by them", async () => {
    const dry = await change([violet("33.00")], { dry: true });
    expect([dry.status, dry.body.applied, dry.body.changes]).toMatchObject([
      200,
      false,
      [{ before: "48.00", after: "33.00", productId: ids.halo.product, movesMuch: true }],
    ]);
    expect((await buy()).status).toBe(200);
    const key = randomUUID();
    const done = await change([violet("33.00")], { plan: dry.body.plan }, key);
    expect([done.status, done.body.applied]).toEqual([200, true]);
    expect((await buy()).status).toBe(409);
    expect((await get()).product).toMatchObject({ price: 33, prices: { USD: 33 } });
    await change([violet("35.00")]);
    expect((await change([violet("33.00")], { plan: dry.body.plan }, key)).text).toBe(done.text);
    expect((await get()).product.price).toBe(35);
  });

  test("are refused with what is there now when one moved since they were tried", async () => {
    const dry = await change([violet("44.00")], { dry: true });
    await change([violet("46.00")]);
    const refused = await change([violet("44.00")], { plan: dry.body.plan });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        reference: "changedMeanwhile",
        value: { current: { changes: [{ before: "46.00", after: "44.00" }] } },
      },
    ]);
    const { revision } = refused.body.value;
    expect((await change([violet("44.00")], { plan: revision })).status).toBe(200);
  });

  test("change together or not at all", async () => {
    const refused = await change([violet("44.00"), violet("1.00", { variantId: 999_999 })]);
    expect(refused.body).toMatchObject({ reference: "variantUnknown", value: { variantId: 999_999 } });
    expect((await get()).product.price).toBe(48);
  });

  test("are 2,000 at most, of which the last one of a variant and currency counts", async () => {
    const many = Array.from({ length: 2_000 }, (_, nth) =>
      violet(`${nth === 1_999 ? 44 : 45}.00`, { compareAt: "60.00" }),
    );
    const dry = await change(many, { dry: true });
    expect([dry.status, dry.body.changes]).toMatchObject([200, [{ before: "48.00", after: "44.00" }]]);
    expect((await change([...many, violet("44.00")])).body.reference).toBe("validationError");
    expect((await change(many, { plan: dry.body.plan })).status).toBe(200);
    expect((await get()).product.price).toBe(44);
  });

  test("two writers at once leave the product with one of their prices everywhere", async () => {
    const [one, two] = await Promise.all([change([violet("41.00")]), change([violet("42.00")])]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const { product } = await get();
    expect(product.prices.USD).toBe(product.variants.find(({ id }) => id === ids.halo.violet)?.prices.USD);
  });

  test("a product is taken off sale and put back, with the revision that was read", async () => {
    const params = { id: ids.halo.product };
    const before = await get();
    const off = await send("disableMerchantProduct", { params, headers: { "if-match": before.revision } });
    expect(off.body.states).toContain("disabled");
    expect((await buy()).status).toBe(409);
    const stale = await send("enableMerchantProduct", { params, headers: { "if-match": before.revision } });
    expect(stale.body).toMatchObject({
      reference: "changedMeanwhile",
      value: { revision: off.body.revision, current: { states: off.body.states } },
    });
    const on = await send("enableMerchantProduct", { params, headers: { "if-match": off.body.revision } });
    expect(on.body.states).not.toContain("disabled");
    expect((await buy()).status).toBe(200);
    const log = await shop.services.store.db.selectFrom("audit_log").select("command").execute();
    expect(log.map(({ command }) => command)).toContain(`disableMerchantProduct ${ids.halo.product}`);
  });

  test("lists what is found by words, SKU, id or state", async () => {
    const list = async (query: string) => {
      const { status, body } = await send("listMerchantProducts", { query });
      expect(status).toBe(200);
      const rows: MerchantProduct[] = body;
      return { found: rows.map(({ product }) => product.id), body: rows };
    };
    const { body } = await list("limit=100");
    const halo = (await get()).product;
    for (const q of [
      String(halo.id),
      halo.title.slice(1, 4).toUpperCase(),
      halo.variants[0]?.sku ?? halo.title,
    ])
      expect((await list(`q=${encodeURIComponent(q)}&limit=100`)).found).toContain(halo.id);
    for (const state of ["disabled", "unlisted", "unpictured", "soldOut", "unpriced"] as const)
      expect([state, (await list(`state=${state}&limit=100`)).found]).toEqual([
        state,
        body.filter(({ states }) => states.includes(state)).map(({ product }) => product.id),
      ]);
  });
});
