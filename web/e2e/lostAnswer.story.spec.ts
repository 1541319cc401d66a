import { expect, type Page, test } from "@playwright/test";
import { loseAnswers, reachPayment, SUBMIT } from "./payments.ts";
import { AUSTIN, Shopper } from "./Shopper.ts";

/** Goes up to a filled-in payment with one product in the bag. */
async function fillPayment(page: Page, email: string): Promise<Shopper> {
  const shopper = await reachPayment(page, { email, product: "/product/100017" });
  await shopper.fillCard("4111111111111111");
  return shopper;
}

/** Adds an e-book in another tab. */
async function addElsewhere(page: Page): Promise<void> {
  const secondTab = new Shopper(await page.context().newPage());
  await secondTab.open("/product/100185");
  await secondTab.addToBag();
  await secondTab.page.close();
  await page.bringToFront();
}

const stored = () =>
  Object.fromEntries(
    (JSON.parse(localStorage.getItem("boutique_cart") ?? "{}").products ?? []).map(
      (line: { product: { id: number }; quantity: number }) => [line.product.id, line.quantity],
    ),
  );

/** What was bought leaves the bag after the order is shown. */
const expectStored = (page: Page) => expect.poll(() => page.evaluate(stored));

test("an order whose answer was lost is shown, not bought again, after the bag changed in another tab", async ({
  page,
}) => {
  const shopper = await fillPayment(page, "lost-answer@example.com");
  const orders = await loseAnswers(page);
  await shopper.pay();
  await expect(page.getByText("you will not be charged twice")).toBeVisible({ timeout: 30_000 });
  expect(orders.size).toBe(1);
  await page.unroute(SUBMIT);
  page.on("response", async (response) => {
    if (response.url().endsWith("/services/payments/checkout") && response.ok())
      orders.add(((await response.json()) as { id: string }).id);
  });

  await addElsewhere(page);
  await expect(page.getByRole("complementary").getByRole("listitem")).toHaveCount(2);
  await shopper.pay();
  const shown = await shopper.seesOrder();
  expect([...orders]).toEqual([shown]);
  // What the order did not hold is still to be bought.
  await expectStored(page).toEqual({ 100185: 1 });
});

test("a payment that never reached the shop buys the bag as it is now, once", async ({ page }) => {
  const shopper = await fillPayment(page, "never-sent@example.com");
  await page.route(SUBMIT, (route) => route.abort("internetdisconnected"));
  await shopper.pay();
  await expect(page.getByText("you will not be charged twice")).toBeVisible({ timeout: 30_000 });
  await page.unroute(SUBMIT);

  await addElsewhere(page);
  await expect(page.getByRole("complementary").getByRole("listitem")).toHaveCount(2);
  const answered = page.waitForResponse(SUBMIT);
  await shopper.pay();
  const order = (await (await answered).json()) as { products: { _product: { id: number } }[] };
  await shopper.seesOrder();
  expect(order.products).toHaveLength(2);
  await expectStored(page).toEqual({});
});

test("an order whose answer was lost in one tab is shown, not bought again, by another tab", async ({
  page,
}) => {
  const email = "lost-in-one-tab@example.com";
  const first = await fillPayment(page, email);
  const second = new Shopper(await page.context().newPage());
  await second.open("/checkout");
  await second.fillDelivery({ ...AUSTIN, email });
  await expect(second.page.getByRole("radio", { name: /Standard/ })).toBeChecked();
  await second.continue();
  await second.fillCard("4111111111111111");

  await page.bringToFront();
  const orders = await loseAnswers(page);
  await first.pay();
  await expect(page.getByText("you will not be charged twice")).toBeVisible({ timeout: 30_000 });
  expect(orders.size).toBe(1);

  await second.page.bringToFront();
  second.page.on("response", async (response) => {
    if (response.url().endsWith("/services/payments/checkout") && response.ok())
      orders.add(((await response.json()) as { id: string }).id);
  });
  await second.pay();
  const shown = await second.seesOrder();
  expect([...orders]).toEqual([shown]);
  await expectStored(second.page).toEqual({});
});
