// @vitest-environment happy-dom
import type { Promotion } from "@velours/sdk/types";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { emptyCart } from "../../cart/CartState.ts";
import { CodeEntry } from "./CodeEntry.tsx";

const cartActions = vi.hoisted(() => ({ applyCode: vi.fn() }));
const cart = vi.hoisted(() => ({ state: {} }));
vi.mock("../../cart/loadCartActions.ts", () => ({ useLazyCartActions: () => async () => cartActions }));
vi.mock("../CheckoutContext.ts", () => ({
  useCheckout: () => ({ cart: { state: cart.state, store: { get: () => cart.state } } }),
}));
vi.mock("../../../platform/api/useShop.ts", () => ({
  useShop: () => ({ language: "en", country: "US", locale: "en-US" }),
}));

const promotion = { data: { id: 1, name: "WELCOME15" } as Promotion, error: null, refused: null };

async function show(): Promise<HTMLElement> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.createElement("div");
  document.body.append(place);
  await act(async () => createRoot(place).render(<CodeEntry />));
  return place;
}

async function enter(place: HTMLElement, code: string): Promise<void> {
  const input = place.querySelector("input") as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, code);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(async () => place.querySelector("form")?.requestSubmit());
}

it("asks for a code where none was typed (C-426)", async () => {
  cart.state = emptyCart;
  const place = await show();
  await enter(place, " ");
  expect(place.textContent).toContain("Please enter a promo code or gift card");
  expect(cartActions.applyCode).not.toHaveBeenCalled();
});

it("asks for a second code while one is applied, which the bag replaces or keeps (S-635)", async () => {
  cart.state = { ...emptyCart, promotion };
  const place = await show();
  expect(place.textContent).toContain("One promo code per order");
  await enter(place, "OTHER");
  expect(cartActions.applyCode).toHaveBeenCalledExactlyOnceWith("OTHER");
});

it("says why a second code is refused beside the one that stays", async () => {
  const refused = { reference: "promotionUnrecognizable", message: "This promo code is invalid." };
  cart.state = { ...emptyCart, promotion: { ...promotion, refused } };
  const { textContent } = await show();
  expect(textContent).toContain("This promo code is invalid.");
  expect(textContent).toContain("WELCOME15 is applied");
});
