import { expect, type Page, test } from "@playwright/test";
import { MERCHANT } from "./addresses.ts";
import { FULL } from "./inGate.ts";
import { AUSTIN, Shopper } from "./Shopper.ts";
import { WalletSheet } from "./WalletSheet.ts";

const WALLETS = [
  {
    wallet: "Google Pay",
    country: "US",
    scripts: ["**/gp/p/js/pay.js"],
    nonce: /^fake-android-pay-visa-nonce-/,
    /** A sheet stays open when the payment is declined. */
    declines: true,
  },
  {
    wallet: "Apple Pay",
    country: "CA",
    scripts: ["**/apple-pay.min.js", "**/google-payment.min.js"],
    nonce: /^fake-apple-pay-visa-nonce-/,
    declines: false,
  },
];

/** Gives the browser a session of the wallet, as Safari has: the sandbox's class. */
async function addSession(page: Page): Promise<void> {
  await page.addScriptTag({ url: `${MERCHANT.fake.url}/wallets/v1/client.js` });
  await page.evaluate(() => {
    const { braintreeSandboxWallets } = window as unknown as { braintreeSandboxWallets: object };
    Object.assign(window, braintreeSandboxWallets);
  });
}

async function reachShipping(page: Page, wallet: string): Promise<Shopper> {
  const shopper = new Shopper(page);
  await shopper.open("/product/100017");
  if (wallet === "Apple Pay") await addSession(page);
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

for (const { wallet, country, scripts, nonce, declines } of WALLETS)
  test.describe(`${wallet} with the real gateway's kit`, () => {
    test.use({ extraHTTPHeaders: { "x-country": country } });

    test("express checkout", async ({ page }) => {
      const shopper = await reachShipping(page, wallet);
      const sheet = new WalletSheet(page);
      await page
        .getByRole("main")
        .getByRole("button", { name: `Buy with ${wallet}` })
        .click();
      await sheet.pay();
      await shopper.seesOrder();
      expect(await lastNonce()).toMatch(nonce);
    });

    test(`as a method${declines ? ", declined and then paid" : ""}`, async ({ page }) => {
      const shopper = await reachShipping(page, wallet);
      await shopper.confirmDelivery({ ...AUSTIN, email: `${wallet.slice(0, 5)}-kit@example.com` });
      await page.getByRole("radio", { name: wallet }).check();
      const sheet = new WalletSheet(page);
      const pay = page.getByRole("button", { name: `Pay with ${wallet}` });
      await pay.click();
      if (declines) {
        await sheet.ready();
        await sheet.button("failPayment").click();
        await expect(page.getByRole("main").getByText("Do Not Honor")).toBeAttached();
        await sheet.button("cancel").click();
        await pay.click();
      }
      await sheet.pay();
      await shopper.seesOrder();
      expect(await lastNonce()).toMatch(nonce);
    });

    test("a script that is blocked leaves no button and no error (C-127)", FULL, async ({ page }) => {
      for (const script of scripts) await page.route(script, (route) => route.abort("blockedbyclient"));
      const shopper = await reachShipping(page, wallet);
      await expect(shopper.field("Email")).toBeVisible();
      await page.waitForTimeout(2000);
      await expect(page.getByText("Express checkout")).toHaveCount(0);
      await expect(page.getByText("Or", { exact: true })).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    });
  });
