import { expect, test } from "@playwright/test";
import { holdBack } from "./holdBack.ts";
import { AUSTIN, Shopper } from "./Shopper.ts";
import { openPayment, storedUnits } from "./storedPurchase.ts";

test("two tabs share one bag: added in both, removed in one, a code in one, bought in one", async ({
  context,
  page,
}) => {
  const a = new Shopper(page);
  await a.open("/product/100017");
  const b = new Shopper(await context.newPage());
  await b.open("/product/100185");
  await b.addToCart();
  await a.page.bringToFront();
  await a.addToCart();
  await expect(a.cartLines).toHaveCount(2);
  await expect(b.cartLines).toHaveCount(2);
  expect(await a.page.evaluate(storedUnits)).toEqual({ 100017: 1, 100185: 1 });

  // A line removed in one tab is gone in the other, and does not come back with its next change.
  await b.page.bringToFront();
  await b.cart
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await expect(a.cartLines).toHaveCount(1);
  await a.page.bringToFront();
  await a.cart.getByRole("button", { name: "One more" }).first().click();
  await expect(b.cartLines).toHaveCount(1);
  expect(Object.keys(await b.page.evaluate(storedUnits))).toHaveLength(1);

  // A code applied in one counts in the other.
  await a.cart.getByRole("textbox", { name: a.words.code }).fill("WELCOME15");
  await a.cart.getByRole("button", { name: a.words.apply }).click();
  await expect(a.cart.getByText("WELCOME15")).toBeVisible();
  await expect(b.cart.getByText("WELCOME15")).toBeVisible();
  const total = await a.cart
    .getByText(/Estimated total/)
    .locator("..")
    .innerText();
  await expect(b.cart.getByText(/Estimated total/).locator("..")).toHaveText(total.replace("\n", ""));

  // Bought in one: the other's cart is empty and stays so.
  await a.goToCheckout();
  await a.confirmDelivery(AUSTIN);
  await a.payByCard();
  await a.seesOrder();
  await b.page.bringToFront();
  await expect(b.cart.getByText("Your shopping bag is empty")).toBeVisible();
  await b.open("/product/100185");
  await b.addToCart();
  expect(await b.page.evaluate(storedUnits)).toEqual({ 100185: 1 });
});

test("goods added in another tab while an order is on its way stay in the bag", async ({ context, page }) => {
  const a = await openPayment(page, { products: ["/product/100017"] });
  await a.fillCard("4111111111111111");
  const paid = await holdBack(page, "**/services/payments/checkout");
  const sent = page.waitForRequest("**/services/payments/checkout");
  await a.pay();
  await sent;
  const b = new Shopper(await context.newPage());
  await b.open("/product/100185");
  await b.addToCart();
  await a.page.bringToFront();
  paid();
  await a.seesOrder();
  expect(await a.page.evaluate(storedUnits)).toEqual({ 100185: 1 });
});
