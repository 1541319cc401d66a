import type { Promotion, Site } from "@velours/sdk/types";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Shop } from "../../../platform/api/Shop.ts";
import type { Queries } from "../../../platform/queries/createQueries.ts";
import { createSessionStore } from "../../../platform/session/store.ts";
import { createCartActions } from "../createCartActions.ts";
import { createCartStore } from "../store.ts";
import { createProduct } from "../testing/createProduct.ts";
import { parsePlainCart } from "./plainCart.ts";
import { pricePlainCart } from "./pricePlainCart.ts";
import { sendPlainForm } from "./sendPlainForm.ts";

const product = (id: number, price: number, level = "high") => createProduct(id, price, { level });

const promotion = (more: Partial<Promotion> = {}) =>
  ({
    id: 1,
    name: "TEST",
    type: "percentage",
    discount: 10,
    enabled: true,
    site: "boutique",
    ...more,
  }) as unknown as Promotion;

const site = {
  code: "boutique",
  brand: "velours",
  source: "boutique",
  regions: [{ label: "United States", country: "US", currency: "USD", fulfillment: "US" }],
  flags: {},
  limits: { pageSize: 24, addOnMinimum: 29, cartMaxAgeDays: 30 },
  warrantyProductId: null,
} as unknown as Site;

const response = new Response();
const api = { getProduct: vi.fn(), getPromotion: vi.fn(), listProducts: vi.fn(), listShippingRates: vi.fn() };
const queries = { get: async () => site } as unknown as Queries;
const shop = {
  site: "boutique",
  language: "en",
  locale: "en-US",
  country: "US",
  api: async () => api,
} as unknown as Shop;

/** The browser: what it keeps outlives its pages. */
let stored: Map<string, string>;
let cookies: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  cookies = new Map();
  api.getPromotion.mockReset();
  api.listProducts.mockReset().mockResolvedValue({ data: [product(1, 40), product(2, 30, "low")], response });
  api.listShippingRates.mockReset().mockResolvedValue({ data: { data: { standard: [] } }, response });
  vi.stubGlobal("location", { protocol: "https:", search: "" });
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes("max-age=0")) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
});

/** A page of the browser. */
function openPage() {
  const cart = createCartStore(() => "boutique", {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  });
  const cartActions = createCartActions({ cart, queries, session: createSessionStore(), shop: () => shop });
  const units = () => cart.get().products.data.map(({ variant, quantity }) => [variant.id, quantity]);
  return { cart, cartActions, units };
}

const wait = (value: string) => cookies.set("boutique_plain_cart", encodeURIComponent(value));

describe("a bag that was filled without scripts", () => {
  test("is the bag once they run, with its code, and is forgotten as the waiting one", async () => {
    wait("1.10.2~2.20.1!TEST");
    api.getPromotion.mockResolvedValue({ data: promotion(), response });
    const { cart, cartActions, units } = openPage();
    await cartActions.start();
    expect(units()).toEqual([
      [10, 2],
      [20, 1],
    ]);
    expect(cart.get().promotion.data?.name).toBe("TEST");
    expect(cart.get().estimate?.subtotal).toBe(110);
    expect(cookies.has("boutique_plain_cart")).toBe(false);
  });

  test("is not ready before it is there: an empty bag leads out of the checkout", async () => {
    wait("1.10.1");
    const { cart, cartActions } = openPage();
    const seen: number[] = [];
    cart.subscribe(() => {
      if (cart.get().ready) seen.push(cart.get().products.data.length);
    });
    await cartActions.start();
    expect(new Set(seen)).toEqual(new Set([1]));
  });

  test("is there once where two tabs take it over, and where the first could not forget it", async () => {
    wait("1.10.2");
    const [first, second] = [openPage(), openPage()];
    await Promise.all([first.cartActions.start(), second.cartActions.start()]);
    wait("1.10.2");
    const third = openPage();
    await third.cartActions.start();
    expect(third.units()).toEqual([[10, 2]]);
  });

  test("joins what is in the bag; of goods in both the larger quantity stays", async () => {
    wait("1.10.1~2.20.3");
    const before = openPage();
    await before.cartActions.adopt(parsePlainCart("1.10.4~2.20.2"));
    const { cartActions, units } = openPage();
    await cartActions.start();
    expect(units()).toEqual([
      [10, 4],
      [20, 3],
    ]);
  });

  test("is there beside what was pressed before a reload, each of them once", async () => {
    wait("2.20.1");
    api.getProduct.mockResolvedValue({ data: product(1, 40), response });
    const { cartActions, units } = openPage();
    await cartActions.start();
    await cartActions.addById(1, ({ variants }) => variants[0], 2);
    await openPage().cartActions.start();
    expect(units()).toEqual([
      [20, 1],
      [10, 2],
    ]);
  });

  test("waits for the next page when the shop is not reached", async () => {
    wait("1.10.1");
    api.listProducts.mockRejectedValueOnce(new Error("offline"));
    const { cart, cartActions, units } = openPage();
    await cartActions.start();
    expect(cart.get().ready).toBe(true);
    expect(cookies.has("boutique_plain_cart")).toBe(true);
    await cartActions.start();
    expect(units()).toEqual([[10, 1]]);
  });
});

test("is priced by the shop, within its limits, and without what is no longer sold", async () => {
  const { products, estimate } = await pricePlainCart(
    { shop, queries },
    parsePlainCart("1.10.500~2.20.50~3.30.1"),
  );
  expect(products.data.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([
    [10, 99],
    [20, 10],
  ]);
  expect(estimate?.subtotal).toBe(99 * 40 + 10 * 30);
  expect(stored.size).toBe(0);
});

describe("a code that is sent", () => {
  const send = (code: string, value = "1.10.1!OLD") =>
    sendPlainForm({ shop, queries }, parsePlainCart(value), new URLSearchParams({ change: "code", code }));

  test("takes the place of the one before when it holds", async () => {
    api.getPromotion.mockResolvedValue({ data: promotion(), response });
    expect((await send(" test ")).plain.code?.toUpperCase()).toBe("TEST");
  });

  test("leaves the one before when it is refused, and says why", async () => {
    const error = { reference: "promotionExpired", message: "This promo code has expired.", value: null };
    api.getPromotion.mockResolvedValue({ error, response });
    expect(await send("LATE")).toEqual({ plain: parsePlainCart("1.10.1!OLD"), refused: error.message });
  });

  test("leaves it too when it could not be checked", async () => {
    api.getPromotion.mockRejectedValue(new Error("offline"));
    expect(await send("TEST")).toEqual({
      plain: parsePlainCart("1.10.1!OLD"),
      refused: "The code could not be checked. Please try again.",
    });
  });

  test("stays while the bag is too small for it", async () => {
    api.getPromotion.mockResolvedValue({ data: promotion({ minimum: 60 }), response });
    expect((await send("TEST")).plain.code?.toUpperCase()).toBe("TEST");
  });

  test("of a gift card is refused without being asked about", async () => {
    const { plain, refused, isGiftCard } = await send("6010-0000-0000-0025");
    expect(plain).toEqual(parsePlainCart("1.10.1!OLD"));
    expect([refused, isGiftCard]).toEqual([
      "A gift card needs JavaScript. Turn it on, then enter the card in your bag.",
      true,
    ]);
    expect(api.getPromotion).not.toHaveBeenCalled();
  });

  test("empty changes nothing", async () => {
    expect(await send("  ")).toEqual({ plain: parsePlainCart("1.10.1!OLD") });
    expect(api.getPromotion).not.toHaveBeenCalled();
  });
});
