import { randomUUID } from "node:crypto";
import { sumAmounts } from "@velours/sdk/rules";
import { promotionState } from "@velours/sdk/shop";
import type { MerchantPromotion, Promotion, PromotionTrial } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fixture } from "../../testing/fixture.ts";
import { type Headers, merchantCalls } from "../../testing/merchantCalls.ts";
import { ids } from "../../testing/shopData.ts";
import { signInStaff } from "../../testing/signInStaff.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { upsertPromotions } from "../promotions/store.ts";
import { createKey } from "./createKey.ts";

describeOnStores("promotions of a merchant", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  const { callers, send } = merchantCalls(() => shop);

  const spring: Promotion = {
    id: 9001,
    name: "SPRING-BENCH",
    type: "percentage",
    discount: 10,
    enabled: true,
    site: "boutique",
  };
  const attempt = async (body: object): Promise<PromotionTrial> => {
    const { status, text, body: trial } = await send("tryMerchantPromotion", { body });
    expect([status, text]).toEqual([200, text]);
    return trial;
  };
  const save = (promotion: Promotion, headers: Headers = {}) =>
    send("saveMerchantPromotion", { params: { id: promotion.id }, body: promotion, headers });
  const cart = (quantity: number, more: object = {}) => ({
    currency: "USD",
    lines: [{ variantId: ids.halo.violet, quantity }],
    ...more,
  });

  test("are listed and exported by the state that the rule says, and by site", async () => {
    const rows: Promotion[] = [
      { ...spring, id: 9010, name: "STATE-LIVE", usage_limit: 1, date_expired: 4_102_444_800 },
      { ...spring, id: 9011, name: "STATE-ENDED", enabled: false, date_expired: 1 },
      { ...spring, id: 9012, name: "STATE-EXPIRED", date_expired: 1, usage_limit: 0 },
      { ...spring, id: 9013, name: "STATE-USED", usage_limit: 0, site: "outlet" },
    ];
    await inTransaction(shop.services.store.db, (trx) => upsertPromotions(trx, rows));
    const list = async (query: string): Promise<MerchantPromotion[]> =>
      (await send("listMerchantPromotions", { query: `limit=100&${query}` })).body;
    const all = await list("sort=id-descending");
    for (const [nth, state] of (["live", "ended", "expired", "usedUp"] as const).entries()) {
      const found = await list(`sort=id-descending&state=${state}`);
      expect(found).toEqual(all.filter((each) => promotionState(each, Date.now()) === state));
      expect(found.map(({ promotion }) => promotion.id)).toContain(9010 + nth);
    }
    const outlet = await list("sort=id-descending&site=outlet");
    expect(outlet).toEqual(all.filter(({ promotion }) => promotion.site === "outlet"));
    const { text } = await shop.call("exportMerchantPromotions", {
      query: "state=usedUp&site=outlet",
      headers: callers.owner,
    });
    expect(text.split("\r\n").slice(1)).toEqual(["9013,STATE-USED,,percentage,10,outlet,usedUp,0,0,", ""]);
  });

  test("of another site are neither listed nor tried, by staff and keys of one", async () => {
    const outlet: Promotion = { ...spring, id: 9002, name: "OUTLET-ONLY", site: "outlet" };
    const { db } = shop.services.store;
    await inTransaction(db, (trx) => upsertPromotions(trx, [{ ...spring, id: 9003, name: "OWN" }, outlet]));
    const staff = await signInStaff(shop, "owner", ["boutique"]);
    const key = await createKey(db, "outlet", ["promotions:read"], { sites: ["outlet"] });
    const list = async (own: Record<string, string>) =>
      (await send("listMerchantPromotions", { query: "limit=100" }, own)).body.map(
        ({ promotion }: MerchantPromotion) => promotion.id,
      );
    expect(await list(staff.headers)).not.toContain(9002);
    expect(await list(staff.headers)).toContain(9003);
    expect(await list({ "x-merchant-key": key })).toContain(9002);
    expect(await list({ "x-merchant-key": key })).not.toContain(9003);
    for (const body of [{ promotion: outlet }, { promotion: outlet, carts: [cart(1)] }]) {
      const tried = await send("tryMerchantPromotion", { body }, staff.headers);
      expect([tried.status, tried.body]).toMatchObject([
        403,
        { reference: "merchantScopeMissing", value: "promotions:read" },
      ]);
    }
    await db.deleteFrom("promotions").where("id", "in", [9002, 9003]).execute();
  });

  test("with a broken percentage from before can be ended", async () => {
    const { db } = shop.services.store;
    const broken = { ...spring, id: 78, name: "BROKEN", discount: 12.5 };
    expect((await save(broken)).status).toBe(409);
    await inTransaction(db, (trx) => upsertPromotions(trx, [broken]));
    expect((await send("endMerchantPromotion", { params: { id: broken.id } })).status).toBe(200);
    await db.deleteFrom("promotions").where("id", "=", broken.id).execute();
  });

  test("of a site that the shop does not have are refused, and can be ended", async () => {
    const moved = await save({ ...spring, site: "plus" });
    expect([moved.status, moved.body]).toMatchObject([
      409,
      { reference: "promotionBad", value: { reason: 'site is "plus", which is no site of the shop' } },
    ]);
    const { db } = shop.services.store;
    const leftBehind = { ...spring, id: 77, name: "LEFT", site: "plus" as const };
    await inTransaction(db, (trx) => upsertPromotions(trx, [leftBehind]));
    const params = { id: leftBehind.id };
    expect((await send("endMerchantPromotion", { params })).status).toBe(200);
    await db.deleteFrom("promotions").where("id", "=", leftBehind.id).execute();
  });

  test("are tried on the orders of before to the cent of a checkout, without being saved", async () => {
    for (let nth = 0; nth < 3; nth++) await shop.call("submitCheckout", { body: checkoutBody() });
    const trial = await attempt({ promotion: spring });
    const [sums] = trial.sums;
    expect([trial.carts, trial.used, trial.unsold, sums]).toMatchObject([
      3,
      3,
      0,
      { currency: "USD", carts: 3, subtotal: "288.00" },
    ]);
    expect(trial.dearest).toMatchObject({ order: expect.stringMatching(/^V-/), cart: null });
    expect(trial.dearest?.amounts.find(({ amount }) => amount === "promotion")?.rule).toBe("percentage");
    await save(spring);
    const left = 96 - Number(trial.dearest?.discount);
    const total = sumAmounts([left, left * 0.0825]);
    const bought = await shop.call<"submitCheckout", number>("submitCheckout", {
      body: checkoutBody({ total, cart: { promotion: { name: spring.name } } }),
    });
    expect([bought.status, bought.text]).toEqual([200, bought.text]);
    expect(JSON.stringify(trial)).not.toContain("ada@example.com");
  });

  test("are tried on carts by hand: refused at which step, how far away, below the minimum price", async () => {
    const trial = await attempt({
      promotion: { ...spring, minimum: 90, discount: 60, override_minimum_product_prices: true },
      carts: [cart(1), cart(2), cart(1), cart(1, { lines: [{ variantId: 999_999_999 }] })],
    });
    expect([trial.carts, trial.used, trial.unsold]).toEqual([3, 1, 1]);
    expect(trial.refusals).toMatchObject([
      { reference: "minimumSubtotalRequired", carts: 2, example: { cart: 0, missing: "42.00" } },
    ]);
    expect(trial.belowMinimum).toMatchObject([{ cart: 1, subtotal: "96.00" }]);
  });

  test("are saved with the checks of an import and the revision that was read, and keep their uses", async () => {
    const id = 9002;
    const first = await save({ ...spring, id, name: "SAVED-ONCE" });
    expect([first.status, first.body]).toMatchObject([200, { promotion: { id, discount: 10 }, uses: 0 }]);
    const second = await save(
      { ...spring, id, name: "SAVED-ONCE", discount: 12 },
      { "if-match": first.body.revision },
    );
    expect(second.body.promotion.discount).toBe(12);
    const stale = await save(
      { ...spring, id, name: "SAVED-ONCE", discount: 50 },
      { "if-match": first.body.revision },
    );
    expect([stale.status, stale.body]).toMatchObject([
      409,
      {
        reference: "changedMeanwhile",
        value: { revision: second.body.revision, current: { promotion: { discount: 12 } } },
      },
    ]);
    for (const [change, reason] of [
      [{ discount: 150 }, "a percentage is at most 100"],
      [{ id: 9003 }, "is already that of promotion"],
      [{ free_product_id: 999_999_999 }, "there is no such product"],
    ] as const) {
      const refused = await save({ ...spring, id, name: "SAVED-ONCE", ...change });
      expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(reason)]);
    }
    const french = await save({ ...spring, id: 9003, name: "SAVED-ONCE" }, { "accept-language": "fr" });
    expect(french.text).toContain(`name SAVED-ONCE est déjà celui de la promotion ${id}`);
  });

  test("are ended once a key, and the code is refused from then on", async () => {
    const id = 9004;
    await save({ ...spring, id, name: "ENDS-TODAY" });
    const get = () => shop.call<"getPromotion", number>("getPromotion", { params: { code: "ENDS-TODAY" } });
    expect((await get()).status).toBe(200);
    const call = { params: { id }, headers: { "idempotency-key": randomUUID() } };
    const ended = await send("endMerchantPromotion", call);
    expect(ended.body.promotion).toMatchObject({ id, enabled: false, discount: 10 });
    expect((await send("endMerchantPromotion", call)).text).toBe(ended.text);
    expect(JSON.parse((await get()).text)).toMatchObject({ reference: "promotionUnavailable" });
    const log = await shop.services.store.db.selectFrom("audit_log").select("command").execute();
    expect(log.filter(({ command }) => command === `endMerchantPromotion ${id}`)).toHaveLength(1);
  });
});
