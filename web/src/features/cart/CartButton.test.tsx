import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { CartButton } from "./CartButton.tsx";
import { emptyCart } from "./CartState.ts";

const shown = vi.hoisted(() => ({ language: "en", quantity: 0 }));
vi.mock("./useCart.ts", () => ({
  useCart: () => ({
    state: {
      ...emptyCart,
      products: { data: [{ product: { type: "Vibrators" }, quantity: shown.quantity }] },
    },
    cart: {},
  }),
}));
vi.mock("../../platform/api/useShop.ts", () => ({
  useShop: () => ({ language: shown.language, locale: `${shown.language}-CA` }),
}));

it.each([
  ["en", 0, "0 items"],
  ["en", 1, "1 item"],
  ["en", 2, "2 items"],
  ["fr", 0, "0 article"],
  ["fr", 1, "1 article"],
  ["fr", 2, "2 articles"],
])("counts the bag in the language %s: %d", (language, quantity, expected) => {
  Object.assign(shown, { language, quantity });
  expect(renderToStaticMarkup(<CartButton />)).toContain(`, ${expected}"`);
});
