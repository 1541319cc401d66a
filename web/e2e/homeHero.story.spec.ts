import { expect, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";

const CAMPAIGN = { en: "Slow evenings, small prices.", fr: "Longues soirées, petits prix." };

for (const language of ["en", "fr"] as const)
  for (const width of [390, 1440])
    test.describe(`${language}, ${width}`, () => {
      test.use({
        viewport: { width, height: 900 },
        baseURL: SHOP.url.replace("//localhost", "//outlet.localhost"),
      });

      test("the home page opens with the campaign that runs, and leads to what it names", async ({
        page,
      }, info) => {
        const shopper = new Shopper(page, language);
        await shopper.open("/");
        const hero = page.getByRole("main").locator("section").first();
        await expect(hero.getByRole("heading", { level: 1, name: CAMPAIGN[language] })).toBeVisible();
        await expectAccessible(page);
        // The long name of the site leaves room for the bag.
        const bag = await page.locator("#bag-button").boundingBox();
        expect((bag?.x ?? width) + (bag?.width ?? 0)).toBeLessThanOrEqual(width);
        await page.screenshot({ path: info.outputPath(`hero-${language}-${width}.png`) });
        await hero.getByRole("link").first().click();
        await expect(page).toHaveURL(/\/top-picks$/);
      });
    });
