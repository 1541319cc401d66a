import { closeDialogs, openBag } from "../bagPanel.ts";
import type { Step } from "../Step.ts";

export const openCheckout: Step = {
  name: "go to the checkout",
  weight: 6,
  applies: ({ tab, bag, online }) => online && !tab.isCheckout && !bag.isEmpty,
  async take(walk) {
    const { tab, random } = walk;
    if (random.chance(0.3)) {
      await closeDialogs(walk);
      await tab.open("/checkout");
      return "by its address";
    }
    await openBag(walk);
    const link = tab.bag.getByRole("link", { name: tab.text("checkout"), exact: true });
    if (!(await link.isVisible())) return "the bag says what is missing first";
    await link.click();
    await tab.page.waitForURL((url) => url.pathname.endsWith("/checkout"));
    tab.closedDialog = false;
    return "from the bag";
  },
};
