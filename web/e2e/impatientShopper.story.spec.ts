import { expect, test } from "@playwright/test";
import { AUSTIN, Shopper } from "./Shopper.ts";

test("a shopper who presses Continue before the shipping options are there gets to the payment", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/lubricants");
  await shopper.openFirstProduct();
  await shopper.addToBag();
  await shopper.goToCheckout();
  await shopper.fillDelivery(AUSTIN);
  // The options take three quarters of a second at least: nothing can be chosen yet.
  await expect(page.getByRole("radio", { name: /Standard/ })).toHaveCount(0);
  await shopper.continue();
  await expect(page.getByRole("button", { name: "Continue", exact: true })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  await expect(page.getByRole("heading", { name: "Payment", exact: true }).first()).toBeVisible();
  await shopper.fillCard("4111111111111111");
  await shopper.pay();
  await shopper.seesOrder();
});
