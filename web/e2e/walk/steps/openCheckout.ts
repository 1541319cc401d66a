import { closeDialogs, openCart } from "../cartPanel.ts";
import type { Step } from "../Step.ts";

export const openCheckout: Step = {
  name: "go to the checkout",
  weight: 6,
  applies: ({ tab, cart, online }) => online && !tab.isCheckout && !cart.isEmpty,
  async take(walk) {
    const { tab, random } = walk;
    if (random.chance(0.3)) {
      await closeDialogs(walk);
      await tab.open("/checkout");
      return "by its address";
    }
    await openCart(walk);
    const link = tab.cart.getByRole("link", { name: tab.text("checkout"), exact: true });
    if (!(await link.isVisible())) return "the bag says what is missing first";
    await link.click();
    await tab.page.waitForURL((url) => url.pathname.endsWith("/checkout"));
    tab.closedDialog = false;
    return "from the bag";
  },
};
