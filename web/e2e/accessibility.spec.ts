import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { AUSTIN, Shopper } from "./Shopper.ts";

const PAGES = [
  "/",
  "/sex-toys",
  "/sex-toys/vibrators?color=violet",
  "/sex-toys?vendors=Nobody",
  "/product/100001",
  "/about",
  "/help",
  "/contact",
  "/404",
];

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map((node) => node.target) })),
  ).toEqual([]);
}

for (const language of ["en", "fr"] as const) {
  for (const [device, width] of [
    ["phone", 390],
    ["desktop", 1440],
  ] as const) {
    test.describe(`${language}, ${device}`, () => {
      test.use({ viewport: { width, height: 900 }, reducedMotion: "reduce" } as object);

      for (const path of PAGES) {
        test(`${path} has nothing to mend`, async ({ page }) => {
          await new Shopper(page, language).open(path);
          await expectAccessible(page);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
          expect(wide, "the page scrolls sideways").toBe(false);
        });
      }

      test("bag, checkout and order have nothing to mend", async ({ page }) => {
        const shopper = new Shopper(page, language);
        const { words } = shopper;
        await shopper.open("/lubricants/lubes");
        await shopper.openFirstProduct();
        await shopper.addToBag();
        await expectAccessible(page);
        await shopper.goToCheckout();
        await expectAccessible(page);
        await shopper.continue();
        await expect(page.getByRole("textbox", { name: words.email, exact: true })).toBeFocused();
        await expectAccessible(page);
        await shopper.fillDelivery(AUSTIN);
        await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
        await shopper.continue();
        await shopper.fillCard("4111111111111111");
        await expectAccessible(page);
        await shopper.pay();
        await shopper.seesOrder();
        await expectAccessible(page);
      });
    });
  }
}
