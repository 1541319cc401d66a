import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { inGate } from "./inGate.ts";
import { goToPayment, login, MEMBER } from "./members.ts";
import { AUSTIN, resetSandbox, Shopper } from "./Shopper.ts";

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
  "/login",
  "/join",
  "/forgot-password",
  "/reset-password?token=a",
];

async function expectNoSideways(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide, "the page scrolls sideways").toBe(false);
}

for (const language of ["en", "fr"] as const) {
  for (const [device, width] of [
    ["phone", 390],
    ["desktop", 1440],
  ] as const) {
    test.describe(`${language}, ${device}`, () => {
      test.use({ viewport: { width, height: 900 } });
      // Language and width do not meddle with each other, so two of the four pairs see both of each.
      const details = inGate((language === "fr") === (device === "phone"));

      test("no page has anything to mend", details, async ({ page }) => {
        test.setTimeout(180_000);
        for (const path of PAGES) {
          await new Shopper(page, language).open(path);
          await expectAccessible(page, path);
          await expectNoSideways(page);
        }
      });

      test("the account's pages and saved cards have nothing to mend", details, async ({ page }) => {
        await resetSandbox();
        const shopper = new Shopper(page, language);
        await login(shopper, MEMBER);
        for (const name of ["profile", "orders", "rewards", "wishlist"]) {
          await shopper.open(`/account/${name}`);
          await expectAccessible(page);
          await expectNoSideways(page);
        }
        await goToPayment(shopper, "/product/100001");
        await expectAccessible(page);
        await expectNoSideways(page);
      });

      test("bag, checkout and order have nothing to mend", details, async ({ page }) => {
        const shopper = new Shopper(page, language);
        const { words } = shopper;
        await shopper.open("/lubricants/lubes");
        await shopper.openFirstProduct();
        await shopper.addToCart();
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
