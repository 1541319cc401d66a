import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { fixture } from "../../testing/fixture.ts";
import { ids } from "../../testing/shopData.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { UnitsUnderWay } from "./UnitsUnderWay.ts";

describeOnStores("buyers of the last units", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  afterEach(() => vi.restoreAllMocks());

  const setStock = (quantity: number) =>
    shop.services.store.db
      .updateTable("stock")
      .set({ quantity })
      .where("variant_id", "=", ids.halo.violet)
      .execute();
  const buy = (key: string = randomUUID(), body = checkoutBody()) =>
    shop.call<"submitCheckout", 200 | 409>("submitCheckout", { body, headers: { "idempotency-key": key } });

  test("a declined card leaves its unit to the next", async () => {
    await setStock(2);
    const declined = buy(undefined, checkoutBody({ nonce: `sandbox-card-declined-${randomUUID()}` }));
    const [first, second] = await Promise.all([declined, buy()]);
    expect([first.status, second.status].sort()).toEqual([200, 402]);
  });
});

test("a buyer who cannot be told in time is late", async () => {
  const units = new UnitsUnderWay();
  const lines = [{ variant: { id: 1, inventory_policy: "deny" }, product: { id: 1 }, quantity: 1 }] as never;
  const stock = [
    { variant_id: 1, region: "US", quantity: 1, level: "low", requires_shipping: true },
  ] as never;
  const wanted = { lines, stock, region: "US", since: Date.now(), until: Date.now() + 50 };
  const release = await units.take(wanted, async () => stock);
  expect(await units.take(wanted, async () => stock)).toBe("late");
  (release as () => void)();
  expect(await units.take(wanted, async () => [])).toBe("sold");
});
