import { closeDialogs } from "../cartPanel.ts";
import { anyProduct, LISTINGS } from "../catalogue.ts";
import { expect } from "../expect.ts";
import { foreignParameters } from "../foreignParameters.ts";
import type { Step } from "../Step.ts";
import { ViolationError } from "../ViolationError.ts";

const PAGES = 'main nav a[href*="page="]';

export const pageSteps: readonly Step[] = [
  {
    name: "open home",
    weight: 2,
    applies: ({ online }) => online,
    async take({ tab, random }) {
      const path = `/${foreignParameters(random)}`;
      await tab.open(path);
      return path;
    },
  },
  {
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
  },
  {
    name: "open product by its address",
    weight: 8,
    applies: ({ online }) => online,
    async take({ tab, random }) {
      const path = `/product/${anyProduct(random)}`;
      await tab.open(path);
      return path;
    },
  },
  {
    name: "follow a product's card",
    weight: 8,
    applies: async ({ tab, online }) =>
      online && (await tab.page.locator("main article:has(h3 a)").count()) > 0,
    async take(walk) {
      const { tab, random } = walk;
      await closeDialogs(walk);
      const card = tab.page
        .locator("main article:has(h3 a)")
        .nth(random.int(await tab.page.locator("main article:has(h3 a)").count()));
      await card.scrollIntoViewIfNeeded();
      const title = (await card.getByRole("heading").innerText()).trim();
      // The cart's reminder may lie over it for ten seconds.
      await card.getByRole("heading").getByRole("link").click();
      await expect(tab.page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
      return title;
    },
  },
  {
    name: "sort the listing",
    weight: 3,
    applies: async ({ tab, online }) => online && (await tab.page.locator("select[name=sort]").count()) > 0,
    async take(walk) {
      const { tab, random } = walk;
      await closeDialogs(walk);
      const select = tab.page.locator("select[name=sort]");
      const value = random.pick(["recommended", "price-low", "price-high", "new"]);
      await select.selectOption(value);
      await expect(tab.page.locator("section[aria-busy=true]")).toHaveCount(0);
      // The cards shown before may be older than a price or a stock that changed since: the sorted list is new.
      // Products further down are only titles until they are near: list items are counted, not cards.
      // Counted behind a dialog, too, where nothing has a role.
      const products = tab.page.locator(`main ul[aria-label="${tab.text("products")}"]`);
      const cards = products.locator("> li");
      const count = await cards.count();
      await tab.reload();
      await expect(cards).toHaveCount(count);
      return value;
    },
  },
  {
    name: "filter the listing",
    weight: 4,
    applies: async ({ tab, online }) => online && (await tab.page.locator("main aside details").count()) > 0,
    async take(walk) {
      const { tab, random } = walk;
      await closeDialogs(walk);
      const groups = tab.page.locator("main aside details");
      const group = groups.nth(random.int(await groups.count()));
      if ((await group.getAttribute("open")) === null) await group.locator("summary").click();
      const boxes = group.getByRole("checkbox");
      const box = boxes.nth(random.int(await boxes.count()));
      const name = await box.getAttribute("name");
      const value = await box.getAttribute("value");
      const checked = !(await box.isChecked());
      await box.click();
      await expect(tab.page.locator(`main aside input[name="${name}"][value="${value}"]`)).toBeChecked({
        checked,
      });
      await expect(tab.page.locator("section[aria-busy=true]")).toHaveCount(0);
      if ((await tab.page.locator("main article").count()) === 0) {
        // A change of region keeps the boxes as they were: a page loaded anew offers only what there is.
        await tab.reload();
        const chosen = tab.page.locator("main aside input[type=checkbox]:checked");
        const empty = (await tab.page.locator("main article").count()) === 0;
        if (empty && checked && (await chosen.count()) === 1)
          throw new ViolationError(`${name}=${value} is offered on ${tab.path} and leaves no product`);
      }
      return `${name}=${value}: ${checked}`;
    },
  },
  {
    name: "turn the listing's page",
    weight: 3,
    applies: async ({ tab, online }) => online && (await tab.page.locator(PAGES).count()) > 0,
    async take(walk) {
      const { tab, random } = walk;
      await closeDialogs(walk);
      const links = tab.page.locator(PAGES);
      const link = links.nth(random.int(await links.count()));
      const href = (await link.getAttribute("href")) ?? "";
      await link.click();
      // Links that the server wrote have no keys of advertisements, which a press keeps in the address.
      const number = new URL(href, tab.page.url()).searchParams.get("page");
      await expect(tab.page).toHaveURL((url) => url.searchParams.get("page") === number);
      await expect(tab.page.locator("section[aria-busy=true]")).toHaveCount(0);
      if ((await tab.page.locator("main article").count()) === 0)
        throw new ViolationError(`${href} shows no products`);
      return href;
    },
  },
  {
    name: "choose an option",
    weight: 3,
    applies: async ({ tab }) =>
      (await tab.dialogs.count()) === 0 &&
      (await tab.page.locator('main input[name^="option-"]').count()) > 0,
    async take({ tab, random }) {
      const options = tab.page.locator('main input[name^="option-"]');
      const option = options.nth(random.int(await options.count()));
      await option.check({ force: true });
      return (await option.getAttribute("value")) ?? "";
    },
  },
];
