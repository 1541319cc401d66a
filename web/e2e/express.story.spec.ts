import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL } from "./inGate.ts";
import { loseAnswers, restoreAnswers, watchOrders } from "./payments.ts";
import { recordBodies } from "./recordBodies.ts";
import { changeVariant, resetSandbox, Shopper } from "./Shopper.ts";
import { openCheckout } from "./storedPurchase.ts";
import { WalletSheet } from "./WalletSheet.ts";

const PRODUCT = "/product/100017";

test.afterEach(resetSandbox);

const reachShipping = (page: Page): Promise<Shopper> => openCheckout(page, PRODUCT);

const expressButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Buy with Apple Pay" });
const total = (page: Page) => page.getByRole("complementary").locator("dd[aria-live=polite]").innerText();
const rateRow = (page: Page) => page.getByRole("complementary").locator("dt", { hasText: /^Shipping$/ });

/** Opens the sheet; the first contact is in Austin. */
async function openSheet(page: Page): Promise<WalletSheet> {
  const sheet = new WalletSheet(page);
  await expressButton(page).click();
  await sheet.ready();
  return sheet;
}

test("express checkout buys the bag with the sheet's contact, an email that the shop refuses corrected, and goes straight to the order (C-125, C-126, C-128, C-378, C-642, C-649, C-650)", async ({
  page,
}) => {
  const shopper = await reachShipping(page);
  await expect(page.getByRole("heading", { name: "Express checkout" })).toBeVisible();
  await expect(page.getByText("Or", { exact: true })).toBeVisible();
  const validations = recordBodies(page, "/services/payments/validate");
  const orders = recordBodies(page, "/services/payments/checkout");
  // White on the page's white it could not be seen.
  await expect(expressButton(page)).toHaveCSS("background-color", "rgb(0, 0, 0)");
  const sheet = await openSheet(page);
  await expect(expressButton(page)).toHaveAttribute("aria-busy", "true");
  await expectAccessible(page);
  // An email that the shop would refuse is refused by the sheet, and can be corrected there.
  await sheet.email.fill("ada..lovelace@example.com");
  await sheet.button("pay").click();
  await expect(sheet.dialog.getByText(/^Email cannot start with a period/)).toBeVisible();
  await sheet.email.fill("ada.lovelace@example.com");
  await sheet.pay();
  await shopper.seesOrder();
  await expect(page.getByText("12 Main St").first()).toBeVisible();
  expect(validations[0]).toEqual({
    cart: {
      products: [expect.objectContaining({ product: { id: 100017 } })],
      promotion: null,
      type: "physical",
      invoice: { currency: "USD" },
    },
  });
  expect(orders).toHaveLength(1);
  expect((orders[0] as { payment: unknown }).payment).toEqual({
    paymentMethod: "apple-pay-express",
    gateway: "braintree",
    service: "apple-pay",
    nonce: expect.stringMatching(/^sandbox-apple-pay-ok-/),
    deviceData: expect.any(String),
    vaulted: false,
    kountId: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem("boutique_cart") ?? "{}").products),
  ).toEqual([]);
});

test("the session asks for what the wallet needs; address and method change its total; cancelling excludes the rate again; a contact abroad is refused on its country, in the sheet and under the button (S-842, C-129, C-358, C-470, C-471, C-673, C-674, C-675, C-676, C-677, C-758)", async ({
  page,
}) => {
  await reachShipping(page);
  const before = await total(page);
  await expect(rateRow(page)).toHaveCount(0);
  const sheet = await openSheet(page);
  const [created] = (await sheet.trace()).filter(({ call }) => call === "ApplePaySession");
  expect(created).toMatchObject({
    version: 3,
    request: {
      supportedCountries: ["US", "CA"],
      supportedNetworks: ["visa", "masterCard", "amex", "discover"],
      merchantCapabilities: ["supports3DS", "supportsDebit", "supportsCredit"],
      requiredBillingContactFields: ["postalAddress", "name"],
      requiredShippingContactFields: ["postalAddress", "name", "phone", "email"],
      countryCode: "US",
      currencyCode: "USD",
    },
  });
  await expect(rateRow(page)).toHaveCount(1);
  await expect.poll(() => total(page)).toBe(await sheet.amount("Total"));
  const standard = await sheet.amount("Total");
  await sheet.dialog.getByRole("radio", { name: /^Express/ }).check();
  await sheet.ready();
  await expect.poll(() => sheet.amount("Total")).not.toBe(standard);
  await expect.poll(() => total(page)).toBe(await sheet.amount("Total"));
  await sheet.contact(/Noor Tremblay/).check();
  await sheet.ready();
  await expect.poll(() => sheet.amount("Sales tax")).not.toBe("$0.00");
  await sheet.button("cancel").click();
  await expect(sheet.dialog).toBeHidden();
  await expect(rateRow(page)).toHaveCount(0);
  expect(await total(page)).toBe(before);
  await expect(expressButton(page)).toBeFocused();

  await openSheet(page);
  await sheet.contact(/Olive Reed/).check();
  await expect(sheet.dialog.getByText("Available to Canada and the United States.")).toBeVisible();
  await expect(sheet.button("pay")).toBeDisabled();
  expect(JSON.stringify(await sheet.trace())).toContain('["shippingContactInvalid","country"]');
  await sheet.button("cancel").click();
  await expect(page.getByRole("main").getByText("Available to Canada and the United States.")).toBeVisible();
});

test("a failed validation and a failed payment abort, cancel and log (C-129, C-723, C-724, C-725)", async ({
  page,
}) => {
  await reachShipping(page);
  const before = await total(page);
  const logs = recordBodies(page, "/services/logs");
  for (const [how, text] of [
    ["failValidation", "Apple Pay could not be started. Please choose another payment method."],
    ["failPayment", "Do Not Honor"],
  ] as const) {
    const sheet = await openSheet(page);
    await sheet.button(how).click();
    await expect(page.getByRole("main").getByText(text)).toBeVisible();
    await expect(sheet.dialog).toBeHidden();
    expect((await sheet.trace()).at(-1)?.call).toBe("abort");
    await expect(rateRow(page)).toHaveCount(0);
    expect(await total(page)).toBe(before);
    await expect
      .poll(() => logs.splice(0, 1))
      .toEqual([
        expect.objectContaining({ level: "error", type: "apple-pay", site: "boutique", message: text }),
      ]);
    await expect(expressButton(page)).not.toHaveAttribute("aria-busy", "true");
  }
  expect(logs).toEqual([]);
});

test(
  "a price that changed is shown in a modal of its own, and nothing is charged (C-130)",
  FULL,
  async ({ page }) => {
    await reachShipping(page);
    const orders = recordBodies(page, "/services/payments/checkout");
    const sheet = await openSheet(page);
    const variant = await page.evaluate(() => {
      const [line] = JSON.parse(localStorage.getItem("boutique_cart") ?? "{}").products;
      return { id: line.variant.id as number, price: line.price as number };
    });
    await changeVariant(variant.id, { price: variant.price + 5 });
    await sheet.pay();
    const modal = page.getByRole("dialog").filter({ hasText: `$${variant.price + 5}.00` });
    await expect(modal).toBeVisible();
    await expect(sheet.dialog).toBeHidden();
    expect(orders).toEqual([]);
    await modal.getByRole("button", { name: "Continue to checkout" }).click();
    await expect(modal).toBeHidden();
    const again = await openSheet(page);
    await again.pay();
    await new Shopper(page).seesOrder();
  },
);

test("an answer that was lost is asked for, and nothing is sent again", async ({ page }) => {
  const shopper = await reachShipping(page);
  const orders = await loseAnswers(page);
  const sheet = await openSheet(page);
  await sheet.pay();
  await expect(page.getByText("you will not be charged twice")).toBeVisible({ timeout: 30_000 });
  const sent = watchOrders(page);
  await restoreAnswers(page);
  expect([...orders]).toEqual([await shopper.seesOrder()]);
  expect(sent).toEqual([]);
});

test("on a product's page it buys that variant alone, and leaves the bag as it is (S-174)", async ({
  page,
}) => {
  const shopper = await reachShipping(page);
  await shopper.open("/product/100001");
  const orders = recordBodies(page, "/services/payments/checkout");
  const sheet = await openSheet(page);
  await expectAccessible(page);
  await sheet.pay();
  await shopper.seesOrder();
  await expect(page.getByRole("button", { name: "Create Account" })).toBeVisible();
  expect(orders).toEqual([
    expect.objectContaining({
      cart: expect.objectContaining({
        products: [expect.objectContaining({ product: { id: 100001 }, quantity: 1 })],
      }),
    }),
  ]);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("boutique_cart") ?? "{}").products);
  expect(kept).toMatchObject([{ product: { id: 100017 }, quantity: 1 }]);
});

test("in the bag it buys the whole bag", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open(PRODUCT);
  await shopper.addToCart();
  const sheet = new WalletSheet(page);
  await shopper.cart.getByRole("button", { name: "Buy with Apple Pay" }).click();
  await sheet.pay();
  await shopper.seesOrder();
  await expect(shopper.cart).toBeHidden();
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem("boutique_cart") ?? "{}").products),
  ).toEqual([]);
});

test("a bag that another tab emptied is not bought", async ({ page }) => {
  await reachShipping(page);
  const orders = recordBodies(page, "/services/payments/checkout");
  const sheet = await openSheet(page);
  const other = await page.context().newPage();
  await other.goto(new URL("/about", page.url()).href);
  await other.evaluate(() => localStorage.removeItem("boutique_cart"));
  await other.close();
  await expect(sheet.dialog).toBeHidden();
  expect(orders).toEqual([]);
});
