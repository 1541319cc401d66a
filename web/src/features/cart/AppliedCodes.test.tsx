// @vitest-environment happy-dom
import type { GiftCard, Promotion } from "@velours/sdk/types";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { createShopContext } from "../../testing/createShopContext.tsx";
import { AppliedCodes } from "./AppliedCodes.tsx";
import type { CartState } from "./CartState.ts";
import { createCartStore } from "./store.ts";

const cartActions = {
  removePromotion: vi.fn(async () => {}),
  removeGiftCard: vi.fn(async () => {}),
};

async function show(state: Partial<CartState>): Promise<HTMLElement> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const cart = createCartStore(() => "boutique");
  cart.set(state);
  const inShop = await createShopContext({ cart, cartActions: { current: cartActions } });
  const place = document.createElement("div");
  await act(async () => createRoot(place).render(inShop(<AppliedCodes />)));
  return place;
}

const promotion = { id: 1, name: "WELCOME15" } as Promotion;
const giftCard = { amount_remaining: 20, currency: "USD" } as GiftCard;
const error = { reference: "requiredEmailMissing", message: "Please enter your email" };

it.each([
  ["says that a promotion counts", null, "WELCOME15 is applied"],
  ["only names a promotion that does not count", error, "WELCOME15"],
])("%s, and removes it (S-501)", async (_, error, words) => {
  const place = await show({ promotion: { data: promotion, error, refused: null } });
  expect(place.querySelector("dt")?.textContent).toBe(words);
  await act(async () => place.querySelector("button")?.click());
  expect(cartActions.removePromotion).toHaveBeenCalled();
});

it.each([
  ["shows what an applied gift card has left", null, "$20"],
  ["shows no amount of a gift card that does not count", error, ""],
])("%s, and removes it (S-502)", async (_, error, amount) => {
  const place = await show({ giftCard: { data: giftCard, error, refused: null } });
  expect(place.querySelector("dd")?.textContent).toBe(amount);
  await act(async () => place.querySelector("button")?.click());
  expect(cartActions.removeGiftCard).toHaveBeenCalled();
});
