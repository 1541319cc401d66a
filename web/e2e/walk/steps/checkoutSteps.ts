import { closeDialogs, openCart } from "../cartPanel.ts";
import { fillPayment } from "../checkout/fillPayment.ts";
import { fillShipping } from "../checkout/fillShipping.ts";
import { finish } from "../checkout/finish.ts";
import { pressSubmit } from "../checkout/pressSubmit.ts";
import { screenOf } from "../checkout/screen.ts";
import type { Step } from "../Step.ts";
import type { Tab } from "../Tab.ts";
import { ViolationError } from "../ViolationError.ts";
import type { Walk } from "../Walk.ts";

/** In a tab of its own: whatever happened before, what is in the cart can be bought. */
export const finishOrder: Step = {
  name: "buy what is in the bag",
  weight: 2,
  applies: ({ online }) => online,
  async take(walk) {
    const came = walk.tab;
    await walk.openTab("/checkout");
    const way = await finish(walk);
    await walk.closeTab(walk.tab);
    await walk.switchTo(came);
    return way;
  },
};

export const checkoutSteps: readonly Step[] = [
  {
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
  },
  {
    name: "fill in where it goes",
    weight: 12,
    applies: async ({ tab, online }) => online && (await screenOf(tab)) === "shipping",
    async take(walk) {
      const country = await walk.country();
      await fillShipping(walk.tab, country);
      return country;
    },
  },
  /** Presses Continue whatever is filled in: the next screen, or a message. */
  {
    name: "press Continue in the checkout",
    weight: 12,
    applies: async ({ tab, online }) => online && ["shipping", "giftcard"].includes(await screenOf(tab)),
    async take({ tab }) {
      const before = await screenOf(tab);
      const after = await pressSubmit(tab);
      tab.wentOn = after === "payment";
      return `${before} → ${after}`;
    },
  },
  /** The browser's Back on a later step of the checkout. */
  {
    name: "go back in the checkout",
    weight: 8,
    applies: async (walk) => walk.online && (await screenOf(walk.tab)) === "payment" && walk.tab.wentOn,
    async take({ tab }) {
      await tab.page.goBack({ waitUntil: "commit" });
      tab.wentOn = false;
      await tab.ready();
      await tab.page.waitForTimeout(100);
      const screen = await screenOf(tab);
      if (screen === "elsewhere")
        throw new ViolationError(`Back from the payment left the checkout for ${tab.path}`);
      return `payment → ${screen}`;
    },
  },
  finishOrder,
  /** The same cart stands before the payment in two tabs; both are paid, one after the other. */
  {
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
  },
];

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
