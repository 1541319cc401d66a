import { openCart } from "../cartPanel.ts";
import type { Step } from "../Step.ts";

export const protectLine: Step = {
  name: "tick product protection",
  weight: 2,
  applies: ({ tab, cart, online }) => online && !tab.isCheckout && !cart.isEmpty,
  async take(walk) {
    const { tab, random } = walk;
    await openCart(walk);
    const boxes = tab.cart.locator('input[name^="protection-"]');
    await boxes
      .first()
      .waitFor({ timeout: 1_500 })
      .catch(() => undefined);
    const count = await boxes.count();
    if (count === 0) return "nothing can be protected";
    const box = boxes.nth(random.int(count));
    const on = !(await box.isChecked());
    await box.setChecked(on);
    return `${await box.getAttribute("name")}: ${on}`;
  },
};
