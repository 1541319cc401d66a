import { expect, test } from "@playwright/test";
import { Shopper } from "./Shopper.ts";

test("a promotion that covers everything leaves one button and no card, and the order promises no bonus (C-245, CA-26)", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/product/100185");
  await shopper.addToCart();
  await shopper.goToCheckout();
  await shopper.field("Promo code or gift card").fill("TENOFF");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("TENOFF is applied")).toBeVisible();
  await shopper.field("Email").fill(`buyer-${Date.now()}@example.com`);
  await shopper.field("First name").fill("Ada");
  await shopper.field("Last name").fill("Moreau");
  await shopper.field("Street address").fill("12 Main St");
  await shopper.field("City").fill("Austin");
  await page.getByRole("combobox", { name: "State", exact: true }).selectOption("TX");
  await shopper.field("Zip Code").fill("78701");
  await expect(page.locator("iframe")).toHaveCount(0);
  await shopper.continue();
  await shopper.seesOrder();
  await expect(page.getByText("Track your orders")).toBeVisible();
  await expect(page.getByText(/BONUS/)).toBeHidden();
});

test("an add-on alone in the bag says why it cannot be bought and leads back (CA-62)", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/product/100135");
  await shopper.addToCart();
  await page.goto("/checkout");
  await expect(page.getByText("Add-on items are available when ordered with other items")).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue", exact: true })).toBeDisabled();
  await expect(page.getByRole("link", { name: "Continue shopping" })).toHaveAttribute("href", "/");
});
