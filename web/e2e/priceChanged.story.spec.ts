import { expect, test } from "@playwright/test";
import { AUSTIN, changeVariant, resetSandbox, Shopper } from "./Shopper.ts";

test.afterEach(resetSandbox);

test("a price that changed between bag and payment is shown before anything is charged", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/sex-toys/glass");
  const title = await shopper.openFirstProduct();
  await shopper.addToCart();
  await shopper.goToCheckout();
  await shopper.confirmDelivery({ ...AUSTIN, email: "cleo@example.com" });
  await shopper.fillCard("4111111111111111");

  const variant = await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem("boutique_cart") ?? "{}");
    const lines = cart.products?.data ?? cart.products;
    return { id: lines[0].variant.id as number, price: lines[0].price as number };
  });
  await changeVariant(variant.id, { price: variant.price + 7 });
  await shopper.pay();

  const modal = page.getByRole("dialog");
  await expect(modal.getByText(title)).toBeVisible();
  await expect(modal.getByText(`$${variant.price + 7}.00`)).toBeVisible();
  await expect(modal.locator("del, s").getByText(`$${variant.price}.00`)).toBeVisible();
  await modal.getByRole("button", { name: "Continue to checkout" }).click();
  await expect(modal).toBeHidden();

  await shopper.payByCard();
  await shopper.seesOrder();
  await expect(page.getByText(`$${variant.price + 7}.00`).first()).toBeVisible();
});
