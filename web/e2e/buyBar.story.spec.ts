import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { inGate } from "./inGate.ts";
import { Shopper } from "./Shopper.ts";

for (const [language, name, amount] of [
  ["en", /^Add for \$48$/, "$96"],
  ["fr", /^Ajouter pour \$48$/, "$96"],
] as const)
  test(
    `a phone buys from the foot of a long page once the page's own button is above it, ${language}`,
    inGate(language === "fr"),
    async ({ page }, info) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const shopper = new Shopper(page, language);
      await shopper.open("/product/100001");
      const bar = page.getByRole("button", { name });
      await page.locator("#reviews").scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 1_500);
      await expect(bar).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath(`bar-${language}.png`) });

      // It never covers the focus.
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press("Tab");
        const covered = await page.evaluate(() => {
          const { bottom } = document.activeElement!.getBoundingClientRect();
          const foot = [...document.querySelectorAll("button")].find(({ textContent }) =>
            /^(Add|Ajouter) (for|pour) /.test(textContent ?? ""),
          );
          return foot !== undefined && foot !== document.activeElement
            ? bottom - foot.getBoundingClientRect().top
            : 0;
        });
        expect(covered).toBeLessThanOrEqual(0);
      }

      // The quantity is the page's.
      await page.evaluate(() => {
        // It stays while it has the focus.
        (document.activeElement as HTMLElement).blur();
        scrollTo(0, 0);
      });
      await expect(bar).toBeHidden();
      await page
        .getByRole("button", { name: language === "en" ? "One more" : "Un de plus" })
        .first()
        .click();
      await page.locator("#reviews").scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 1_500);
      await page.getByRole("button", { name: amount }).click();
      await expect(shopper.cartLines).toHaveCount(1);
      await expect(shopper.cart).toContainText(amount);
    },
  );

test("a wide window has no bar at its foot", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const shopper = new Shopper(page);
  await shopper.open("/product/100001");
  await page.locator("#reviews").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1_500);
  const bar = page.locator("button").filter({ hasText: /^Add for / });
  await expect(bar).toHaveCount(1);
  await expect(bar).toBeHidden();
});
