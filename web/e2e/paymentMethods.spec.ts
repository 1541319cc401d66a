import { expect, type Page, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL, inGate } from "./inGate.ts";
import { answer, chooseMethod, providerWindow, reachPayment, readTrace, watchOrders } from "./payments.ts";
import { AUSTIN, changeVariant, resetSandbox, Shopper } from "./Shopper.ts";

test.beforeEach(resetSandbox);
test.afterEach(resetSandbox);

const PAY_LATER = "Buy Now Pay Later (Interest-Free)";
const methodNames = (page: Page) =>
  page
    .getByRole("group", { name: "Payment method" })
    .locator('input[name="payment-method"]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

test("the methods are one radio list, the first is chosen, and arrows move between them (C-175, C-176)", async ({
  page,
}) => {
  await reachPayment(page);
  await expect
    .poll(() => methodNames(page))
    .toEqual(expect.arrayContaining(["credit-card", "paypal", "paypal-pay-later", "klarna", "venmo"]));
  const card = page.getByRole("radio", { name: /^Credit Card/ });
  await expect(card).toBeChecked();
  await expectAccessible(page);
  for (const method of ["PayPal", PAY_LATER, "Pay with Klarna", "Venmo"]) {
    await chooseMethod(page, method);
    await expect(page.locator('input[name="payment-method"]:checked')).toHaveCount(1);
    await expect(page.getByRole("button", { name: /^(Pay|PayPal)/ })).toHaveCount(1);
    await expectAccessible(page);
  }
});

test("PayPal's kit is loaded with its options (C-755, C-756, C-757)", async ({ page }) => {
  await reachPayment(page);
  await chooseMethod(page, "PayPal");
  await page.getByRole("button", { name: "PayPal" }).click();
  await expect(providerWindow(page, "PayPal")).toBeVisible();
  expect((await readTrace(page)).find(({ call }) => call === "paypalCheckout.loadPayPalSDK")).toMatchObject({
    components: "buttons,messages",
    "enable-funding": "paylater",
    intent: "capture",
    currency: "USD",
  });
});

test(
  "Venmo is created for any number of payments, on desktops, never in webviews (C-752, C-753, C-754)",
  FULL,
  async ({ page }) => {
    await reachPayment(page);
    await expect(page.getByRole("radio", { name: "Venmo" })).toBeVisible();
    expect((await readTrace(page)).find(({ call }) => call === "venmo.create")).toMatchObject({
      paymentMethodUsage: "multi_use",
      allowDesktop: true,
      allowWebviews: false,
    });
  },
);

test.describe("in a webview", FULL, () => {
  test.use({
    userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/120 Mobile",
  });
  test("Venmo is not offered (C-463)", async ({ page }) => {
    await reachPayment(page);
    await expect(page.getByRole("radio", { name: "Pay with Klarna" })).toBeVisible();
    await expect
      .poll(async () => (await readTrace(page)).some(({ call }) => call === "venmo.create"))
      .toBe(true);
    expect(await methodNames(page)).not.toContain("venmo");
  });
});

test("an account without Venmo: the error is ignored and the method hidden (S3)", FULL, async ({ page }) => {
  await page.route("**/approvals/v1/client.js", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("const sandboxVenmo = 1", "const sandboxVenmo = 0");
    await route.fulfill({ response, body });
  });
  await reachPayment(page);
  await expect(page.getByRole("radio", { name: PAY_LATER })).toBeVisible();
  await expect
    .poll(async () => (await readTrace(page)).some(({ call }) => call === "venmo.create"))
    .toBe(true);
  expect(await methodNames(page)).not.toContain("venmo");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("Klarna that does not show itself is hidden (C-460)", FULL, async ({ page }) => {
  await reachPayment(page, { email: "ada+bnpl-hidden@example.com" });
  await expect
    .poll(async () =>
      (await readTrace(page)).some(({ provider, call }) => provider === "klarna" && call === "load"),
    )
    .toBe(true);
  await expect(page.getByRole("radio", { name: "Venmo" })).toBeVisible();
  expect(await methodNames(page)).not.toContain("klarna");
});

test("Klarna is asked with invoice, user and cart, shows its icon, and gets the order in cents (C-193, C-656, C-664)", async ({
  page,
}) => {
  const asked = page.waitForRequest("**/services/payments/tokens/klarna");
  await reachPayment(page);
  expect(await (await asked).postDataJSON()).toMatchObject({
    invoice: { total: expect.any(Number) },
    user: { email: "ada@example.com", address: { shipping: { city: "Austin" } } },
    cart: { products: [expect.anything()], invoice: { currency: "USD" } },
  });
  const label = page.locator("label", { hasText: "Pay with Klarna" });
  await expect(label.locator("img")).toHaveAttribute("src", "/assets/img/klarna.svg");
  await chooseMethod(page, "Pay with Klarna");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(providerWindow(page, "Klarna")).toBeVisible();
  const order = (await readTrace(page)).find(({ call }) => call === "authorize")?.order as {
    order_amount: number;
    order_lines: { total_amount: number }[];
    locale: string;
    purchase_country: string;
  };
  expect(order).toMatchObject({ locale: "en-US", purchase_country: "US", purchase_currency: "USD" });
  expect(order.order_lines.reduce((sum, line) => sum + line.total_amount, 0)).toBe(order.order_amount);
});

for (const [price, offered] of [
  [20, false],
  [60, true],
  [1600, false],
] as const) {
  test(
    `paying later at a price of ${price} USD is offered: ${offered} (C-468)`,
    inGate(price === 1600),
    async ({ page }) => {
      await changeVariant(200007, { price });
      await reachPayment(page, { byHand: true });
      await expect(page.getByRole("radio", { name: "Venmo" })).toBeVisible();
      await expect(page.getByRole("radio", { name: PAY_LATER })).toHaveCount(offered ? 1 : 0);
    },
  );
}

test("paying later says what each of 4 payments is (C-192)", FULL, async ({ page }) => {
  await reachPayment(page);
  await chooseMethod(page, PAY_LATER);
  await expect(page.getByText(/^Pay in 4 interest-free payments of \$\d+\.\d\d$/)).toBeVisible();
});

for (const [method, button, name] of [
  ["PayPal", "PayPal", "PayPal"],
  ["Venmo", "Pay with Venmo", "Venmo"],
] as const) {
  test(
    `${method} that fails or times out says why, and may be tried again (S3)`,
    inGate(method === "PayPal"),
    async ({ page }) => {
      const sent = watchOrders(page);
      await page.clock.install();
      await reachPayment(page);
      await chooseMethod(page, method);
      await page.getByRole("button", { name: button, exact: true }).click();
      await answer(page, name, "Fail");
      await expect(page.getByRole("alert")).toContainText(`${name} could not process this payment.`);
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect(providerWindow(page, name)).toBeVisible();
      await page.clock.fastForward("05:01");
      await expect(page.getByRole("alert")).toContainText(`The ${name} window timed out. Please try again.`);
      expect(sent).toEqual([]);
    },
  );
}

test("a price that changed while the window was open: nothing is charged, and the new total is approved anew", async ({
  page,
}) => {
  const sent = watchOrders(page);
  const shopper = await reachPayment(page);
  await chooseMethod(page, "PayPal");
  await page.getByRole("button", { name: "PayPal" }).click();
  await expect(providerWindow(page, "PayPal")).toBeVisible();
  await changeVariant(200007, { price: 77 });
  await answer(page, "PayPal", "Approve");
  const modal = page.getByRole("dialog").filter({ hasText: "$77.00" });
  await expect(modal).toBeVisible();
  await modal.getByRole("button").first().click();
  await expect(page.getByText(/Nothing was charged: PayPal approved \$/)).toBeVisible();
  await page.getByRole("button", { name: "PayPal" }).click();
  await expect(providerWindow(page, "PayPal")).toBeVisible();
  await answer(page, "PayPal", "Approve");
  await shopper.seesOrder();
  expect(sent).toHaveLength(2);
});

test("two tabs that approve the same bag make one order", async ({ page, context }) => {
  const shopper = await reachPayment(page);
  await chooseMethod(page, "PayPal");
  const second = await context.newPage();
  const sent = watchOrders(second);
  await second.goto("/checkout?step=payment");
  await second.getByRole("textbox", { name: "Email", exact: true }).waitFor();
  await new Shopper(second).confirmDelivery(AUSTIN);
  await chooseMethod(second, "Venmo");
  await second.getByRole("button", { name: "Pay with Venmo" }).click();
  await expect(providerWindow(second, "Venmo")).toBeVisible();
  await page.bringToFront();
  await page.getByRole("button", { name: "PayPal" }).click();
  await answer(page, "PayPal", "Approve");
  await shopper.seesOrder();
  await second.bringToFront();
  await answer(second, "Venmo", "Approve");
  await expect(second).not.toHaveURL(/checkout/);
  expect(sent).toEqual([]);
});

test(
  "the analytics hear each method presented, selected, touched and accepted (C-371, C-372, C-373, C-374, CA-57)",
  FULL,
  async ({ page }) => {
    const shopper = await reachPayment(page);
    await expect(page.getByRole("radio", { name: "Venmo" })).toBeVisible();
    await chooseMethod(page, "PayPal");
    await page.getByRole("button", { name: "PayPal" }).click();
    await answer(page, "PayPal", "Approve");
    await shopper.seesOrder();
    const actions = (await readTrace(page)).filter(({ provider }) => provider === "googleAnalytics");
    const counted = (action: string) =>
      actions.filter((traced) => traced.action === action).map(({ paymentMethod }) => paymentMethod);
    expect(counted("presented").toSorted()).toEqual(
      ["apple-pay", "credit-card", "google-pay", "klarna", "paypal", "paypal-pay-later", "venmo"].filter(
        (method) => counted("presented").includes(method),
      ),
    );
    expect(counted("presented")).toEqual(expect.arrayContaining(["credit-card", "paypal", "venmo"]));
    expect(counted("selected")).toEqual(["credit-card", "paypal"]);
    expect(counted("interacted")).toEqual(["paypal"]);
    expect(counted("accepted")).toEqual(["paypal"]);
    expect(actions[0]).toMatchObject({ currency: "USD", total: expect.any(Number) });
  },
);

for (const [country, currency, delivery, offered] of [
  ["CA", "CAD", { city: "Toronto", state: "ON", zip: "M5V 2T6" }, ["credit-card", "paypal", "klarna"]],
  ["GB", "GBP", { city: "London", state: "Greater London", zip: "SW1A 1AA" }, ["credit-card", "paypal"]],
  ["FR", "EUR", { city: "Paris", state: "Île-de-France", zip: "75001" }, ["credit-card", "paypal"]],
] as const) {
  test(
    `${currency} is paid by ${offered.join(", ")} (C-176, C-193, C-195, C-468)`,
    inGate(currency === "CAD"),
    async ({ page, context }) => {
      await context.addCookies([{ name: "boutique_region", value: country, url: SHOP.url }]);
      await reachPayment(page, { delivery: { ...AUSTIN, ...delivery } });
      if (offered.length > 2)
        await expect(page.getByRole("radio", { name: "Pay with Klarna" })).toBeVisible();
      else
        await expect
          .poll(async () =>
            (await readTrace(page)).some(({ call }) => call === "paypalCheckout.loadPayPalSDK"),
          )
          .toBe(true);
      expect((await methodNames(page)).filter((method) => !/^(apple|google)-pay$/.test(method))).toEqual(
        offered,
      );
      expect((await readTrace(page)).some(({ provider }) => provider === "venmo")).toBe(false);
    },
  );
}

test("in French, nothing of the payment is English", async ({ page }) => {
  const shopper = await reachPayment(page, { language: "fr" });
  await chooseMethod(page, "Achetez maintenant, payez plus tard (sans intérêt)");
  await expect(page.getByText(/^Payez en 4 versements sans intérêt de/)).toBeVisible();
  await page.getByRole("button", { name: "Payer plus tard" }).click();
  const dialog = providerWindow(page, "PayPal");
  await expect(dialog).toContainText(/Approuver .+ avec PayPal\s\?/);
  await expectAccessible(page);
  await answer(page, "PayPal", "Échouer");
  await expect(page.getByRole("alert")).toContainText("PayPal n’a pas pu traiter ce paiement.");
  await chooseMethod(page, "Payer avec Klarna");
  await page.getByRole("button", { name: "Payer", exact: true }).click();
  await answer(page, "Klarna", "Approuver");
  await shopper.seesOrder();
});

test("a gift card that covers a part: the wallet is asked for the rest", async ({ page }) => {
  const shopper = await reachPayment(page);
  await shopper.field("Promo code or gift card").fill("1000-0000-0000-0003");
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText(/Gift card/i).first()).toBeVisible();
  await chooseMethod(page, "PayPal");
  await page.getByRole("button", { name: "PayPal" }).click();
  await expect(providerWindow(page, "PayPal")).toBeVisible();
  const total = (await page.getByRole("definition").last().innerText()).trim();
  await expect(providerWindow(page, "PayPal")).toContainText(total);
  await answer(page, "PayPal", "Approve");
  await shopper.seesOrder();
});
