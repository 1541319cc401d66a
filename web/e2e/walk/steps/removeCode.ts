import { openBag } from "../bagPanel.ts";
import { expect } from "../expect.ts";
import type { Step } from "../Step.ts";
import { readStoredBag } from "../storedBag.ts";

export const removeCode: Step = {
  name: "remove a code",
  weight: 3,
  applies: ({ tab, bag }) =>
    !tab.isCheckout && !bag.isEmpty && (bag.promotion !== null || bag.giftCard !== null),
  async take(walk) {
    const { tab, bag } = walk;
    await openBag(walk);
    const code = bag.promotion ?? tab.text("gift_card");
    const button = tab.bag.getByRole("button", { name: tab.text("remove_code", { code }), exact: true });
    // A spent gift card has no row of its own.
    if ((await button.count()) === 0) return `${code} has no row`;
    await button.click();
    await expect(button).toHaveCount(0);
    const stored = await readStoredBag(tab.page);
    bag.promotion = stored.promotion;
    bag.giftCard = stored.giftCard;
    return code;
  },
};
