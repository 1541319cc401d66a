import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL } from "./inGate.ts";
import { reachPayment } from "./payments.ts";
import { resetSandbox, type Shopper } from "./Shopper.ts";
import { WalletSheet } from "./WalletSheet.ts";

test.afterEach(resetSandbox);

/** Goes up to the payment step and chooses the wallet there. */
async function choosePayment(page: Page, email: string): Promise<Shopper> {
  const shopper = await reachPayment(page, { email, product: "/product/100017" });
  await page.getByRole("radio", { name: "Apple Pay" }).check();
  return shopper;
}

const payButton = (page: Page) => page.getByRole("button", { name: "Pay with Apple Pay" });

test("pays the checkout's invoice by the wallet's sheet (C-030, C-189)", async ({ page }) => {
  const shopper = await choosePayment(page, "apple@example.com");
  const request = page.waitForRequest("**/services/payments/checkout");
  const sheet = new WalletSheet(page);
  await payButton(page).click();
  await sheet.ready();
  await expectAccessible(page);
  await expect(page.getByRole("complementary").getByText(await sheet.amount("Total"))).toBeVisible();
  await expect(sheet.contact(/Ada Moreau/)).toHaveCount(0);
  await sheet.pay();
  await shopper.seesOrder();
  expect(((await request).postDataJSON() as { payment: unknown }).payment).toMatchObject({
    paymentMethod: "apple-pay",
    gateway: "braintree",
    service: "apple-pay",
    nonce: expect.stringMatching(/^sandbox-apple-pay-ok-/),
    vaulted: false,
  });
});

test("cancelling leaves the method chosen, without an error", FULL, async ({ page }) => {
  await choosePayment(page, "apple-cancel@example.com");
  const sheet = new WalletSheet(page);
  await payButton(page).click();
  await sheet.ready();
  await page.keyboard.press("Escape");
  await expect(sheet.dialog).toBeHidden();
  await expect(page.getByRole("radio", { name: "Apple Pay" })).toBeChecked();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await expect(payButton(page)).toBeFocused();
});

test("a failed payment aborts the session and is logged (C-723, C-725)", async ({ page }) => {
  await choosePayment(page, "apple-failpayment@example.com");
  const log = page.waitForRequest("**/services/logs");
  const sheet = new WalletSheet(page);
  await payButton(page).click();
  await sheet.ready();
  await sheet.button("failPayment").click();
  await expect(page.getByRole("main").getByText("Do Not Honor")).toBeVisible();
  await expect(sheet.dialog).toBeHidden();
  expect((await sheet.trace()).at(-1)?.call).toBe("abort");
  expect((await log).postDataJSON()).toMatchObject({ level: "error", type: "apple-pay" });
});
