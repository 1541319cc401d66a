import { openCart } from "../cartPanel.ts";
import { expect } from "../expect.ts";
import type { Step } from "../Step.ts";
import { ownLines, readStoredCart } from "../storedCart.ts";

export const removeLine: Step = {
  name: "remove a line",
  weight: 3,
  applies: ({ tab, cart }) => !tab.isCheckout && !cart.isEmpty,
  async take(walk) {
    const { tab, random } = walk;
    await openCart(walk);
    const lines = tab.cart.locator("li").filter({ has: tab.page.locator("output") });
    const count = await lines.count();
    const at = random.int(count);
    const own = ownLines(await readStoredCart(tab.page))[at]!;
    await lines
      .nth(at)
      .getByRole("button", { name: /^(Remove|Retirer|Supprimer|Enlever) / })
      .click();
    await expect(lines).toHaveCount(count - 1);
    walk.cart.remove(own.variant);
    return String(own.variant);
  },
};
