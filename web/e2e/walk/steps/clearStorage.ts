import type { Step } from "../Step.ts";
import { ownLines, readStoredCart } from "../storedCart.ts";

/** The browser's own data is cleared under the open tabs: the cart may be gone, but nothing else breaks. */
export const clearStorage: Step = {
  name: "clear the browser's data",
  weight: 1,
  applies: ({ online }) => online,
  async take(walk) {
    const { tab, cart } = walk;
    await tab.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    for (const each of walk.tabs) await each.reload();
    if (ownLines(await readStoredCart(tab.page)).length > 0) return "the tabs still had the bag";
    cart.clear();
    return "";
  },
};
