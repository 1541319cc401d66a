import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fixture } from "../../testing/fixture.ts";
import { ids } from "../../testing/shopData.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";

describeOnStores("more buyers than units, all at once", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  afterEach(() => vi.restoreAllMocks());

  const db = () => shop.services.store.db;
  const buy = (key: string = randomUUID(), headers: Record<string, string> = {}, body = checkoutBody()) =>
    shop.call<"submitCheckout", 200 | 409 | 503>("submitCheckout", {
      body,
      headers: { "idempotency-key": key, ...headers },
    });
  const setStock = (quantity: number) =>
    db().updateTable("stock").set({ quantity }).where("variant_id", "=", ids.halo.violet).execute();
  const findPurchase = async (key: string) =>
    (await shop.call("getPurchase", { params: { key } })).body.status;
  const countOpenKeys = async () =>
    (await db().selectFrom("idempotency_keys").select("key").where("status", "is", null).execute()).length;

  test("60 buyers of what is enough for 5: 5 orders, and nobody is refused whose order exists", async () => {
    await setStock(10);
    const authorize = vi.spyOn(shop.services.payments, "authorize");
    const keys = Array.from({ length: 60 }, () => randomUUID());
    const answers = await Promise.all(
      keys.map(async (key) => ({
        key,
        ...(await buy(key, {}, checkoutBody({ email: `${key}@example.com` }))),
      })),
    );
    const placed = answers.filter(({ status }) => status === 200);
    expect(placed).toHaveLength(5);
    expect(authorize.mock.calls.length).toBeLessThanOrEqual(5);
    for (const { key, status } of answers)
      expect(await findPurchase(key)).toBe(status === 200 ? "placed" : "not-placed");
    expect(await countOpenKeys()).toBe(0);

    const stock = db().selectFrom("stock").select("quantity").where("variant_id", "=", ids.halo.violet);
    expect(await stock.execute()).toEqual([{ quantity: 0 }]);
    const attempts = await db().selectFrom("payment_attempts").select(["state", "amount"]).execute();
    expect(attempts).toEqual(Array(5).fill({ state: "authorized", amount: 103.92 }));
    const orders = await db().selectFrom("orders").select("id").execute();
    expect(orders.map(({ id }) => id).sort()).toEqual(
      placed.map(({ body }) => (body as { id: string }).id).sort(),
    );
  });

  /** Takes every place of the queue until the answer is called. */
  function fillQueue(): () => void {
    const end = Promise.withResolvers<void>();
    const { purchaseQueue } = shop.services;
    const places = () => purchaseQueue.counts.running;
    for (let before = -1; before < places(); ) {
      before = places();
      void purchaseQueue.run({ latestStart: Date.now() + 60_000, isGone: () => false }, () => end.promise);
    }
    return end.resolve;
  }

  test("whose turn comes too late for the caller is refused: no card, no key, and the same key buys later", async () => {
    await setStock(2);
    const authorize = vi.spyOn(shop.services.payments, "authorize");
    const empty = fillQueue();
    const [key, body, began] = [randomUUID(), checkoutBody(), Date.now()];
    const refused = await buy(key, { prefer: "wait=1" }, body);
    expect([refused.status, refused.body]).toMatchObject([503, { reference: "serviceUnavailable" }]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Date.now() - began).toBeLessThan(1_000);
    expect([await findPurchase(key), await countOpenKeys()]).toEqual(["not-placed", 0]);
    expect(authorize).not.toHaveBeenCalled();
    // Reading does not wait in that queue.
    expect((await shop.call("getProduct", { params: { id: ids.halo.product } })).status).toBe(200);
    empty();
    const placed = await buy(key, {}, body);
    expect([placed.status, await findPurchase(key)]).toEqual([200, "placed"]);
    expect((await buy(key, {}, body)).text).toBe(placed.text);
  });
});
