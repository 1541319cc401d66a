import { expect, type Page, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { inGate } from "./inGate.ts";
import { isHydrated, Shopper } from "./Shopper.ts";

const CAMPAIGN = { en: "Slow evenings, small prices.", fr: "Longues soirées, petits prix." };

for (const language of ["en", "fr"] as const)
  for (const width of [390, 1440])
    test.describe(`${language}, ${width}`, () => {
      test.use({
        viewport: { width, height: 900 },
        baseURL: SHOP.url.replace("//localhost", "//outlet.localhost"),
      });

      test(
        "the home page opens with the campaign that runs, and leads to what it names",
        inGate(language === "fr" && width === 390),
        async ({ page }, info) => {
          const shopper = new Shopper(page, language);
          await shopper.open("/");
          const hero = page.getByRole("main").locator("section").first();
          await expect(hero.getByRole("heading", { level: 1, name: CAMPAIGN[language] })).toBeVisible();
          await expectAccessible(page);
          // The long name of the site leaves room for the cart.
          const cart = await page.locator("#bag-button").boundingBox();
          expect((cart?.x ?? width) + (cart?.width ?? 0)).toBeLessThanOrEqual(width);
          await page.screenshot({ path: info.outputPath(`hero-${language}-${width}.png`) });
          await hero.getByRole("link").first().click();
          await expect(page).toHaveURL(/\/top-picks$/);
        },
      );
    });

const OWN = "The same things for less.";
const BEGINS = 1_767_225_600_000;

test.describe("while the page is open", () => {
  test.use({ baseURL: SHOP.url.replace("//localhost", "//outlet.localhost") });

  const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

  test("a campaign's hero comes when its time begins, without a request", async ({ page }) => {
    await page.clock.install({ time: BEGINS - 60_000 });
    await new Shopper(page).open("/about");
    // Before the header is taken over, its links load the page from the server, whose clock is right.
    await page.waitForFunction(isHydrated, "header a");
    await page.getByRole("banner").getByRole("link", { name: "Velours Outlet" }).click();
    await expect(title(page, OWN)).toBeVisible();
    await page.context().setOffline(true);
    await page.clock.fastForward(61_000);
    await expect(title(page, CAMPAIGN.en)).toBeVisible();
  });
});
