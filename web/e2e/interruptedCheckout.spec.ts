import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL, inGate } from "./inGate.ts";
import { reachPayment as reachPaymentOf } from "./payments.ts";
import { AUSTIN, resetSandbox, Shopper } from "./Shopper.ts";
import { messagePattern } from "./survival/messages.ts";

const PALM = "/product/100001";
const GIFT_CARD = "/product/100183";

test.beforeEach(resetSandbox);

async function openForm(page: Page, language: "en" | "fr" = "en"): Promise<Shopper> {
  const shopper = new Shopper(page, language);
  await shopper.open(PALM);
  await shopper.addToCart();
  await shopper.goToCheckout();
  return shopper;
}

const reachPayment = (page: Page, language: "en" | "fr" = "en"): Promise<Shopper> =>
  reachPaymentOf(page, { product: PALM, language, byHand: true });

test("every step × storage blocked: the order is placed in the one tab", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The request was denied.", "SecurityError");
        },
      });
  });
  const shopper = await reachPayment(page);
  await page.goBack();
  await expect(shopper.field("Street address")).toHaveValue(AUSTIN.street);
  await page.goForward();
  await shopper.payByCard();
  await shopper.seesOrder();
});

test(
  "gift card × reload and offline: recipient and message stay, and Continue needs no answer (C-162)",
  FULL,
  async ({ page, context }) => {
    const shopper = new Shopper(page);
    await shopper.open(GIFT_CARD);
    await shopper.addToCart();
    await shopper.open(PALM);
    await shopper.addToCart();
    await shopper.goToCheckout();
    await shopper.confirmDelivery(AUSTIN);
    await expect(page).toHaveURL(/step=giftcard$/);
    const recipient = page.locator("[name=giftcard-1-email]");
    const message = page.locator("[name=giftcard-1-message]");
    await recipient.fill("grace@");
    await message.fill("Happy birthday");
    await page.reload();
    await expect(recipient).toHaveValue("grace@");
    await expect(message).toHaveValue("Happy birthday");
    await recipient.fill("grace@example.com");
    await page.locator("[name=giftcard-1-name]").fill("Ada");
    await expectAccessible(page);
    await context.setOffline(true);
    await shopper.continue();
    await expect(page).toHaveURL(/step=payment$/);
    await expect(page.getByRole("button", { name: "Try again" }).first()).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).first().click();
    await expect(page.getByRole("region", { name: "Payment" }).getByRole("radio").first()).toBeVisible();
    await page.goBack();
    await expect(recipient).toHaveValue("grace@example.com");
  },
);

test("payment × store away: the payment step says so, keeps its step, and goes on when the store is back", async ({
  page,
}) => {
  const shopper = await openForm(page);
  await shopper.fillDelivery(AUSTIN);
  await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
  const unavailable = (url: URL) => url.pathname.startsWith("/api/");
  const body = JSON.stringify({
    reference: "serviceUnavailable",
    message: "The shop cannot answer now.",
    value: null,
  });
  await page.route(unavailable, (route) =>
    route.fulfill({ status: 503, contentType: "application/json", body }),
  );
  await shopper.continue();
  const retry = page.getByRole("region", { name: "Payment" }).getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await page.unroute(unavailable);
  await retry.click();
  await shopper.payByCard();
  await shopper.seesOrder();
});

for (const language of ["en", "fr"] as const)
  test(
    `an invoice that fails shows no amount, says why, keeps the card and comes with a retry, in ${language}`,
    inGate(language === "en"),
    async ({ page }) => {
      const shopper = await reachPayment(page, language);
      await shopper.fillCard("4111111111111111");
      const invoice = "**/services/payments/invoice";
      await page.route(invoice, (route) => route.abort());
      // A second tab changes what is to be paid.
      const tab = new Shopper(await page.context().newPage(), language);
      await tab.open(GIFT_CARD);
      await tab.open("/product/100185");
      await tab.addToCart();
      await tab.page.close();
      await page.bringToFront();
      const payment = page.getByRole("region", { name: messagePattern(language, "payment") }).last();
      await expect(payment.getByRole("alert")).toContainText(messagePattern(language, "there_was_an_error"));
      const pay = payment.getByRole("button", { name: language === "en" ? /^Pay$/ : /^Payer$/ });
      await expect(pay).toBeDisabled();
      const summary = page.getByRole("complementary");
      await expect(summary.getByRole("definition").filter({ hasText: /\d/ })).toHaveCount(0);
      await expect(shopper.cardNumber).toHaveValue(/^4111/);
      await expectAccessible(page);
      await page.unroute(invoice);
      await payment.getByRole("button", { name: messagePattern(language, "retry") }).click();
      await shopper.pay();
      await shopper.seesOrder();
    },
  );

for (const language of ["en", "fr"] as const)
  test(
    `shipping options that fail are no error: neutral words and a retry, in ${language} (C-738, C-351)`,
    inGate(language === "fr"),
    async ({ page }) => {
      const shopper = await openForm(page, language);
      await shopper.fillDelivery({ ...AUSTIN, zip: "00000" });
      const words = page
        .getByRole("main")
        .getByRole("status")
        .getByText(messagePattern(language, "shipping_options_failed"));
      await expect(words).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(shopper.field(shopper.words.street)).toHaveValue(AUSTIN.street);
      await shopper.continue();
      await expect(page.getByText(messagePattern(language, "choose_shipping_method"))).toBeVisible();
      await shopper.field(shopper.words.zip).fill(AUSTIN.zip);
      await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
    },
  );
