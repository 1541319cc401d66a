import { expect, type Page, test } from "@playwright/test";
import { MERCHANT } from "./addresses.ts";
import { FULL } from "./inGate.ts";
import { AUSTIN, Shopper } from "./Shopper.ts";
import { WalletSheet } from "./WalletSheet.ts";

test.use({ extraHTTPHeaders: { "x-country": "US" } });

async function reachShipping(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page);
  await shopper.open("/product/100017");
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

test("express checkout with Google's script and the real gateway's kit", async ({ page }) => {
  const shopper = await reachShipping(page);
  const sheet = new WalletSheet(page);
  await page.getByRole("main").getByRole("button", { name: "Buy with Google Pay" }).click();
  await sheet.pay();
  await shopper.seesOrder();
  expect(await lastNonce()).toMatch(/^fake-android-pay-visa-nonce-/);
});

test("as a method, declined and then paid", async ({ page }) => {
  const shopper = await reachShipping(page);
  await shopper.fillDelivery({ ...AUSTIN, email: "google-kit@example.com" });
  await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
  await shopper.continue();
  await page.getByRole("radio", { name: "Google Pay" }).check();
  const sheet = new WalletSheet(page);
  await page.getByRole("button", { name: "Pay with Google Pay" }).click();
  await sheet.ready();
  await sheet.button("failPayment").click();
  await expect(page.getByRole("main").getByText("Do Not Honor")).toBeAttached();
  await sheet.button("cancel").click();
  await page.getByRole("button", { name: "Pay with Google Pay" }).click();
  await sheet.pay();
  await shopper.seesOrder();
  expect(await lastNonce()).toMatch(/^fake-android-pay-visa-nonce-/);
});

test("a script that is blocked leaves no button and no error", FULL, async ({ page }) => {
  await page.route("**/gp/p/js/pay.js", (route) => route.abort("blockedbyclient"));
  const shopper = await reachShipping(page);
  await expect(shopper.field("Email")).toBeVisible();
  await page.waitForTimeout(2000);
  await expect(page.getByText("Express checkout")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});
