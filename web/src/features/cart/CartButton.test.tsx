// @vitest-environment happy-dom
import type { Language } from "@velours/sdk/types";
import { expect, it } from "vitest";
import { createShopContext } from "../../testing/createShopContext.tsx";
import { drawHtml } from "../../testing/drawHtml.ts";
import { CartButton } from "./CartButton.tsx";
import { createCartStore } from "./store.ts";
import { createCartLine, createProduct } from "./testing/createProduct.ts";

it.each<[Language, number, string]>([
  ["en", 0, "0 items"],
  ["en", 1, "1 item"],
  ["en", 2, "2 items"],
  ["fr", 0, "0 article"],
  ["fr", 1, "1 article"],
  ["fr", 2, "2 articles"],
])("counts the bag in the language %s: %d", async (language, quantity, expected) => {
  const cart = createCartStore(() => "boutique");
  cart.set({ products: { data: [{ ...createCartLine(createProduct(1, 40)), quantity }], error: null } });
  const inShop = await createShopContext({ cart, shop: { language, country: "CA" } });
  expect(drawHtml(inShop(<CartButton />))).toContain(`, ${expected}"`);
});
