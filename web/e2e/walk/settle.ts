import { screenOf } from "./checkout/screen.ts";
import { SHORT_TIMEOUT } from "./expect.ts";
import type { Tab } from "./Tab.ts";

/** Lets the page finish what it began, so that the same seed finds the same steps possible on a slower machine. */
export async function settle(tab: Tab): Promise<void> {
  const end = Date.now() + SHORT_TIMEOUT;
  while (Date.now() < end && (await isUnderWay(tab).catch(() => true)))
    await new Promise((resolve) => setTimeout(resolve, 50));
}

async function isUnderWay(tab: Tab): Promise<boolean> {
  if (!tab.isInShop) return false;
  if ((await tab.page.locator("[aria-busy=true]").count()) > 0) return true;
  return tab.isCheckout && (await screenOf(tab)) === "loading";
}
