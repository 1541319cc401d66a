import { expect, test } from "@playwright/test";
import { Shopper } from "./Shopper.ts";

test("leaving checkout keeps its form on the screen until the next page is there", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/product/100185");
  await shopper.addToCart();
  await page.goto("/checkout");
  const email = await shopper.field("Email").elementHandle();
  await page.route("**/*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue().catch(() => {});
  });
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/$/);
  // The very same element: mounted again, it would be another one.
  expect(await email?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
