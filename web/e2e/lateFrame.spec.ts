import { expect, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { isHydrated } from "./Shopper.ts";

test.use({ baseURL: SHOP.url });

test("header and footer follow a change of page that came before their code", async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/assets\/frame-[^/]*\.js/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto("/sex-toys/vibrators");
  await page.waitForFunction(isHydrated);
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/-\d{6}$/);
  const expected = `/fr${new URL(page.url()).pathname}`;
  arrived.resolve();
  for (const part of ["banner", "contentinfo"] as const)
    await expect(page.getByRole(part).getByRole("link", { name: "Français" })).toHaveAttribute(
      "href",
      expected,
    );
  await expect(page.getByRole("banner").locator('[aria-current="page"]')).toHaveCount(0);
});
