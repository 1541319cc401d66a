import { expect, type Page, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL, inGate } from "./inGate.ts";
import { Shopper } from "./Shopper.ts";

const CLOSET = SHOP.url.replace("//localhost", "//closet.localhost");

// A first visit: no answer to any question.
test.use({ storageState: { cookies: [], origins: [] }, baseURL: CLOSET });

const WORDS = {
  en: { ask: "Are you 18 or older?", confirm: "I am 18 or older", leave: "Leave the shop", help: "Help" },
  fr: {
    ask: "Avez-vous 18 ans ou plus ?",
    confirm: "J’ai 18 ans ou plus",
    leave: "Quitter la boutique",
    help: "Aide",
  },
};

const dialog = (page: Page, { ask }: { ask: string }) => page.getByRole("dialog", { name: ask });
const hasFocusInside = (page: Page) =>
  page.getByRole("dialog").evaluate((element) => element.contains(document.activeElement));

for (const [language, width] of [
  ["en", 1440],
  ["fr", 390],
] as const) {
  const words = WORDS[language];
  test.describe(`${language}, ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      "a first visitor is asked for their age, and only their answer lets them in",
      inGate(language === "fr"),
      async ({ page }, info) => {
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              (globalThis as { shift?: number }).shift =
                ((globalThis as { shift?: number }).shift ?? 0) +
                (entry as { value?: number } & PerformanceEntry).value!;
          }).observe({ type: "layout-shift", buffered: true });
        });
        const shopper = new Shopper(page, language);
        await shopper.open("/");
        const question = dialog(page, words);
        await expect(question).toBeVisible();
        await expectAccessible(page);
        await page.screenshot({ path: info.outputPath(`age-${language}-${width}.png`) });

        await page.keyboard.press("Escape");
        await page.mouse.click(5, 5);
        await expect(question).toBeVisible();
        // Nothing that answers has the focus by itself.
        await page.keyboard.press("Enter");
        await expect(question).toBeVisible();
        for (let presses = 0; presses < 8; presses += 1) {
          await page.keyboard.press("Tab");
          await expect.poll(() => hasFocusInside(page)).toBe(true);
        }
        await expect(question.getByRole("link", { name: words.leave })).toHaveAttribute(
          "href",
          "https://www.example.org/",
        );

        // The terms can be read before they are agreed to.
        await question.getByRole("link", { name: words.help }).click();
        await expect(page).toHaveURL(/\/help$/);
        await expect(question).toBeHidden();
        await page.goBack();
        await expect(question).toBeVisible();
        // The page behind it, whose heading takes the focus after a change of page, is not read yet.
        await expect.poll(() => hasFocusInside(page)).toBe(true);
        await page.waitForTimeout(500);
        expect(await hasFocusInside(page)).toBe(true);
        await question.getByRole("button", { name: words.confirm }).focus();
        await page.keyboard.press("Enter");
        await expect(question).toBeHidden();
        expect(await page.evaluate(() => (globalThis as { shift?: number }).shift ?? 0)).toBeLessThan(0.01);

        await page.reload();
        await page.waitForLoadState("networkidle");
        await expect(question).toBeHidden();
        await shopper.open("/checkout");
        await page.waitForLoadState("networkidle");
        await expect(question).toBeHidden();
      },
    );
  });
}

test("legal pages are read without an answer, a product is not, and the answer in one tab is the other's", async ({
  page,
  context,
}) => {
  const words = WORDS.en;
  for (const path of ["/pages/terms", "/pages/privacy", "/help", "/contact"]) {
    await new Shopper(page).open(path);
    await page.waitForLoadState("networkidle");
    await expect(dialog(page, words)).toBeHidden();
  }
  await new Shopper(page).open("/sex-toys");
  await expect(dialog(page, words)).toBeVisible();
  const second = await context.newPage();
  await new Shopper(second).open("/apparel");
  await dialog(second, words).getByRole("button", { name: words.confirm }).click();
  await expect(dialog(second, words)).toBeHidden();
  await expect(dialog(page, words)).toBeHidden();
});

test("a browser that refuses cookies alone is asked once in each tab", FULL, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "cookie", { get: () => "", set: () => {} });
  });
  const shopper = new Shopper(page);
  await shopper.open("/sex-toys");
  await dialog(page, WORDS.en).getByRole("button", { name: WORDS.en.confirm }).click();
  await shopper.open("/apparel");
  await page.waitForLoadState("networkidle");
  await expect(dialog(page, WORDS.en)).toBeHidden();
});

test("a browser that keeps nothing is not asked again while the page is open", async ({ page }) => {
  const words = WORDS.en;
  await page.addInitScript(() => {
    Object.defineProperty(document, "cookie", { get: () => "", set: () => {} });
    for (const area of ["localStorage", "sessionStorage"])
      Object.defineProperty(globalThis, area, {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
  });
  await new Shopper(page).open("/sex-toys");
  await dialog(page, words).getByRole("button", { name: words.confirm }).click();
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/-\d{6}$/);
  await page.waitForLoadState("networkidle");
  await expect(dialog(page, words)).toBeHidden();
});

test("a visitor or a crawler without scripts reads the page", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: CLOSET, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/sex-toys");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await context.close();
});
