import { expect, type Page, test } from "@playwright/test";
import { AUSTIN, Shopper } from "./Shopper.ts";

const SUBMIT = "**/services/payments/checkout";

/** Goes up to a filled-in payment with one product in the bag. */
async function reachPayment(page: Page, email: string): Promise<Shopper> {
  const shopper = new Shopper(page);
  await shopper.open("/product/100017");
  await shopper.addToBag();
  await shopper.goToCheckout();
  await shopper.fillDelivery({ ...AUSTIN, email });
  await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
  await shopper.continue();
  await shopper.fillCard("4111111111111111");
  return shopper;
}

/** The ids of the orders the shop answers with, whether the answers reach the page or not. */
async function cutAnswers(page: Page): Promise<Set<string>> {
  const orders = new Set<string>();
  await page.route(SUBMIT, async (route) => {
    // Playwright leaves out what a browser says of the page that asks, and the shop refuses what other pages ask.
    const headers = { ...(await route.request().allHeaders()), "sec-fetch-site": "same-origin" };
    const response = await route.fetch({ headers });
    orders.add(((await response.json()) as { id: string }).id);
    await route.abort("connectionreset");
  });
  return orders;
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

test("an order whose answer was lost is shown, not bought again, after the bag changed in another tab", async ({
  page,
}) => {
  const shopper = await reachPayment(page, "lost-answer@example.com");
  const orders = await cutAnswers(page);
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
  expect(await page.evaluate(stored)).toEqual({ 100185: 1 });
});

test("a payment that never reached the shop buys the bag as it is now, once", async ({ page }) => {
  const shopper = await reachPayment(page, "never-sent@example.com");
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
  expect(await page.evaluate(stored)).toEqual({});
});

test("an order whose answer was lost in one tab is shown, not bought again, by another tab", async ({
  page,
}) => {
  const email = "lost-in-one-tab@example.com";
  const first = await reachPayment(page, email);
  const second = new Shopper(await page.context().newPage());
  await second.open("/checkout");
  await second.fillDelivery({ ...AUSTIN, email });
  await expect(second.page.getByRole("radio", { name: /Standard/ })).toBeChecked();
  await second.continue();
  await second.fillCard("4111111111111111");

  await page.bringToFront();
  const orders = await cutAnswers(page);
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
  expect(await second.page.evaluate(stored)).toEqual({});
});
