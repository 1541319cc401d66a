import { LISTINGS } from "../catalogue.ts";
import { expect } from "../expect.ts";
import { foreignParameters } from "../foreignParameters.ts";
import type { Step } from "../Step.ts";
import { ViolationError } from "../ViolationError.ts";

export const openListing: Step = {
  name: "open listing",
  weight: 6,
  applies: ({ online }) => online,
  async take({ tab, random }) {
    const path = random.pick(LISTINGS) + foreignParameters(random);
    await tab.open(path);
    await expect(tab.page.getByRole("heading", { level: 1 })).toBeVisible();
    if ((await tab.page.locator("main article").count()) === 0)
      throw new ViolationError(`${path} shows no products`);
    return path;
  },
};
