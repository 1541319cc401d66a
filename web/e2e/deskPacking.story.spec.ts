import { expect, test } from "@playwright/test";
import { buyHalos } from "./buyHalos.ts";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { loseAnswer } from "./loseAnswer.ts";
import { openDesk } from "./signInAtDesk.ts";

test("a packer opens an order by its number, ships it though the answer is lost, and sees no money", async ({
  page,
}) => {
  test.slow();
  const order = await buyHalos(page, { lastname: "Rosenrot" });
  const shown = async () => (await page.locator("body").innerText()).replace(/\s+/g, " ");
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, "/desk", "packer@example.com");
  await expect(page.getByRole("region", { name: "To pack" })).toBeVisible();
  await look(page, "today");

  // The payment is taken shortly after the purchase.
  await expect(async () => {
    const found = await callApi(page, `/merchant/packing-orders/${order.number}`);
    expect(found).toMatchObject({ status: "paid" });
  }).toPass({ timeout: 60_000 });
  await page.getByRole("link", { name: "Orders" }).click();
  await expect(page.getByRole("heading", { name: "To pack", level: 1 })).toBeVisible();
  await expect(page.locator("[data-row]").first()).toBeVisible();
  expect(await shown()).not.toMatch(/\$|@/);
  await look(page, "to pack");

  await page.getByRole("searchbox", { name: "Order number" }).fill(order.number);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: order.number })).toBeVisible();
  const address = page.getByRole("region", { name: "Ship to" });
  await expect(address).toContainText("Rosenrot");
  expect(await shown()).not.toMatch(/\$|103\.92|@/);
  await look(page, "an order");

  await page.getByRole("button", { name: "Ship" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Carrier" }).fill("USPS");
  await dialog.getByRole("textbox", { name: "Tracking number" }).fill("9400111899223100001234");
  await look(page, "ship");
  await loseAnswer(page, "**/shipments", () => dialog.getByRole("button", { name: "Ship" }).click());
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name: "Parcels" }).getByRole("listitem")).toHaveCount(1);
  await expect(address).toContainText("Nothing is left to pack");
  await expect(page.getByRole("button", { name: "Ship" })).toHaveCount(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/fr/desk/orders/${order.number}`);
  await expect(page.getByRole("region", { name: "Colis" })).toContainText("9400111899223100001234");
  await look(page, "an order in French");
});
