import type { AnyRouter } from "@tanstack/react-router";
import type { Product } from "@velours/sdk/types";
import { expect, it, vi } from "vitest";
import { startWarranty } from "./startWarranty.ts";
import { createCartStore } from "./store.ts";

const warranty = { id: 100184, type: "Warranty", sources: ["boutique"] } as Product;
function start(warrantyProductId: number | null, answer: object = { data: warranty }) {
  const cart = createCartStore(() => "boutique");
  const getProduct = vi.fn(async () => ({ response: new Response(), ...answer }));
  const shop = { api: async () => ({ getProduct }), language: "fr", country: "CA", locale: "fr-CA" };
  const site = {
    source: "boutique",
    flags: { elasticity: "b" },
    regions: [{ country: "CA", currency: "CAD", fulfillment: "CA" }],
    warrantyProductId,
  };
  const router = { state: { matches: [{ loaderData: { site } }] }, options: { context: { cart, shop } } };
  return { cart, getProduct, run: () => startWarranty(router as unknown as AnyRouter) };
}

it("loads the warranty product by the fuller call, once (S-717)", async () => {
  const { cart, getProduct, run } = start(100184);
  await run();
  await run();
  expect(cart.get().warranty.data).toBe(warranty);
  expect(getProduct.mock.calls).toEqual([
    [
      {
        params: {
          path: { id: 100184 },
          query: {
            filter: { inventories: { region: "or:CA,INTL" } },
            configuration: { language: "fr", currency: "CAD", strategy: "b" },
          },
        },
      },
    ],
  ]);
});

it("asks nothing where the site has no product protection", async () => {
  const { getProduct, run } = start(null);
  await run();
  expect(getProduct).not.toHaveBeenCalled();
});

it("leaves the warranty open when the shop has no such product", async () => {
  const { cart, run } = start(100184, { error: { reference: "notFound", message: "" } });
  await run();
  expect(cart.get().warranty.data).toBeNull();
});
