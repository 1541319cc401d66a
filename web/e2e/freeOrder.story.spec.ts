import { expect, test } from "@playwright/test";
import { AUSTIN, Shopper } from "./Shopper.ts";

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
  await shopper.fillDelivery({ ...AUSTIN, email: `buyer-${Date.now()}@example.com` });
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
