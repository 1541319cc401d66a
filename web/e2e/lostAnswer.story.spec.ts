import { expect, type Page, test } from "@playwright/test";
import { loseAnswers, reachPayment, restoreAnswers, SUBMIT, watchOrders } from "./payments.ts";
import { Shopper } from "./Shopper.ts";
import { storedUnits } from "./storedPurchase.ts";

/** Goes up to a filled-in payment with one product in the cart. */
async function fillPayment(page: Page, email: string, { byHand = false } = {}): Promise<Shopper> {
  const shopper = await reachPayment(page, { email, product: "/product/100017", byHand });
  await shopper.fillCard("4111111111111111");
  return shopper;
}

/** Adds an e-book in another tab. */
async function addElsewhere(page: Page): Promise<void> {
  const secondTab = new Shopper(await page.context().newPage());
  await secondTab.open("/product/100185");
  await secondTab.addToCart();
  await secondTab.page.close();
  await page.bringToFront();
}

/** Bought products leave the cart after the order is shown. */
const expectStored = (page: Page) => expect.poll(() => page.evaluate(storedUnits));

test("an order whose answer was lost is shown by itself, not bought again, after the bag changed in another tab", async ({
  page,
}) => {
  const shopper = await fillPayment(page, "lost-answer@example.com");
  const orders = await loseAnswers(page);
  await shopper.pay();
  await expect(page.getByText("you will not be charged twice")).toBeVisible({ timeout: 30_000 });
  expect(orders.size).toBe(1);
  await addElsewhere(page);
  await expect(page.getByRole("complementary").getByRole("listitem")).toHaveCount(2);

  const sent = watchOrders(page);
  await restoreAnswers(page);
  const shown = await shopper.seesOrder();
  expect([...orders]).toEqual([shown]);
  await expect(page.getByText("This order was placed when you paid before.")).toBeVisible();
  // Products that the order did not have are still to be bought.
  await expectStored(page).toEqual({ 100185: 1 });
  expect(sent).toEqual([]);
});

test("a payment that never reached the shop is sent by a press alone, to the address as it is then", async ({
  page,
}) => {
  // Back leads to the steps that were taken by hand.
  const shopper = await fillPayment(page, "never-sent@example.com", { byHand: true });
  await page.route(SUBMIT, (route) => route.abort("internetdisconnected"));
  await shopper.pay();
  await expect(page.getByText("you will not be charged twice")).toBeVisible({ timeout: 30_000 });
  await page.unroute(SUBMIT);

  const sent = watchOrders(page);
  await expect(page.getByText("Your order was not placed, and nothing was charged.")).toBeVisible({
    timeout: 30_000,
  });
  await page.goBack();
  await shopper.field(shopper.words.street).fill("7 Elm St");
  await page.reload();
  await expect(shopper.field(shopper.words.street)).toHaveValue("7 Elm St");
  await shopper.continue();
  await shopper.fillCard("4111111111111111");
  expect(sent).toEqual([]);
  const answered = page.waitForResponse(SUBMIT);
  await shopper.pay();
  const order = (await (await answered).json()) as { address: { shipping: { address1: string } } };
  await shopper.seesOrder();
  expect(order.address.shipping.address1).toBe("7 Elm St");
  expect(sent).toHaveLength(1);
  await expectStored(page).toEqual({});
});

test("an order whose answer was lost in one tab is shown, not bought again, by another tab", async ({
  page,
}) => {
  const first = await fillPayment(page, "lost-in-one-tab@example.com");
  const second = new Shopper(await page.context().newPage());
  await second.open("/");
  await page.bringToFront();
  const orders = await loseAnswers(page);
  await first.pay();
  await expect(page.getByText("you will not be charged twice")).toBeVisible({ timeout: 30_000 });
  expect(orders.size).toBe(1);

  await second.page.bringToFront();
  const sent = watchOrders(second.page);
  await second.open("/checkout");
  const shown = await second.seesOrder();
  expect([...orders]).toEqual([shown]);
  await expectStored(second.page).toEqual({});
  expect(sent).toEqual([]);
});
