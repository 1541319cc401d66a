import { expect, test } from "@playwright/test";
import { holdBack } from "./holdBack.ts";
import { AUSTIN, Shopper } from "./Shopper.ts";

test("a shopper who presses Continue before the shipping options are there gets to the payment", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const options = await holdBack(page, "**/services/shipping/options");
  await shopper.open("/lubricants");
  await shopper.openFirstProduct();
  await shopper.addToCart();
  await shopper.goToCheckout();
  await shopper.fillDelivery(AUSTIN);
  await expect(page.getByRole("radio", { name: /Standard/ })).toHaveCount(0);
  await shopper.continue();
  await expect(page.getByRole("button", { name: "Continue", exact: true })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  options();
  await expect(page.getByRole("heading", { name: "Payment", exact: true }).first()).toBeVisible();
  await shopper.payByCard();
  await shopper.seesOrder();
});
