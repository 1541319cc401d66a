import { openBag } from "../bagPanel.ts";
import { expect } from "../expect.ts";
import type { Step } from "../Step.ts";
import { ownLines, readStoredBag } from "../storedBag.ts";

export const removeLine: Step = {
  name: "remove a line",
  weight: 3,
  applies: ({ tab, bag }) => !tab.isCheckout && !bag.isEmpty,
  async take(walk) {
    const { tab, random } = walk;
    await openBag(walk);
    const lines = tab.bag.locator("li").filter({ has: tab.page.locator("output") });
    const count = await lines.count();
    const at = random.int(count);
    const own = ownLines(await readStoredBag(tab.page))[at]!;
    await lines
      .nth(at)
      .getByRole("button", { name: /^(Remove|Retirer|Supprimer|Enlever) / })
      .click();
    await expect(lines).toHaveCount(count - 1);
    walk.bag.remove(own.variant);
    return String(own.variant);
  },
};
