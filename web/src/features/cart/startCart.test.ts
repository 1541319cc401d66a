// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChunkError } from "../../platform/chunks/ChunkError.ts";
import { toasts } from "../../platform/ui/toasts.ts";
import { startCart } from "./startCart.ts";
import { createCartStore } from "./store.ts";

const cartActions = {
  start: vi.fn(),
  clear: vi.fn(async () => {}),
  addById: vi.fn(async (_id: number) => {}),
  applyPromotion: vi.fn(async (_code: string) => null),
  applyGiftCard: vi.fn(async (_code: string): Promise<object | null> => null),
};

beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of toasts.get()) toasts.close(id);
});
afterEach(() => vi.unstubAllGlobals());

function start(search: string, pathname = "/kink") {
  vi.stubGlobal("location", { pathname, search, hash: "#care" });
  const history = { replace: vi.fn(), push: vi.fn() };
  const cart = createCartStore(() => "boutique");
  const context = {
    cart,
    cartActions: { current: cartActions },
    shop: { site: "boutique", language: "en", country: "US", locale: "en-US" },
    queries: { get: async () => ({ code: "boutique", brand: "velours", name: "Velours" }) },
  };
  const router = { history, state: { location: { pathname } }, options: { context } };
  return { cart, history, started: startCart(router as never) };
}

const said = () => toasts.get().map(({ text }) => text);

it("takes what it carried out off the address, in place, and leaves the rest (S-531)", async () => {
  const { history, started } = start("?clear_cart=true&sort=new&promo_code=TEST");
  await started;
  expect(cartActions.clear).toHaveBeenCalledOnce();
  expect(cartActions.applyPromotion).toHaveBeenCalledWith("TEST");
  expect(history.replace.mock.calls).toEqual([["/kink?sort=new#care"]]);
  expect(history.push).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});

it("leaves an address alone that asks nothing of the bag (S-531)", async () => {
  const { history, started } = start("?sort=new");
  await started;
  expect(history.replace).not.toHaveBeenCalled();
});

it("does the rest of the address when a product cannot be reached, and says so (S-531)", async () => {
  cartActions.addById.mockImplementation(async (id) => {
    if (id === 100005) throw new TypeError("Failed to fetch");
  });
  const { cart, history, started } = start(
    "?clear_cart=1&add_to_cart=100001,100005,100007&promo_code=WELCOME15",
  );
  await started;
  expect(cartActions.addById.mock.calls.map(([id]) => id)).toEqual([100001, 100005, 100007]);
  expect(cartActions.applyPromotion).toHaveBeenCalledWith("WELCOME15");
  expect(cart.get().visible).toBe(true);
  expect(history.replace.mock.calls).toEqual([["/kink#care"]]);
  expect(said()).toEqual([
    "Not everything from your link could be done. Check your connection and open it again.",
  ]);
});

it("keeps the address for another try when the shop's code cannot be fetched", async () => {
  cartActions.applyPromotion.mockRejectedValueOnce(new ChunkError(true));
  const { history, started } = start("?promo_code=WELCOME15");
  await expect(started).rejects.toBeInstanceOf(ChunkError);
  expect(history.replace).not.toHaveBeenCalled();
});

it("names a gift card's credit in the card's own currency", async () => {
  cartActions.applyGiftCard.mockResolvedValueOnce({ amount_remaining: 25.5, currency: "GBP" });
  await start("?gift_card=VLRS-GIFT").started;
  expect(said()).toEqual([
    "Welcome to Velours! A credit of £25.50 has been applied and waiting for you in your cart!",
  ]);
});

const refused = { reference: "promotionDoesNotExist", message: "No such code." };

it.each([
  ["/kink", true, []],
  ["/checkout", false, ["No such code."]],
  ["/login", false, ["No such code."]],
])("says on %s why a code is refused, in the bag (%s) or beside the page", async (path, visible, toast) => {
  const { cart, started } = start("?promo_code=NOPE", path);
  cartActions.applyPromotion.mockImplementation(async () => {
    cart.set({ promotion: { data: null, error: refused, refused: null } });
    return null;
  });
  await started;
  expect(cart.get().visible).toBe(visible);
  expect(said()).toEqual(toast);
});

it("opens no bag later for goods that were added on a page without one", async () => {
  const { cart, started } = start("?add_to_cart=100001", "/checkout");
  await started;
  expect(cartActions.addById).toHaveBeenCalledOnce();
  expect(cart.get().visible).toBe(false);
});

it("keeps no part of an earlier link beside those of the last one", async () => {
  // happy-dom keeps a cookie with a max-age of 0, empty as it is.
  const stored = () => document.cookie.match(/\S+=[^;\s]+/g)?.sort();
  await start("?utm_source=mail&utm_campaign=spring&utm_medium=email&ref=ada").started;
  expect(stored()).toEqual([
    "velours_ambassador_referral=ada",
    "velours_campaign=spring",
    "velours_medium=email",
    "velours_source=mail",
  ]);
  await start("?utm_source=search").started;
  expect(stored()).toEqual(["velours_ambassador_referral=ada", "velours_source=search"]);
  await start("?sort=new").started;
  expect(stored()).toEqual(["velours_ambassador_referral=ada", "velours_source=search"]);
});
