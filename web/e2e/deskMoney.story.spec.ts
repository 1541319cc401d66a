import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { buyHalos } from "./buyHalos.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { signInAtDesk } from "./signInAtDesk.ts";

test("a shopkeeper opens the tax of a state down to one order", async ({ page }, info) => {
  test.slow();
  const { number } = await buyHalos(page);
  await page.goto("/desk/money");
  await signInAtDesk(page, "shopkeeper@example.com");
  await expect(page.getByRole("img", { name: "Total by Day, USD" })).toBeVisible();
  await expectAccessible(page, "sales");
  await page.screenshot({ path: info.outputPath("sales.png"), fullPage: true });

  await page.getByRole("link", { name: "Taxes" }).click();
  const texas = page.getByRole("row", { name: /US-TX/ });
  await expect(texas).toBeVisible();
  await expectAccessible(page, "taxes");
  await page.screenshot({ path: info.outputPath("taxes.png"), fullPage: true });
  const orders = Number(await texas.getByRole("link").first().textContent());
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const csv = readFileSync(await (await download).path(), "utf8");
  expect(csv).toMatch(/^group,currency,orders,taxable,taxes,/);
  expect(csv).toContain("US-TX,USD,");

  // The tax of Texas is that of its orders.
  await texas.getByRole("link", { name: /^\$/ }).nth(1).click();
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
  await expect(page.getByText("USD · US-TX")).toBeVisible();
  const row = page.getByRole("link", { name: number });
  await expect(row).toBeVisible();
  // Others buy meanwhile.
  expect(await page.locator("[data-row]").count()).toBeGreaterThanOrEqual(Math.min(orders, 25));
  await expectAccessible(page, "orders of a figure");
  await row.click();
  await expect(page.getByRole("heading", { name: number, level: 1 })).toBeVisible();
  await expect(page.getByText("Sales tax")).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Show all orders" }).click();
  await expect(page.getByText("USD · US-TX")).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/fr/desk/money");
  await expect(page.getByRole("img", { name: "Total par Jour, USD" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page, "money in French");
  await page.screenshot({ path: info.outputPath("phone.png"), fullPage: true });
});
