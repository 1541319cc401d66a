import { openCart } from "../cartPanel.ts";
import { expect } from "../expect.ts";
import { productIdIn } from "../productIdIn.ts";
import type { Step } from "../Step.ts";
import { ownLines, readStoredCart } from "../storedCart.ts";

export const changeQuantity: Step = {
  name: "change a quantity",
  weight: 6,
  applies: ({ tab, cart }) => !tab.isCheckout && !cart.isEmpty,
  async take(walk) {
    const { tab, random } = walk;
    await openCart(walk);
    const lines = tab.cart.locator("li").filter({ has: tab.page.locator("output") });
    const at = random.int(await lines.count());
    const line = lines.nth(at);
    const before = Number(await line.locator("output").innerText());
    const more = before === 1 || (before < 6 && random.chance(0.6));
    // The lines stand in the cart in the order in which they are kept.
    const own = ownLines(await readStoredCart(tab.page))[at]!;
    const product = productIdIn((await line.locator("a").first().getAttribute("href")) ?? "");
    if (own.product !== product)
      throw new Error(`line ${at} of the bag is ${product}, kept as ${own.product}`);
    await line
      .getByRole("button", { name: tab.text(more ? "quantity_more" : "quantity_less"), exact: true })
      .click();
    const after = before + (more ? 1 : -1);
    await expect(line.locator("output")).toHaveText(String(after));
    walk.cart.setQuantity(own.variant, after);
    return `${own.variant}: ${before} → ${after}`;
  },
};
