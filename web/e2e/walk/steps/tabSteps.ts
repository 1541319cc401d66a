import { closeDialogs } from "../cartPanel.ts";
import { anyProduct, LISTINGS } from "../catalogue.ts";
import { DESTINATIONS } from "../destinations.ts";
import { eventually } from "../eventually.ts";
import { notSoldIn } from "../notSoldIn.ts";
import type { Step } from "../Step.ts";
import type { Tab } from "../Tab.ts";
import { ViolationError } from "../ViolationError.ts";

export const tabSteps: readonly Step[] = [
  {
    name: "change the region",
    weight: 5,
    applies: async ({ tab, online }) =>
      online && (await tab.page.locator("select[name=header-region]").count()) > 0,
    async take(walk) {
      const { tab, random } = walk;
      await closeDialogs(walk);
      const { country } = random.pick(DESTINATIONS);
      // Products that do not go there leave the cart.
      for (const variant of await notSoldIn(walk, country)) walk.cart.withdrawn.add(variant);
      const select = tab.page.locator("select[name=header-region]");
      // A pointer or a keyboard focuses it first; selectOption alone does not.
      await select.focus();
      await select.selectOption(country);
      return country;
    },
  },
  {
    name: "change the language",
    weight: 3,
    applies: async ({ tab, online }) =>
      online && (await tab.page.locator("header a[hreflang]:visible").count()) > 0,
    async take(walk) {
      const { tab } = walk;
      await closeDialogs(walk);
      const link = tab.page.locator("header a[hreflang]:visible").first();
      const language = (await link.getAttribute("hreflang")) ?? "";
      const loaded = tab.page.waitForEvent("load");
      await link.click();
      await loaded;
      await tab.ready();
      return language;
    },
  },
  {
    name: "open another tab",
    weight: 4,
    applies: ({ tabs, online }) => online && tabs.length < 3,
    async take(walk) {
      const { random } = walk;
      const path = random.chance(0.7) ? `/product/${anyProduct(random)}` : random.pick(LISTINGS);
      const { number } = await walk.openTab(path);
      return `${number}: ${path}`;
    },
  },
  {
    name: "switch to another tab",
    weight: 8,
    applies: ({ tabs }) => tabs.length > 1,
    async take(walk) {
      const tab = walk.random.pick(walk.tabs.filter((other) => other !== walk.tab));
      await walk.switchTo(tab);
      return `${tab.number}: ${tab.path}`;
    },
  },
  {
    name: "close a tab",
    weight: 2,
    applies: ({ tabs }) => tabs.length > 1,
    async take(walk) {
      const { number } = walk.tab;
      await walk.closeTab(walk.tab);
      return `${number}; now in ${walk.tab.number}`;
    },
  },
  {
    name: "reload",
    weight: 5,
    applies: ({ online }) => online,
    async take({ tab }) {
      await tab.reload();
      return tab.path;
    },
  },
  {
    name: "go back",
    weight: 5,
    applies: ({ online }) => online,
    async take({ tab }) {
      const before = tab.page.url();
      await tab.page.goBack({ waitUntil: "commit" }).catch(() => null);
      // A new tab begins before the shop.
      if (!tab.isInShop) await returnToShop(tab);
      await tab.ready();
      return before === tab.page.url() ? "nowhere to go" : tab.path;
    },
  },
  {
    name: "go forward",
    weight: 2,
    applies: ({ online }) => online,
    async take({ tab }) {
      const before = tab.page.url();
      await tab.page.goForward({ waitUntil: "commit" }).catch(() => null);
      await tab.ready();
      return before === tab.page.url() ? "nowhere to go" : tab.path;
    },
  },
];

/** Chromium changes the tab's process on the way out and refuses to go anywhere until it has. */
async function returnToShop(tab: Tab): Promise<void> {
  await eventually(async () => {
    const refusal = await tab.page.goForward({ waitUntil: "commit" }).then(() => "", String);
    if (!tab.isInShop) throw new ViolationError(`Forward does not lead back into the shop. ${refusal}`);
  });
}
