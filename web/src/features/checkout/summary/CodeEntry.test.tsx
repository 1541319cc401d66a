// @vitest-environment happy-dom
import type { Promotion } from "@velours/sdk/types";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { createShopContext } from "../../../testing/createShopContext.tsx";
import { type CartState, emptyCart } from "../../cart/CartState.ts";
import { createCartStore } from "../../cart/store.ts";
import { CheckoutContext } from "../CheckoutContext.ts";
import type { CheckoutModel } from "../useCheckoutModel.ts";
import { CodeEntry } from "./CodeEntry.tsx";

const cartActions = { applyCode: vi.fn() };
const store = createCartStore(() => "boutique");
const inShop = await createShopContext({ cartActions: { current: cartActions } });

const promotion = { data: { id: 1, name: "WELCOME15" } as Promotion, error: null, refused: null };

async function show(state: CartState): Promise<HTMLElement> {
  store.set(state);
  const checkout = { cart: { state, store } } as CheckoutModel;
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.createElement("div");
  document.body.append(place);
  await act(async () =>
    createRoot(place).render(
      inShop(
        <CheckoutContext value={checkout}>
          <CodeEntry />
        </CheckoutContext>,
      ),
    ),
  );
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
  const place = await show(emptyCart);
  await enter(place, " ");
  expect(place.textContent).toContain("Please enter a promo code or gift card");
  expect(cartActions.applyCode).not.toHaveBeenCalled();
});

it("asks for a second code while one is applied, which the bag replaces or keeps (S-635)", async () => {
  const place = await show({ ...emptyCart, promotion });
  expect(place.textContent).toContain("One promo code per order");
  await enter(place, "OTHER");
  await vi.waitFor(
    async () => {
      await act(async () => {});
      expect(cartActions.applyCode).toHaveBeenCalledExactlyOnceWith("OTHER");
    },
    { timeout: 30_000 },
  );
});

it("says why a second code is refused beside the one that stays", async () => {
  const refused = { reference: "promotionUnrecognizable", message: "This promo code is invalid." };
  const { textContent } = await show({ ...emptyCart, promotion: { ...promotion, refused } });
  expect(textContent).toContain("This promo code is invalid.");
  expect(textContent).toContain("WELCOME15 is applied");
});
