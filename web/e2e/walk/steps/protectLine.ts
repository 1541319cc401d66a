import { openBag } from "../bagPanel.ts";
import type { Step } from "../Step.ts";

export const protectLine: Step = {
  name: "tick product protection",
  weight: 2,
  applies: ({ tab, bag, online }) => online && !tab.isCheckout && !bag.isEmpty,
  async take(walk) {
    const { tab, random } = walk;
    await openBag(walk);
    const boxes = tab.bag.locator('input[name^="protection-"]');
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
