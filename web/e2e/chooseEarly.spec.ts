import { expect, test } from "@playwright/test";

const moments = process.env.FULL ? [0, 75, 150, 225, 300, 450, 600] : [0, 150, 300];

test("a sort chosen at any moment of hydration leads on, without an error", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  for (const moment of moments) {
    await page.goto("/sex-toys/vibrators", { waitUntil: "domcontentloaded" });
    await page.waitForTimeout(moment);
    await page.getByRole("combobox", { name: "Sort by:" }).selectOption("price-low");
    await expect(page).toHaveURL(/sort=price-low/);
    await expect(page.locator("section[aria-busy=true]")).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});
