import { openCart } from "../cartPanel.ts";
import { expect } from "../expect.ts";
import type { Step } from "../Step.ts";
import { readStoredCart } from "../storedCart.ts";

export const removeCode: Step = {
  name: "remove a code",
  weight: 3,
  applies: ({ tab, cart }) =>
    !tab.isCheckout && !cart.isEmpty && (cart.promotion !== null || cart.giftCard !== null),
  async take(walk) {
    const { tab, cart } = walk;
    await openCart(walk);
    const code = cart.promotion ?? tab.text("gift_card");
    const button = tab.cart.getByRole("button", { name: tab.text("remove_code", { code }), exact: true });
    // A spent gift card has no row of its own.
    if ((await button.count()) === 0) return `${code} has no row`;
    await button.click();
    await expect(button).toHaveCount(0);
    const stored = await readStoredCart(tab.page);
    cart.promotion = stored.promotion;
    cart.giftCard = stored.giftCard;
    return code;
  },
};
