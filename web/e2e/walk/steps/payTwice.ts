import { fillPayment } from "../checkout/fillPayment.ts";
import { fillShipping } from "../checkout/fillShipping.ts";
import { finish } from "../checkout/finish.ts";
import { pressSubmit } from "../checkout/pressSubmit.ts";
import { screenOf } from "../checkout/screen.ts";
import type { Step } from "../Step.ts";
import type { Tab } from "../Tab.ts";
import type { Walk } from "../Walk.ts";

/** The same cart stands before the payment in two tabs; both are paid, one after the other. */
export const payTwice: Step = {
  name: "pay in two tabs",
  weight: 1,
  applies: ({ online, cart, tabs }) => online && !cart.isEmpty && tabs.length < 3,
  async take(walk) {
    const came = walk.tab;
    const first = await reachPayment(walk);
    const second = await reachPayment(walk);
    if (!first || !second) {
      for (const tab of [first, second]) if (tab) await walk.closeTab(tab);
      await walk.switchTo(came);
      return "the payment was not reached at once";
    }
    await walk.switchTo(first);
    await finish(walk);
    await walk.switchTo(second);
    await second.page.waitForTimeout(300);
    const left = await screenOf(second);
    await walk.closeTab(second);
    await walk.closeTab(first);
    await walk.switchTo(came);
    return `after the first tab's order the second shows ${left}`;
  },
};

async function reachPayment(walk: Walk): Promise<Tab | null> {
  const tab = await walk.openTab("/checkout");
  const country = await walk.country();
  for (let waited = 0; waited < 100; waited++) {
    const screen = await screenOf(tab);
    if (screen === "shipping") {
      await fillShipping(tab, country);
      await pressSubmit(tab);
    } else if (screen === "payment") {
      await tab.page
        .locator("main section[aria-labelledby=payment] button[type=submit]")
        .waitFor({ timeout: 5_000 })
        .catch(() => undefined);
      if ((await screenOf(tab)) !== "payment") break;
      await fillPayment(tab, country);
      return tab;
    } else if (screen !== "loading") break;
    await tab.page.waitForTimeout(50);
  }
  await walk.closeTab(tab);
  return null;
}
