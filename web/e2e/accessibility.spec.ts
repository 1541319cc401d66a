import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL, inGate } from "./inGate.ts";
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

const DEVICES = { phone: 390, desktop: 1440 };
type Device = keyof typeof DEVICES;

interface View {
  language: "en" | "fr";
  device: Device;
}

/** Language and width do not meddle with each other, so these two views see both of each. */
const VIEWS: readonly [View, View] = [
  { language: "fr", device: "phone" },
  { language: "en", device: "desktop" },
];

const ALL_VIEWS = (["en", "fr"] as const).flatMap((language) =>
  (["phone", "desktop"] as const).map((device): View => ({ language, device })),
);

const setDevice = (page: Page, device: Device) =>
  page.setViewportSize({ width: DEVICES[device], height: 900 });

async function expectNoSideways(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide, "the page scrolls sideways").toBe(false);
}

/** Expects nothing to mend in the view, and in no width a page that scrolls sideways. */
async function expectSound(page: Page, path: string, { language, device }: View): Promise<void> {
  await setDevice(page, device);
  await new Shopper(page, language).open(path);
  await expectAccessible(page, path);
  for (const each of ["desktop", "phone"] as const) {
    await setDevice(page, each);
    await expectNoSideways(page);
  }
}

const walks = [
  { name: "each page in one of two views", viewOf: (nth: number) => VIEWS[nth % 2] as View, details: {} },
  ...ALL_VIEWS.map((view) => ({
    name: `${view.language}, ${view.device}`,
    viewOf: () => view,
    details: FULL,
  })),
];

for (const { name, viewOf, details } of walks)
  test.describe(name, () => {
    test("no page has anything to mend", details, async ({ page }) => {
      test.setTimeout(180_000);
      for (const [nth, path] of PAGES.entries()) await expectSound(page, path, viewOf(nth));
    });

    test("the account's pages and saved cards have nothing to mend", details, async ({ page }) => {
      await resetSandbox();
      await login(new Shopper(page), MEMBER);
      for (const [nth, part] of ["profile", "orders", "rewards", "wishlist"].entries())
        await expectSound(page, `/account/${part}`, viewOf(nth));
      const { language, device } = viewOf(0);
      await setDevice(page, device);
      await goToPayment(new Shopper(page, language), "/product/100001");
      await expectAccessible(page);
      await expectNoSideways(page);
    });
  });

for (const { language, device } of ALL_VIEWS) {
  const details = inGate(language === "fr" && device === "phone");
  test(`${language}, ${device}: bag, checkout and order have nothing to mend`, details, async ({ page }) => {
    await setDevice(page, device);
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
    await shopper.confirmDelivery(AUSTIN);
    await shopper.fillCard("4111111111111111");
    await expectAccessible(page);
    await shopper.pay();
    await shopper.seesOrder();
    await expectAccessible(page);
  });
}
