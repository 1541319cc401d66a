import { closeDialogs } from "../cartPanel.ts";
import { expect } from "../expect.ts";
import type { Step } from "../Step.ts";
import { ViolationError } from "../ViolationError.ts";

export const filterListing: Step = {
  name: "filter the listing",
  weight: 4,
  applies: async ({ tab, online }) => online && (await tab.page.locator("main aside details").count()) > 0,
  async take(walk) {
    const { tab, random } = walk;
    await closeDialogs(walk);
    const groups = tab.page.locator("main aside details");
    const group = groups.nth(random.int(await groups.count()));
    if ((await group.getAttribute("open")) === null) await group.locator("summary").click();
    const boxes = group.getByRole("checkbox");
    const box = boxes.nth(random.int(await boxes.count()));
    const name = await box.getAttribute("name");
    const value = await box.getAttribute("value");
    const checked = !(await box.isChecked());
    await box.click();
    await expect(tab.page.locator(`main aside input[name="${name}"][value="${value}"]`)).toBeChecked({
      checked,
    });
    await expect(tab.page.locator("section[aria-busy=true]")).toHaveCount(0);
    if ((await tab.page.locator("main article").count()) === 0) {
      // A change of region keeps the boxes as they were: a page loaded anew offers only what there is.
      await tab.reload();
      const chosen = tab.page.locator("main aside input[type=checkbox]:checked");
      const empty = (await tab.page.locator("main article").count()) === 0;
      if (empty && checked && (await chosen.count()) === 1)
        throw new ViolationError(`${name}=${value} is offered on ${tab.path} and leaves no product`);
    }
    return `${name}=${value}: ${checked}`;
  },
};
