import type { CartLineInput } from "@velours/sdk/types";
import { afterEach, expect, test, vi } from "vitest";
import { fixture } from "../../testing/fixture.ts";
import { ids } from "../../testing/shopData.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";

const line = (id: number, price: number): CartLineInput => ({ variant: { id }, quantity: 1, price });
/** Valid, with another price, with what does not exist, with a variant beside another one of its product, and with nothing. */
const carts: CartLineInput[][] = [
  [line(ids.halo.violet, 48)],
  [line(ids.halo.violet, 47)],
  [line(ids.ebook.variant, 20), line(ids.halo.violet, 48)],
  [line(ids.halo.violet, 48), line(987_654_321, 10)],
  [line(Number.MAX_SAFE_INTEGER, 10)],
  [line(ids.halo.violet, 48), line(ids.halo.lastBlack, 48)],
  [line(ids.halo.lastBlack, 48)],
  [],
];
const fifty = Array.from({ length: 50 }, (_, nth) => carts[nth % carts.length] as CartLineInput[]);

describeOnStores("carts that are checked at once", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  afterEach(() => void vi.restoreAllMocks());

  async function check(products: CartLineInput[]): Promise<[status: number, text: string]> {
    const body = { cart: { products, invoice: { currency: "USD" } } };
    const { status, text } = await shop.call("validateCart", { body });
    return [status, text];
  }

  test("get the answers they get alone, from a few statements", async () => {
    const alone = new Map<CartLineInput[], unknown>();
    for (const cart of carts) alone.set(cart, await check(cart));
    const send = vi.spyOn(shop.services.store.db, "executeQuery");
    expect(await Promise.all(fifty.map(check))).toEqual(fifty.map((cart) => alone.get(cart)));
    expect(send.mock.calls.length).toBeLessThan(fifty.length / 2);
    expect(new Set([...alone.values()].map(String)).size).toBeGreaterThan(3);
  });

  test("see a price that was changed before they came", async () => {
    const [first] = carts as [CartLineInput[]];
    expect((await check(first))[0]).toBe(200);
    const url = `/sandbox/variants/${ids.halo.violet}`;
    await shop.app.inject({ method: "POST", url, payload: { price: 52 } });
    const statuses = (await Promise.all(fifty.map(() => check(first)))).map(([status]) => status);
    expect(new Set(statuses)).toEqual(new Set([409]));
    await shop.app.inject({ method: "POST", url: "/sandbox/reset" });
    expect((await check(first))[0]).toBe(200);
  });
});
