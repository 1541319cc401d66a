import { expect, test } from "@playwright/test";
import { AUSTIN, Shopper } from "./Shopper.ts";
import { openPayment } from "./storedPurchase.ts";

/** The stored cart: product id and units. */
const stored = () =>
  Object.fromEntries(
    (JSON.parse(localStorage.getItem("boutique_cart") ?? "{}").products ?? []).map(
      (line: { product: { id: number }; quantity: number }) => [line.product.id, line.quantity],
    ),
  );

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
  expect(await a.page.evaluate(stored)).toEqual({ 100017: 1, 100185: 1 });

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
  expect(Object.keys(await b.page.evaluate(stored))).toHaveLength(1);

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
  await a.fillDelivery(AUSTIN);
  await expect(a.page.getByRole("radio", { name: /Standard/ })).toBeChecked();
  await a.continue();
  await a.fillCard("4111111111111111");
  await a.pay();
  await a.seesOrder();
  await b.page.bringToFront();
  await expect(b.cart.getByText("Your shopping bag is empty")).toBeVisible();
  await b.open("/product/100185");
  await b.addToCart();
  expect(await b.page.evaluate(stored)).toEqual({ 100185: 1 });
});

test("goods added in another tab while an order is on its way stay in the bag", async ({ context, page }) => {
  const a = await openPayment(page, { products: ["/product/100017"] });
  await a.fillCard("4111111111111111");
  const paid = Promise.withResolvers<void>();
  await page.route("**/services/payments/checkout", async (route) => {
    await paid.promise;
    await route.continue();
  });
  const sent = page.waitForRequest("**/services/payments/checkout");
  await a.pay();
  await sent;
  const b = new Shopper(await context.newPage());
  await b.open("/product/100185");
  await b.addToCart();
  await a.page.bringToFront();
  paid.resolve();
  await a.seesOrder();
  expect(await a.page.evaluate(stored)).toEqual({ 100185: 1 });
});
