import { expect, test } from "@playwright/test";
import { AUSTIN, resetSandbox, Shopper } from "./Shopper.ts";

// Five declines within 15 minutes exceed the limit, also when other stories made some of them.
test.beforeEach(resetSandbox);

test("a declined card is said plainly, nothing typed is lost, and another card pays", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/lubricants/lubes");
  await shopper.openFirstProduct();
  await shopper.addToCart();
  await shopper.goToCheckout();
  await shopper.confirmDelivery({ ...AUSTIN, email: "bea@example.com" });

  await shopper.fillCard("4000111111111115");
  await shopper.pay();
  const failure = page.getByRole("alert").filter({ hasText: "Do Not Honor" });
  await expect(failure).toContainText("you have not been charged. Try another card or payment method");
  await expect(failure.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await expect(shopper.cardNumber).toHaveValue(/^4000 ?1111 ?1111 ?1115$/);

  await shopper.fillCard("4111111111111112");
  await shopper.pay();
  await expect(
    page.getByText("Your Card Number is invalid. Please update before submiting again."),
  ).toBeVisible();

  await shopper.fillCard("4012000077777777");
  await shopper.pay();
  await expect(page.getByText("Please refresh the page and try again")).toBeVisible();

  await shopper.payByCard();
  await shopper.seesOrder();
});
