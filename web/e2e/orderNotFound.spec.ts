import { expect, test } from "@playwright/test";

test("an order that is not found offers only links that lead somewhere", async ({ page, request }) => {
  await page.goto("/checkout?id=00000000-0000-4000-8000-000000000000");
  await expect(
    page.getByRole("heading", { name: "Check your email for your order confirmation" }),
  ).toBeVisible();

  await expect(page.getByRole("link", { name: /@/ })).toBeVisible();
  const links = await page
    .locator("a[href^='/']")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});
