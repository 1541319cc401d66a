import { createLine } from "@velours/sdk/rules";
import type { Credits, Product, Promotion, ShippingRate, Site, SiteCode, User } from "@velours/sdk/types";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Shop } from "../../platform/api/Shop.ts";
import { memoryStorage } from "../../platform/browser/testing/memoryStorage.ts";
import type { Queries } from "../../platform/queries/createQueries.ts";
import { createSessionStore } from "../../platform/session/store.ts";
import { toasts } from "../../platform/ui/toasts.ts";
import { createCartActions } from "./createCartActions.ts";
import { createCartStore } from "./store.ts";
import { loadContents } from "./storedContents.ts";
import { createCartLine, createProduct } from "./testing/createProduct.ts";

const product = (id: number, price: number) =>
  createProduct(id, price, {
    prices: { USD: price },
    sources: ["boutique-range" as SiteCode],
    variant: { prices: { USD: price, CAD: (price * 4) / 3 } },
  });

const promotion = (more: Partial<Promotion>): Promotion => ({
  id: 1,
  name: "TEST",
  type: "percentage",
  discount: 10,
  enabled: true,
  site: "boutique",
  ...more,
});

const site = {
  code: "boutique",
  brand: "velours",
  source: "boutique-range",
  regions: [
    { label: "United States", country: "US", currency: "USD", fulfillment: "US" },
    { label: "Canada", country: "CA", currency: "CAD", fulfillment: "CA" },
  ],
  flags: {},
  limits: { pageSize: 24, addOnMinimum: 29, cartMaxAgeDays: 30 },
  warrantyProductId: null,
} as unknown as Site;

const response = new Response();
const api = {
  getPromotion: vi.fn(),
  getGiftCard: vi.fn(),
  getProduct: vi.fn(),
  listProducts: vi.fn(),
  getCredits: vi.fn(),
  listShippingRates: vi.fn(),
};

const cartLine = (item: Product, quantity: number) =>
  createLine({ product: item, variant: item.variants[0]!, quantity, currency: "USD", now: Date.now() });

function setUp(lines: [Product, number][] = []) {
  const cart = createCartStore(() => "boutique");
  const queries = { get: async () => site } as unknown as Queries;
  const shop = {
    site: "boutique",
    language: "en",
    country: "US",
    locale: "en-US",
    api: async () => api,
  } as unknown as Shop;
  const session = createSessionStore();
  const cartActions = createCartActions({ cart, queries, session, shop: () => shop });
  const products = lines.map(([item, quantity]) => cartLine(item, quantity));
  if (products.length > 0)
    localStorage.setItem("boutique_cart", JSON.stringify({ version: 2, products, country: "US" }));
  loadContents(cart);
  return { cart, cartActions, shop, session };
}

beforeEach(() => {
  for (const { id } of toasts.get()) toasts.close(id);
  for (const call of Object.values(api)) call.mockReset();
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("localStorage", memoryStorage());
});

describe("the bag's code", () => {
  it("shows a refusal of the API and keeps no promotion (S-497)", async () => {
    const { cart, cartActions } = setUp([[product(1, 50), 1]]);
    const error = { reference: "promotionExpired", message: "This promo code has expired.", value: null };
    api.getPromotion.mockResolvedValue({ error, response });
    await cartActions.applyCode(" OLD ");
    expect(api.getPromotion.mock.calls.at(-1)?.[0].params.path.code).toBe("OLD");
    expect(cart.get().promotion).toMatchObject({
      data: null,
      error: { reference: "promotionExpired", message: "This promo code has expired." },
    });
  });

  it("keeps a promotion whose minimum is missing, and asks for it once (S-496, S-499)", async () => {
    const { cart, cartActions } = setUp([[product(1, 40), 1]]);
    cart.show();
    api.getPromotion.mockResolvedValue({ data: promotion({ minimum: 60 }), response });
    await cartActions.applyCode("TEST");
    expect(cart.get().promotion.data?.name).toBe("TEST");
    expect(cart.get().promotion.error?.reference).toBe("minimumSubtotalRequired");
    expect(cart.get()).toMatchObject({ minimumMissing: 20, visible: false });
    cart.set({ minimumMissing: null });
    await cartActions.reconcile();
    expect(cart.get().minimumMissing).toBeNull();
    await cartActions.applyCode("TEST");
    expect(cart.get().minimumMissing).toBe(20);
  });

  it("stays closed when what is added falls short of the minimum of a promotion kept before (S-500)", async () => {
    const { cart, cartActions } = setUp();
    const goods = product(1, 40);
    api.getPromotion.mockResolvedValue({ data: promotion({ minimum: 60 }), response });
    await cartActions.applyCode("TEST");
    await cartActions.add(goods, goods.variants[0]!, 1);
    cart.show();
    expect(cart.get()).toMatchObject({ minimumMissing: 20, visible: false });
    cart.set({ minimumMissing: null });
    cart.show();
    expect(cart.get().visible).toBe(true);
  });

  it.each([
    ["the shop", { error: { reference: "promotionExpired", message: "Expired.", value: null }, response }],
    ["the bag's own rules", { data: promotion({ id: 2, name: "OTHER", site: "plus" }), response }],
  ])(
    "keeps the promotion applied first when %s refuses the second code (S-497, S-635)",
    async (_, answer) => {
      const { cart, cartActions } = setUp([[product(1, 50), 1]]);
      api.getPromotion.mockResolvedValueOnce({ data: promotion({}), response });
      await cartActions.applyCode("TEST");
      api.getPromotion.mockResolvedValueOnce(answer);
      await cartActions.applyCode("OTHER");
      const { promotion: applied, estimate } = cart.get();
      expect(applied.data?.name).toBe("TEST");
      expect(applied.error).toBeNull();
      expect(applied.refused?.message).toBeTruthy();
      expect(estimate?.discounts.promotion).toBe(5);
      expect(toasts.get()).toEqual([]);
      await cartActions.reconcile();
      expect(cart.get().promotion).toMatchObject({ data: { name: "TEST" }, error: null, refused: null });
    },
  );

  it("replaces the promotion applied first by a second one that holds (S-635, C-411, SA-061)", async () => {
    const { cart, cartActions } = setUp([[product(1, 50), 1]]);
    api.getPromotion.mockResolvedValueOnce({ data: promotion({}), response });
    await cartActions.applyCode("TEST");
    api.getPromotion.mockResolvedValueOnce({
      data: promotion({ id: 2, name: "OTHER", discount: 20 }),
      response,
    });
    await cartActions.applyCode("OTHER");
    expect(cart.get().promotion).toMatchObject({ data: { name: "OTHER" }, error: null });
    expect(cart.get().estimate?.discounts.promotion).toBe(10);
    expect(toasts.get().map(({ text }) => text)).toEqual(["OTHER is applied in place of TEST."]);
  });

  it("says that a second gift card takes the place of the first", async () => {
    const { cart, cartActions } = setUp([[product(1, 50), 1]]);
    for (const [code, left] of [
      ["1000-0000-0000-0001", 20],
      ["1000-0000-0000-0003", 5],
    ] as const) {
      const card = { code, site: "boutique", currency: "USD", amount_remaining: left };
      api.getGiftCard.mockResolvedValueOnce({ data: card, response });
      await cartActions.applyCode(code);
    }
    expect(cart.get().estimate?.payments.giftCard).toBe(5);
    expect(toasts.get().map(({ text }) => text)).toEqual([
      "1000-0000-0000-0003 is applied in place of 1000-0000-0000-0001.",
    ]);
  });

  it("judges a promotion by the country of the address, once the checkout knows it (S-614)", async () => {
    const { cart, cartActions } = setUp([[product(1, 50), 1]]);
    api.getPromotion.mockResolvedValueOnce({ data: promotion({ free_shipping: true }), response });
    await cartActions.applyCode("TEST");
    expect(cart.get().promotion).toMatchObject({ data: { name: "TEST" }, error: null });
    cart.set({ shippingCountry: "AU" });
    await cartActions.reconcile();
    expect(cart.get().promotion).toMatchObject({
      data: null,
      error: { reference: "promotionUnsupportedCountry" },
    });
  });

  it("keeps the gift card applied first when the second is refused", async () => {
    const { cart, cartActions } = setUp([[product(1, 50), 1]]);
    const first = { code: "1000-0000-0000-0001", site: "boutique", currency: "USD", amount_remaining: 20 };
    api.getGiftCard.mockResolvedValueOnce({ data: first, response });
    await cartActions.applyCode(first.code);
    const error = {
      reference: "giftCardUnrecognizable",
      message: "Gift card is not recognized",
      value: null,
    };
    api.getGiftCard.mockResolvedValueOnce({ error, response });
    await cartActions.applyCode("1000-0000-0000-0009");
    expect(cart.get().giftCard).toMatchObject({
      data: first,
      error: null,
      refused: { reference: error.reference },
    });
    expect(cart.get().estimate?.payments.giftCard).toBe(20);
  });

  describe("an applied gift card", () => {
    const card = { code: "1000-0000-0000-0001", site: "boutique", currency: "USD", amount_remaining: 20 };
    const refusal = (reference: string) => ({
      error: { reference, message: reference, value: 0 },
      response: new Response(null, { status: 409 }),
    });
    async function setUpCard() {
      const shop = setUp([[product(1, 50), 1]]);
      api.getGiftCard.mockResolvedValueOnce({ data: card, response });
      await shop.cartActions.applyCode(card.code);
      api.listProducts.mockResolvedValue({ data: [product(1, 50)], response });
      return shop;
    }

    it.each(["rebuild", "refreshGiftCard"] as const)("pays what is left of it by now: %s", async (action) => {
      const { cart, cartActions } = await setUpCard();
      api.getGiftCard.mockResolvedValueOnce({ data: { ...card, amount_remaining: 5 }, response });
      await cartActions[action]();
      expect(cart.get().estimate?.payments.giftCard).toBe(5);
    });

    it.each(["giftCardExpended", "giftCardUnrecognizable"])(
      "goes with its reason after %s",
      async (reference) => {
        const { cart, cartActions } = await setUpCard();
        api.getGiftCard.mockResolvedValueOnce(refusal(reference));
        await cartActions.rebuild();
        expect(cart.get().giftCard).toMatchObject({ data: null, error: { reference } });
        expect(cart.get().estimate?.payments.giftCard).toBe(0);
      },
    );

    it.each([
      ["no answer comes", () => Promise.reject(new TypeError("Failed to fetch"))],
      ["the region has another currency", async () => refusal("giftCardCurrencyDoesNotMatch")],
    ])("stays when %s", async (_, answer) => {
      const { cart, cartActions } = await setUpCard();
      api.getGiftCard.mockImplementationOnce(answer);
      await cartActions.rebuild();
      expect(cart.get()).toMatchObject({ pricing: null, giftCard: { data: card } });
    });
  });

  it("empties a bag of all that it had, and applies nothing any more (S-449)", async () => {
    vi.stubGlobal("document", { cookie: "" });
    const { cart, cartActions } = setUp([[product(1, 50), 2]]);
    const card = { code: "1000-0000-0000-0001", site: "boutique", currency: "USD", amount_remaining: 20 };
    api.getGiftCard.mockResolvedValueOnce({ data: card, response });
    await cartActions.applyCode(card.code);
    expect(cart.get().giftCard.data).not.toBeNull();
    await cartActions.clear();
    expect(cart.get()).toMatchObject({
      products: { data: [] },
      promotion: { data: null },
      giftCard: { data: null },
      credits: { apply: false },
      estimate: { subtotal: 0, total: 0 },
    });
  });

  it("records a cleared and a rebuilt bag, and goods that are added (S-451, S-464, S-465)", async () => {
    vi.stubGlobal("document", { cookie: "boutique_analytics_consent=granted" });
    const layer: IArguments[] = [];
    vi.stubGlobal("dataLayer", layer);
    const { cartActions } = setUp([[product(1, 50), 2]]);
    api.listProducts.mockResolvedValue({ data: [product(1, 50)], response });
    await cartActions.rebuild();
    await cartActions.add(product(2, 40), product(2, 40).variants[0]!, 3);
    await cartActions.clear();
    expect(layer.map(([, name, event]) => [name, event.products?.quantity ?? event.items])).toEqual([
      ["cart_update", 2],
      [
        "add_to_cart",
        [expect.objectContaining({ product_id: 2, quantity: 3, unit_price: 40, price_currency_code: "USD" })],
      ],
      ["cart_update", 0],
    ]);
    expect(layer[0]?.[2]).toMatchObject({ vendors: expect.any(Object), currency: "USD" });
  });

  it("adds goods again in one change, and returns those that are not to be had", async () => {
    const { cart, cartActions } = setUp([[product(1, 50), 1]]);
    const soldOut = { ...product(2, 40), inventories: [{ variant_id: 20, level: "none" }] } as never;
    const goods = [1, 2, 3].map((id) => ({ product: id, variant: id * 10, quantity: 2 }));
    api.listProducts.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(cartActions.addAgain(goods)).rejects.toThrow("Failed to fetch");
    api.listProducts.mockResolvedValueOnce({ data: [soldOut, product(1, 50)], response });
    expect(await cartActions.addAgain(goods)).toEqual(goods.slice(1));
    expect(cart.get().products.data.map((line) => [line.product.id, line.quantity])).toEqual([[1, 3]]);
    expect(api.listProducts).toHaveBeenCalledTimes(2);
  });

  it("adds no variant by its product's id that was taken from sale", async () => {
    const { cart, cartActions } = setUp();
    const { variants, ...rest } = product(2, 40);
    const taken = { ...rest, variants: variants.map((each) => ({ ...each, option1: null })) };
    api.getProduct.mockResolvedValue({ data: taken, response });
    await cartActions.addById(2, (found) => found.variants[0]);
    expect(cart.get().products.data).toEqual([]);
  });

  it("opens and closes by one action (S-238)", () => {
    const { cart } = setUp();
    cart.toggle();
    expect(cart.get().visible).toBe(true);
    cart.toggle();
    expect(cart.get().visible).toBe(false);
  });

  it("says that a code could not be sent while another one stays applied", async () => {
    const { cart, cartActions } = setUp([[product(1, 50), 1]]);
    api.getPromotion.mockResolvedValue({ data: promotion({}), response });
    await cartActions.applyCode("TEST");
    api.getPromotion.mockRejectedValue(new TypeError("Failed to fetch"));
    await cartActions.applyCode("OTHER");
    expect(cart.get().promotion).toMatchObject({
      data: { name: "TEST" },
      error: null,
      refused: { reference: "" },
    });
    api.getGiftCard.mockResolvedValueOnce({
      data: { code: "1000-0000-0000-0001", site: "boutique", currency: "USD", amount_remaining: 20 },
      response,
    });
    await cartActions.applyCode("1000-0000-0000-0001");
    expect(cart.get().promotion.refused).toBeNull();
    api.getGiftCard.mockRejectedValue(new TypeError("Failed to fetch"));
    await cartActions.applyCode("1000-0000-0000-0002");
    expect(cart.get().giftCard).toMatchObject({
      data: { code: "1000-0000-0000-0001" },
      error: null,
      refused: { reference: "" },
    });
  });

  it("takes nothing off while the email address a promotion asks for is unknown (S-498)", async () => {
    const { cart, cartActions } = setUp([[product(1, 40), 1]]);
    api.getPromotion.mockResolvedValue({ data: promotion({ required_email: true }), response });
    await cartActions.applyCode("TEST");
    expect(cart.get().promotion.data?.name).toBe("TEST");
    expect(cart.get().promotion.error?.reference).toBe("requiredEmailMissing");
    expect(cart.get().estimate).toMatchObject({ discounts: { promotion: 0 }, total: 40 });
  });

  it("takes it off once the e-mail address is known (C-405)", async () => {
    const { cart, cartActions } = setUp([[product(1, 40), 1]]);
    api.getPromotion.mockResolvedValue({ data: promotion({ required_email: true }), response });
    await cartActions.applyCode("TEST");
    const { discounts } = cart.get().estimate!;
    cart.set({ email: "ada@example.com" });
    await cartActions.reconcile();
    expect(cart.get().promotion.error).toBeNull();
    expect(cart.get().estimate!.discounts.promotion).toBeGreaterThan(discounts.promotion);
  });

  it("says nothing more of a refused promo code once a gift card is entered (C-430)", async () => {
    const { cart, cartActions } = setUp([[product(1, 40), 1]]);
    const refused = { reference: "promotionExpired", message: "This promo code has expired.", value: null };
    api.getPromotion.mockResolvedValue({ error: refused, response });
    await cartActions.applyCode("OLD");
    api.getGiftCard.mockResolvedValueOnce({
      error: { reference: "giftCardDoesNotExist", message: "No such gift card.", value: null },
      response,
    });
    await cartActions.applyCode("1000-0000-0000-0009");
    expect(cart.get().promotion.error).toBeNull();
    expect(cart.get().giftCard.error?.message).toBe("No such gift card.");
  });

  it("takes a code of the gift cards' form to the gift cards (S-631)", async () => {
    const { cart, cartActions } = setUp([[product(1, 40), 1]]);
    const data = { code: "1000-0000-0000-0001", amount_remaining: 15, site: "boutique", currency: "USD" };
    api.getGiftCard.mockResolvedValue({ data, response });
    await cartActions.applyCode("1000-0000-0000-0001");
    expect(cart.get().estimate).toMatchObject({ discounts: { giftCard: 15 }, total: 25 });
  });

  it("does nothing on an empty code (S-630, S-632, C-427)", async () => {
    const { cartActions } = setUp();
    api.getPromotion.mockClear();
    await cartActions.applyCode("   ");
    expect(api.getPromotion).not.toHaveBeenCalled();
  });
});

describe("cash back", () => {
  const member = { id: 7 } as User;
  const balance = (amount: number, uuid = "of-the-member"): Credits => {
    const data = { uuid, balance: amount, date_expired: null };
    return { ...data, currency: "USD", data, history: [], others: [] };
  };
  const shown = ({ cart }: ReturnType<typeof setUp>) => {
    const { estimate, credits } = cart.get();
    return { total: estimate?.total, spent: estimate?.discounts.credits, apply: credits.apply };
  };

  it("is applied with what there is now, and removed (S-270, S-281, S-503)", async () => {
    const shop = setUp([[product(1, 50), 2]]);
    shop.session.set({ user: member, credits: balance(80) });
    await shop.cartActions.reconcile();
    expect(shown(shop)).toEqual({ total: 100, spent: 0, apply: false });
    api.getCredits.mockResolvedValue({ data: balance(30), response });
    await shop.cartActions.redeemCredits();
    expect(shown(shop)).toEqual({ total: 70, spent: 30, apply: true });
    expect(JSON.parse(localStorage.getItem("boutique_cart")!).credits).toEqual({
      apply: true,
      uuid: "of-the-member",
    });
    await shop.cartActions.removeCredits();
    expect(shown(shop)).toEqual({ total: 100, spent: 0, apply: false });
  });

  it("that is spent meanwhile is refused with its words (S-756)", async () => {
    const shop = setUp([[product(1, 50), 1]]);
    shop.session.set({ user: member, credits: balance(80) });
    api.getCredits.mockResolvedValue({ data: balance(0), response });
    await shop.cartActions.redeemCredits();
    expect(shop.cart.get().credits).toEqual({
      apply: false,
      error: { reference: "noCreditsAvailable", message: "There are no credits available to use" },
    });
    api.getCredits.mockRejectedValue(new TypeError("Failed to fetch"));
    await shop.cartActions.redeemCredits();
    expect(shop.cart.get().credits.error?.message).toBe("There was an error, please try again");
  });

  it("that another order has spent is said, and is no longer taken off (S-503)", async () => {
    const shop = setUp([[product(1, 50), 1]]);
    shop.session.set({ user: member, credits: balance(20) });
    api.getCredits.mockResolvedValue({ data: balance(20), response });
    await shop.cartActions.redeemCredits();
    shop.session.set({ credits: balance(0) });
    await shop.cartActions.reconcile();
    expect(shown(shop)).toMatchObject({ total: 50, spent: 0 });
    expect(shop.cart.get().credits.error?.reference).toBe("noCreditsAvailable");
    await shop.cartActions.removeCredits();
    expect(shop.cart.get().credits.error).toBeNull();
  });

  it("in the currency of the region before is not taken off", async () => {
    const shop = setUp([[product(1, 50), 1]]);
    shop.session.set({ user: member, credits: balance(20) });
    api.getCredits.mockResolvedValue({ data: balance(20), response });
    await shop.cartActions.redeemCredits();
    shop.session.set({ credits: { ...balance(20), currency: "CAD" } });
    await shop.cartActions.reconcile();
    expect(shown(shop)).toEqual({ total: 50, spent: 0, apply: true });
    api.getCredits.mockResolvedValue({ data: { ...balance(20), currency: "CAD" }, response });
    await shop.cartActions.redeemCredits();
    expect(shown(shop)).toMatchObject({ total: 50, spent: 0 });
    expect(shop.cart.get().credits.error?.reference).toBe("noCreditsAvailable");
  });

  it("of one member is not spent by the next, nor by a guest", async () => {
    const shop = setUp([[product(1, 50), 1]]);
    shop.session.set({ user: member, credits: balance(20) });
    api.getCredits.mockResolvedValue({ data: balance(20), response });
    await shop.cartActions.redeemCredits();
    shop.session.set({ user: null, credits: null });
    await shop.cartActions.reconcile();
    expect(shown(shop)).toMatchObject({ total: 50, spent: 0 });
    shop.session.set({ user: { id: 8 } as User, credits: balance(40, "of-another") });
    await shop.cartActions.reconcile();
    expect(shown(shop)).toMatchObject({ total: 50, spent: 0 });
    shop.session.set({ user: member, credits: balance(20) });
    await shop.cartActions.reconcile();
    expect(shown(shop)).toMatchObject({ total: 30, spent: 20 });
  });
});

describe("the bag's lines", () => {
  it("adds a promotion's gift and takes it away with the last paid line (S-506, S-507)", async () => {
    const { cart, cartActions } = setUp([[product(1, 60), 1]]);
    api.getProduct.mockResolvedValue({ data: product(9, 12), response });
    api.getPromotion.mockResolvedValue({
      data: promotion({ type: "free_product", discount: 0, free_product_id: 9 }),
      response,
    });
    await cartActions.applyCode("TEST");
    expect(cart.get().products.data.map((line) => [line.product.id, line.free])).toEqual([
      [1, false],
      [9, true],
    ]);
    await cartActions.remove({ id: 10, free: false, target: null });
    expect(cart.get().products.data).toEqual([]);
  });

  const remaining = (cart: ReturnType<typeof setUp>["cart"]) =>
    cart.get().products.data.map((line) => [line.variant.id, line.free]);

  async function setUpGift(gift: Product) {
    const shop = setUp([[product(1, 60), 1]]);
    api.getProduct.mockResolvedValue({ data: gift, response });
    api.getPromotion.mockResolvedValue({
      data: promotion({ type: "free_product", discount: 0, free_product_id: 9 }),
      response,
    });
    await shop.cartActions.applyCode("TEST");
    return shop;
  }

  it("gives nothing away that the site does not sell", async () => {
    const { cart } = await setUpGift({ ...product(9, 12), sources: ["outlet"] });
    expect(remaining(cart)).toEqual([[10, false]]);
  });

  it("does without a gift that the checkout took away, until lines or promotion change", async () => {
    const { cart, cartActions } = await setUpGift(product(9, 12));
    const item = { variant: { id: 90 }, free: true, target: null };
    await cartActions.applyValidation([{ status: "remove", item }]);
    expect(remaining(cart)).toEqual([[10, false]]);
    await cartActions.reconcile();
    expect(remaining(cart)).toEqual([[10, false]]);
    const again = createCartStore(() => "boutique");
    loadContents(again);
    expect(again.get().refusedGift).toBe(cart.get().refusedGift);
    await cartActions.setQuantity({ id: 10, free: false, target: null }, 2);
    expect(remaining(cart)).toEqual([
      [10, false],
      [90, true],
    ]);
  });

  it("gives a gift again when its code is removed and entered again", async () => {
    const { cart, cartActions } = await setUpGift(product(9, 12));
    const item = { variant: { id: 90 }, free: true, target: null };
    await cartActions.applyValidation([{ status: "remove", item }]);
    await cartActions.removePromotion();
    await cartActions.applyCode("TEST");
    expect(remaining(cart)).toEqual([
      [10, false],
      [90, true],
    ]);
  });

  it("takes the variant of the gift that the checkout gives", async () => {
    const { cart, cartActions } = await setUpGift(product(9, 12));
    const replacement = { ...product(9, 10).variants[0]!, id: 91 };
    const item = { variant: { id: 90 }, free: true, target: null, product: product(9, 12), replacement };
    await cartActions.applyValidation([{ status: "modify", item }]);
    expect(cart.get().products.data[1]).toMatchObject({ variant: { id: 91 }, free: true, price: 10 });
    expect(cart.get().products.data[1]).not.toHaveProperty("replacement");
  });

  it("drops what the server no longer has when it is rebuilt (S-463)", async () => {
    const { cart, cartActions } = setUp([
      [product(1, 60), 2],
      [product(2, 20), 1],
    ]);
    api.listProducts.mockResolvedValue({ data: [product(1, 55)], response });
    await cartActions.rebuild();
    expect(cart.get().products.data.map((line) => [line.product.id, line.price])).toEqual([[1, 110]]);
    expect(cart.get().pricing).toBeNull();
    expect(toasts.get().map(({ text }) => text)).toEqual([
      "Not sold here at the moment, so no longer in your bag: Product 2",
    ]);
  });

  it("says nothing when every line is still to be had", async () => {
    const { cartActions } = setUp([[product(1, 60), 2]]);
    api.listProducts.mockResolvedValue({ data: [product(1, 55)], response });
    await cartActions.rebuild();
    expect(toasts.get()).toEqual([]);
  });

  it("are stored under {site}_cart and read again (S-464)", async () => {
    const { cartActions } = setUp();
    await cartActions.add(product(1, 60), product(1, 60).variants[0]!, 2);
    const again = createCartStore(() => "boutique");
    loadContents(again);
    expect(again.get().products.data[0]).toMatchObject({ quantity: 2, price: 120 });
  });
});

it("counts no shipping rate of before once the cart is ready (S-484)", async () => {
  const { cart, cartActions } = setUp([[product(1, 60), 1]]);
  const standard = { amount: 7 } as unknown as ShippingRate;
  cart.set({ ready: false, shippingRates: { data: [standard], country: "US" } });
  loadContents(cart);
  expect(cart.get()).toMatchObject({ ready: true, shippingRates: { data: null, country: null } });
  await cartActions.start();
  expect(cart.get().estimate).toMatchObject({ shipping: 0, total: 60 });
});

describe("the bag's prices", () => {
  const canada = () => ({ country: "CA" });

  it("are fetched again for a line of another currency, whichever region it is opened in (S-479)", async () => {
    const { cart, cartActions, shop } = setUp([[product(1, 60), 2]]);
    api.listProducts.mockResolvedValue({ data: [product(1, 60)], response });
    Object.assign(shop, canada());
    await cartActions.start();
    expect(cart.get()).toMatchObject({
      country: "CA",
      pricing: null,
      products: { data: [{ currency: "CAD", price: 160 }] },
      estimate: { currency: "CAD", subtotal: 160 },
    });
  });

  it("show no total and keep lines and code while they cannot be fetched, and come with a retry", async () => {
    const { cart, cartActions, shop } = setUp([[product(1, 60), 1]]);
    api.getPromotion.mockResolvedValue({ data: promotion({}), response });
    await cartActions.applyCode("TEST");
    api.listProducts.mockRejectedValue(new TypeError("Failed to fetch"));
    Object.assign(shop, canada());
    await cartActions.reconcile();
    expect(cart.get()).toMatchObject({
      pricing: "failed",
      estimate: null,
      promotion: { data: { name: "TEST" } },
    });
    expect(cart.get().products.data).toMatchObject([{ currency: "USD", price: 60 }]);

    api.listProducts.mockResolvedValue({ data: [product(1, 60)], response });
    api.getPromotion.mockRejectedValue(new TypeError("Failed to fetch"));
    await cartActions.reconcile();
    expect(cart.get()).toMatchObject({ pricing: "failed", promotion: { data: { name: "TEST" } } });

    api.getPromotion.mockResolvedValue({ data: promotion({}), response });
    await cartActions.reconcile();
    expect(cart.get()).toMatchObject({
      pricing: null,
      estimate: { currency: "CAD", subtotal: 80, total: 72 },
    });
  });

  it.each([
    [500, "internalServerError"],
    [503, "serviceUnavailable"],
    [429, "tooManyRequests"],
  ])(
    "keep the code while the shop answers %d, which says nothing about it (S-752)",
    async (status, reference) => {
      const { cart, cartActions, shop } = setUp([[product(1, 60), 1]]);
      api.getPromotion.mockResolvedValueOnce({ data: promotion({}), response });
      await cartActions.applyCode("TEST");
      api.listProducts.mockResolvedValue({ data: [product(1, 60)], response });
      const error = { reference, message: "Sorry.", value: null };
      api.getPromotion.mockResolvedValueOnce({ error, response: new Response(null, { status }) });
      Object.assign(shop, canada());
      await cartActions.reconcile();
      expect(cart.get()).toMatchObject({ pricing: "failed", promotion: { data: { name: "TEST" } } });
      expect(JSON.parse(localStorage.getItem("boutique_cart")!).promotion.name).toBe("TEST");

      const gone = { reference: "promotionDoesNotExist", message: "No such code.", value: null };
      api.getPromotion.mockResolvedValueOnce({ error: gone, response: new Response(null, { status: 404 }) });
      await cartActions.reconcile();
      expect(cart.get()).toMatchObject({ pricing: null, promotion: { data: null } });
    },
  );

  it("are fetched for a line another tab added meanwhile as well", async () => {
    const { cart, cartActions, shop } = setUp([[product(1, 60), 1]]);
    Object.assign(shop, canada());
    const otherPromotion = {
      version: 2,
      country: "US",
      products: [cartLine(product(1, 60), 1), cartLine(product(2, 30), 3)],
    };
    api.listProducts.mockImplementationOnce(async () => {
      localStorage.setItem("boutique_cart", JSON.stringify(otherPromotion));
      return { data: [product(1, 60)], response };
    });
    api.listProducts.mockImplementation(async () => ({ data: [product(1, 60), product(2, 30)], response }));
    await cartActions.start();
    expect(cart.get().products.data).toMatchObject([
      { currency: "CAD", price: 80 },
      { currency: "CAD", quantity: 3, price: 120 },
    ]);
  });

  it("are fetched for the whole bag when a line of another currency was added to it", async () => {
    const { cart, cartActions, shop } = setUp([[product(1, 60), 1]]);
    Object.assign(shop, canada());
    api.listProducts.mockResolvedValue({ data: [product(1, 60), product(2, 30)], response });
    await cartActions.add(product(2, 30), product(2, 30).variants[0]!);
    expect(cart.get().products.data.map(({ currency, price }) => [currency, price])).toEqual([
      ["CAD", 80],
      ["CAD", 40],
    ]);
    expect(cart.get().estimate).toMatchObject({ currency: "CAD", subtotal: 120 });
  });

  it("are fetched ten times a minute at most for tabs that do not agree on the region, and come with a retry", async () => {
    const { cart, cartActions } = setUp([[product(1, 60), 1]]);
    api.listProducts.mockResolvedValue({ data: [product(1, 60)], response });
    await cartActions.start();
    const priceForCanada = () => {
      const stored = JSON.parse(localStorage.getItem("boutique_cart") ?? "");
      const products = stored.products.map((line: object) => ({ ...line, currency: "CAD", price: 80 }));
      localStorage.setItem("boutique_cart", JSON.stringify({ ...stored, products, country: "CA" }));
    };
    for (let time = 1; time <= 12; time++) {
      priceForCanada();
      await cartActions.sync();
    }
    expect(api.listProducts).toHaveBeenCalledTimes(10);
    expect(cart.get()).toMatchObject({ pricing: "failed", estimate: null, country: "CA" });
    await cartActions.rebuild();
    expect(cart.get()).toMatchObject({ pricing: null, country: "US", estimate: { currency: "USD" } });
  });

  it("of lines kept before they knew their currency are not believed", async () => {
    const { cart, cartActions } = setUp();
    const { currency: _, ...old } = cartLine(product(1, 60), 1);
    localStorage.setItem("boutique_cart", JSON.stringify({ products: [old], promotion: null }));
    api.listProducts.mockResolvedValue({ data: [product(1, 55)], response });
    await cartActions.sync();
    expect(cart.get()).toMatchObject({ products: { data: [{ price: 55 }] }, estimate: { subtotal: 55 } });
  });
});

describe("shipping rates", () => {
  it("that could not be had are asked for again the next time, and only then (S-278)", async () => {
    const { cart, cartActions } = setUp([[product(1, 24), 1]]);
    api.listShippingRates.mockResolvedValueOnce({ error: { reference: "serviceUnavailable" }, response });
    await cartActions.loadRates();
    await cartActions.reconcile();
    expect(api.listShippingRates).toHaveBeenCalledTimes(1);
    expect(cart.get().shippingRates).toEqual({ data: null, country: "US" });

    const standard = [{ amount: 7, range: { min: 0, max: null } }];
    api.listShippingRates.mockResolvedValueOnce({ data: { data: { standard } }, response });
    await cartActions.loadRates();
    await cartActions.loadRates();
    expect(api.listShippingRates).toHaveBeenCalledTimes(2);
    expect(cart.get().estimate).toMatchObject({ shipping: 7, total: 31 });
  });
});

it("asks for the rates of the region chosen while those of another are on their way", async () => {
  const { cart, cartActions, shop } = setUp([[product(1, 24), 1]]);
  const late = Promise.withResolvers<object>();
  api.listShippingRates.mockReturnValueOnce(late.promise);
  const asked = cartActions.loadRates();
  await vi.waitFor(() => expect(api.listShippingRates).toHaveBeenCalledTimes(1));
  Object.assign(shop, { country: "CA", locale: "en-CA" });
  const askedAgain = cartActions.loadRates();
  const standard = [{ amount: 9, range: { min: 0, max: null } }];
  api.listShippingRates.mockResolvedValueOnce({ data: { data: { standard } }, response });
  late.resolve({ data: { data: { standard: [] } }, response });
  await Promise.all([asked, askedAgain]);
  expect(api.listShippingRates).toHaveBeenCalledTimes(2);
  expect(cart.get().shippingRates).toMatchObject({ country: "CA" });
});

it("changes a quantity while the shipping rates are on their way", async () => {
  const { cart, cartActions } = setUp([[product(1, 24), 1]]);
  api.listShippingRates.mockReturnValueOnce(new Promise(() => {}));
  void cartActions.loadRates();
  await cartActions.setQuantity({ id: 10, free: false, target: null }, 3);
  expect(cart.get().products.data.map(({ quantity }) => quantity)).toEqual([3]);
});

it("takes nothing of a prepared order whose code could not be checked", async () => {
  const { cart, cartActions } = setUp([[product(1, 24), 1]]);
  const before = cart.get().products.data;
  api.getPromotion.mockResolvedValueOnce({
    error: { reference: "", message: "Bad gateway" },
    response: new Response(null, { status: 502 }),
  });
  const lines = [createCartLine(product(2, 30))];
  const prepared = { token: "t", variants: [2] };
  expect(await cartActions.takePrepared({ prepared, lines, replaces: true, code: "TEN" })).toBe(false);
  expect(cart.get().products.data).toEqual(before);
});

describe("a bag the browser does not keep", () => {
  it.each(["SecurityError", "QuotaExceededError"])("holds within the page: %s", async (name) => {
    vi.spyOn(console, "warn").mockReturnValue();
    const refuse = () => {
      throw new DOMException("no", name);
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { cart, cartActions } = setUp();
    await cartActions.clear();
    await cartActions.add(product(1, 60), product(1, 60).variants[0]!, 1);
    await cartActions.add(product(2, 30), product(2, 30).variants[0]!, 1);
    await cartActions.remove({ id: 10, free: false, target: null });
    expect(cart.get()).toMatchObject({
      products: { data: [{ product: { id: 2 } }] },
      estimate: { total: 30 },
    });
  });
});
