import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { buyHalos } from "./buyHalos.ts";
import { look } from "./look.ts";
import { loseAnswer } from "./loseAnswer.ts";
import { openDesk } from "./signInAtDesk.ts";

test("a shopkeeper finds a guest by their email and by an order, saves what the shop has, and erases them once though the answer is lost", async ({
  page,
}) => {
  test.slow();
  const lastname = `Quill${Date.now().toString(36)}`;
  const order = await buyHalos(page, { lastname });
  const { email } = order.user;
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, "/desk/customers", "shopkeeper@example.com");
  await expect(page.getByRole("heading", { name: "Customers", level: 1 })).toBeVisible();
  const row = page.locator("[data-row]");
  await expect(row).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Find customers" }).fill(`ada ${lastname}`);
  await page.keyboard.press("Enter");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(`Ada ${lastname}`);
  await expect(row).toContainText("1 order");
  await look(page, "customers");
  await page.reload();
  await expect(row).toHaveCount(1);

  await page.keyboard.press("Control+k");
  const find = page.getByRole("combobox", { name: "Find anything" });
  await find.fill(email);
  await expect(page.getByRole("option", { name: `Ada ${lastname}` })).toBeVisible();
  await page.keyboard.press("Escape");

  await row.click();
  await expect(page.getByRole("heading", { name: `Ada ${lastname}`, level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("12 Main St");
  await look(page, "customer");
  await page.getByRole("link", { name: order.number }).first().click();
  await page.getByRole("link", { name: "Customer", exact: true }).click();
  await expect(page.getByRole("heading", { name: `Ada ${lastname}`, level: 1 })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download JSON" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`customer-${order.number}.json`);
  expect(JSON.parse(readFileSync(await file.path(), "utf8")).orders).toMatchObject([{ email }]);

  await page.getByRole("button", { name: "Erase the customer" }).click();
  const dialog = page.getByRole("dialog");
  const typed = dialog.getByRole("textbox", { name: "Type the customer’s email" });
  const erase = dialog.getByRole("button", { name: "Erase the customer" });
  await expect(typed).toBeFocused();
  await typed.fill("somebody@example.com");
  await erase.click();
  await expect(typed).toBeFocused();
  await expect(typed).toHaveAttribute("aria-invalid", "true");
  await typed.fill(email);
  await erase.click();
  await expect(dialog.getByRole("alert")).toContainText("Orders of this customer are not finished");
  await look(page, "erase");
  await dialog.getByRole("link", { name: order.number }).click();
  await page.getByRole("main").getByRole("button", { name: "Ship", exact: true }).click();
  await dialog.getByRole("button", { name: "Ship", exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("link", { name: "Customer", exact: true }).click();
  await page.getByRole("button", { name: "Erase the customer" }).click();
  await typed.fill(email.toUpperCase());
  await loseAnswer(page, "**/erase", () =>
    expect(async () => {
      await erase.click();
      await expect(dialog.getByRole("alert")).toContainText("connection", { timeout: 30_000 });
    }).toPass({ timeout: 60_000 }),
  );
  await expect(typed).toBeDisabled();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("The customer is erased. 1 order stays without its buyer.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await look(page, "erased");

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/fr/desk/customers?q=${encodeURIComponent(email)}`);
  await expect(page.getByText("Aucun client ne correspond.")).toBeVisible();
  await page.goto(`/fr/desk/customers/${order.number}`);
  await expect(page.getByRole("heading", { name: "Ce client n’existe pas." })).toBeVisible();
  await page.goto(`/fr/desk/orders/${order.number}`);
  await expect(page.getByRole("heading", { name: order.number, level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Client", exact: true })).toHaveCount(0);

  await page.goto("/fr/desk/customers?q=member@example.com");
  await row.click();
  await expect(page.getByRole("heading", { name: "Ada Moreau", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Remise en argent/ })).toBeVisible();
  await look(page, "member in French");
});
