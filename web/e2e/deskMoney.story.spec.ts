import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { buyHalos } from "./buyHalos.ts";
import { look } from "./look.ts";
import { openDesk } from "./signInAtDesk.ts";

test("a shopkeeper opens the tax of a state down to one order, and a balance into its entries", async ({
  page,
}) => {
  test.slow();
  const { number } = await buyHalos(page);
  await openDesk(page, "/desk/money", "shopkeeper@example.com");
  await expect(page.getByRole("img", { name: "Total by Day, USD" })).toBeVisible();
  await look(page, "sales");

  await page.getByRole("link", { name: "Taxes" }).click();
  const texas = page.getByRole("row", { name: /US-TX/ });
  await expect(texas).toBeVisible();
  await look(page, "taxes");
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
  await look(page, "orders of a figure");
  await row.click();
  await expect(page.getByRole("heading", { name: number, level: 1 })).toBeVisible();
  await expect(page.getByText("Sales tax")).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Show all orders" }).click();
  await expect(page.getByText("USD · US-TX")).toHaveCount(0);

  // A balance of gift cards is the sum of what changed them.
  await page.goto("/desk/money?report=liabilities");
  await page
    .getByRole("row", { name: /^Gift cards USD/ })
    .getByRole("link")
    .last()
    .click();
  const owed = page.getByRole("region", { name: /^Gift cards · At the end/ });
  await expect(owed.getByRole("listitem").first()).toBeVisible();
  await look(page, "entries of a balance");
  await owed.getByRole("link", { name: "Close" }).click();
  await expect(owed).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/fr/desk/money");
  await expect(page.getByRole("img", { name: "Total par Jour, USD" })).toBeVisible();
  await look(page, "money in French");
});
