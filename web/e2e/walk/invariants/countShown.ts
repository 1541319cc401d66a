import { GLANCE } from "../expect.ts";
import type { Invariant } from "../Invariant.ts";
import { readStoredCart } from "../storedCart.ts";
import { ViolationError } from "../ViolationError.ts";

/** The number beside the cart in the header is that of the cart, in the tab that is looked at. */
export const countShown: Invariant = {
  name: "the header's count is the bag's",
  async check({ tab }) {
    const button = tab.page.locator("header button[aria-label]").last();
    if (tab.isCheckout || (await button.count()) === 0) return;
    const label = (await button.getAttribute("aria-label", { timeout: GLANCE })) ?? "";
    if (!label.startsWith(tab.text("open_bag"))) return;
    const shown = Number(/(\d+)\D*$/.exec(label)?.[1]);
    const { lines } = await readStoredCart(tab.page);
    const count = lines.reduce((units, line) => (line.warranty ? units : units + line.quantity), 0);
    if (shown !== count) throw new ViolationError(`the header says ${shown}, the bag holds ${count}`);
  },
};
