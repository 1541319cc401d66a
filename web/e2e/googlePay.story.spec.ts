import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL, inGate } from "./inGate.ts";
import { reachPayment, SUBMIT } from "./payments.ts";
import { recordBodies } from "./recordBodies.ts";
import { resetSandbox, type Shopper } from "./Shopper.ts";
import { openCheckout } from "./storedPurchase.ts";
import { WalletSheet } from "./WalletSheet.ts";

test.afterEach(resetSandbox);

const expressButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: /(Buy|Acheter) (with|avec) Google Pay/ });

const reachShipping = (page: Page, language: "en" | "fr" = "en"): Promise<Shopper> =>
  openCheckout(page, "/product/100017", language);

async function choosePayment(page: Page, email: string): Promise<Shopper> {
  const shopper = await reachPayment(page, { email, product: "/product/100017" });
  await page.getByRole("radio", { name: "Google Pay" }).check();
  return shopper;
}

async function openExpress(page: Page, language: "en" | "fr" = "en"): Promise<WalletSheet> {
  const sheet = new WalletSheet(page, language);
  await expressButton(page).click();
  await sheet.ready();
  return sheet;
}

const payButton = (page: Page) => page.getByRole("button", { name: "Pay with Google Pay" });

test.describe("as a method of the payment step", () => {
  test("pays the checkout's invoice, and the order says with what", async ({ page }) => {
    const shopper = await choosePayment(page, "google@example.com");
    const request = page.waitForRequest(SUBMIT);
    const sheet = new WalletSheet(page);
    await payButton(page).click();
    await sheet.ready();
    await expectAccessible(page);
    await expect(page.getByRole("complementary").getByText(await sheet.amount("Total"))).toBeVisible();
    await expect(sheet.contact(/Ada Moreau/)).toHaveCount(0);
    await sheet.pay();
    await shopper.seesOrder();
    await expect(page.getByText("Google Pay").first()).toBeVisible();
    expect(((await request).postDataJSON() as { payment: unknown }).payment).toMatchObject({
      paymentMethod: "google-pay",
      gateway: "braintree",
      service: "google-pay",
      nonce: expect.stringMatching(/^sandbox-google-pay-ok-/),
      vaulted: false,
    });
  });
});

test.describe("as express checkout", () => {
  for (const [language, country] of [
    ["en", "United States"],
    ["fr", "États-Unis"],
  ] as const)
    test(
      `buys the bag with the sheet's contact, priced by the shop (${language})`,
      inGate(language === "fr"),
      async ({ page }) => {
        const shopper = await reachShipping(page, language);
        const orders = recordBodies<{ payment: unknown }>(page, "/services/payments/checkout");
        const sheet = await openExpress(page, language);
        await expect(expressButton(page)).toHaveAttribute("aria-busy", "true");
        await expectAccessible(page);
        await expect(sheet.dialog.getByText(country)).toBeVisible();
        await expect(sheet.dialog.getByRole("radio", { name: /^Standard/ })).toBeChecked();
        const before = await sheet.amount("Total");
        await sheet.dialog.getByRole("radio", { name: /^Express/ }).check();
        await expect.poll(() => sheet.amount("Total")).not.toBe(before);
        await sheet.ready();
        await sheet.contact(/Noor Tremblay/).check();
        await sheet.ready();
        await sheet.pay();
        await shopper.seesOrder();
        await expect(page.getByText("K1A 0B1").first()).toBeVisible();
        await expect(page.getByText("Google Pay").first()).toBeVisible();
        expect(orders).toHaveLength(1);
        expect(orders[0]?.payment).toEqual({
          paymentMethod: "google-pay-express",
          gateway: "braintree",
          service: "google-pay",
          nonce: expect.stringMatching(/^sandbox-google-pay-ok-/),
          deviceData: expect.any(String),
          vaulted: false,
          kountId: expect.stringMatching(/^[0-9a-f]{32}$/),
        });
      },
    );

  test("is left out when its script is blocked, and Apple Pay stays", async ({ page }) => {
    await page.route("**/wallets/v1/google-pay.js", (route) => route.abort("blockedbyclient"));
    await reachShipping(page);
    await expect(page.getByRole("button", { name: "Buy with Apple Pay" }).last()).toBeVisible();
    await expect(expressButton(page)).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  });

  test(
    "nothing below moves when the buttons come, and the sheet fits a small window",
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 700 });
      await reachShipping(page);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shifts.push(entry.value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.reload();
      await expect(expressButton(page)).toBeVisible();
      const sum = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((total, value) => total + value, 0),
      );
      expect(sum).toBeLessThan(0.02);
      const sheet = await openExpress(page);
      await expect(sheet.button("pay")).toBeInViewport({ ratio: 1 });
      await expect(sheet.button("cancel")).toBeInViewport({ ratio: 1 });
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.shadowRoot != null)).toBe(true);
      }
    },
  );
});
