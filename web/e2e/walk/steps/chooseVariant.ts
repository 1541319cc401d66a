import type { Step } from "../Step.ts";

export const chooseVariant: Step = {
  name: "choose an option",
  weight: 3,
  applies: async ({ tab }) =>
    (await tab.dialogs.count()) === 0 && (await tab.page.locator('main input[name^="option-"]').count()) > 0,
  async take({ tab, random }) {
    const options = tab.page.locator('main input[name^="option-"]');
    const option = options.nth(random.int(await options.count()));
    await option.check({ force: true });
    return (await option.getAttribute("value")) ?? "";
  },
};
