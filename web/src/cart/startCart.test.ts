// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { startCart } from "./startCart.ts";
import { createCartStore } from "./store.ts";

const bag = { start: vi.fn(), clear: vi.fn(), applyPromotion: vi.fn(async () => null) };
vi.mock("./lazyBag.ts", () => ({ lazyBag: async () => bag }));

afterEach(() => vi.unstubAllGlobals());

function start(search: string) {
  vi.stubGlobal("location", { pathname: "/kink", search, hash: "#care" });
  const history = { replace: vi.fn(), push: vi.fn() };
  const context = {
    cart: createCartStore(() => "boutique"),
    shop: { site: "boutique", language: "en" },
    queries: { get: async () => ({ code: "boutique", brand: "velours", name: "Velours" }) },
  };
  return { history, started: startCart({ history, options: { context } } as never) };
}

it("takes what it carried out off the address, in place, and leaves the rest (S-531)", async () => {
  const { history, started } = start("?clear_cart=true&sort=new&promo_code=TEST");
  await started;
  expect(bag.clear).toHaveBeenCalledOnce();
  expect(bag.applyPromotion).toHaveBeenCalledWith("TEST");
  expect(history.replace.mock.calls).toEqual([["/kink?sort=new#care"]]);
  expect(history.push).not.toHaveBeenCalled();
});

it("leaves an address alone that asks nothing of the bag (S-531)", async () => {
  const { history, started } = start("?sort=new");
  await started;
  expect(history.replace).not.toHaveBeenCalled();
});
