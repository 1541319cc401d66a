import { expect, test } from "@playwright/test";
import { AUSTIN, Shopper } from "./Shopper.ts";

test("a guest finds a product, buys it by card and sees the order again", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/");
  await page.getByRole("link", { name: "Vibrators" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Vibrators" })).toBeVisible();
  const title = await shopper.openFirstProduct();
  await shopper.addToCart();
  await expect(shopper.cart.getByText(title)).toBeVisible();

  await shopper.goToCheckout();
  await shopper.confirmDelivery(AUSTIN);
  await shopper.payByCard();

  const id = await shopper.seesOrder();
  await expect(page.getByText("An email confirmation has been sent to ada@example.com.")).toBeVisible();

  await page.goto(`/checkout?id=${id}`);
  await expect(page.getByRole("heading", { name: "Thank You Ada Moreau!" })).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();

  await shopper.open("/");
  await page.getByRole("button", { name: /bag/i }).first().click();
  await expect(shopper.cart.getByText("Your shopping bag is empty")).toBeVisible();
});
