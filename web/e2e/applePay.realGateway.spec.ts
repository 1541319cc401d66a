import { expect, type Page, test } from "@playwright/test";
import { MERCHANT } from "./addresses.ts";
import { FULL } from "./inGate.ts";
import { AUSTIN, Shopper } from "./Shopper.ts";
import { WalletSheet } from "./WalletSheet.ts";

test.use({ extraHTTPHeaders: { "x-country": "CA" } });

/** Gives the browser a session of the wallet, as Safari has: the sandbox's class. */
async function addSession(page: Page): Promise<void> {
  await page.addScriptTag({ url: `${MERCHANT.fake.url}/wallets/v1/client.js` });
  await page.evaluate(() => {
    const { braintreeSandboxWallets } = window as unknown as { braintreeSandboxWallets: object };
    Object.assign(window, braintreeSandboxWallets);
  });
}

async function reachShipping(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page);
  await shopper.open("/product/100017");
  await addSession(page);
  await shopper.addToCart();
  await shopper.goToCheckout();
  return shopper;
}

const lastNonce = async (): Promise<string | undefined> => {
  const made = (await (await fetch(`${MERCHANT.fake.url}/fake/transactions`)).json()) as {
    request: { payment_method_nonce?: string };
  }[];
  return made.at(-1)?.request.payment_method_nonce;
};

test("express checkout with the real gateway's kit", async ({ page }) => {
  const shopper = await reachShipping(page);
  const sheet = new WalletSheet(page);
  await page.getByRole("main").getByRole("button", { name: "Buy with Apple Pay" }).click();
  await sheet.pay();
  await shopper.seesOrder();
  expect(await lastNonce()).toMatch(/^fake-apple-pay-visa-nonce-/);
});

test("a kit that is blocked leaves no button and no error", FULL, async ({ page }) => {
  await page.route("**/apple-pay.min.js", (route) => route.abort("blockedbyclient"));
  await page.route("**/google-payment.min.js", (route) => route.abort("blockedbyclient"));
  const shopper = await reachShipping(page);
  await expect(shopper.field("Email")).toBeVisible();
  await page.waitForTimeout(2000);
  await expect(page.getByText("Express checkout")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});

test("the wallet as a method with the real gateway's kit", async ({ page }) => {
  const shopper = await reachShipping(page);
  await shopper.fillDelivery({ ...AUSTIN, email: "apple-kit@example.com" });
  await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
  await shopper.continue();
  await page.getByRole("radio", { name: "Apple Pay" }).check();
  const sheet = new WalletSheet(page);
  await page.getByRole("button", { name: "Pay with Apple Pay" }).click();
  await sheet.pay();
  await shopper.seesOrder();
  expect(await lastNonce()).toMatch(/^fake-apple-pay-visa-nonce-/);
});
