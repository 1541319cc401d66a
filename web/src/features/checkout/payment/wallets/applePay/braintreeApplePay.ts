import { DEVICE_WALLET } from "@velours/sdk/rules";
import type { Client } from "braintree-web";
import { loadScript } from "../../../../../platform/browser/loadScript.ts";
import type { WalletSupport } from "../WalletSupport.ts";
import type { ApplePayBrowser, ApplePayComponent, ApplePaySessionClass } from "./ApplePayKit.ts";
import { openApplePay } from "./openApplePay.ts";
import { supportedVersion } from "./supportedVersion.ts";

/** The parts of the gateway's kit that are used here; each script puts one on the window. */
interface Kit {
  client: { create: (options: { authorization: string }) => Promise<Client> };
  applePay: { create: (options: { client: Client }) => Promise<ApplePayComponent> };
}

interface WalletWindow {
  braintree?: Partial<Kit>;
  ApplePaySession?: ApplePaySessionClass;
  ApplePayError?: ApplePayBrowser["ContactError"];
}

const browserWindow = () => window as Window & WalletWindow;

/** The browser's own session, with the gateway's kit from the folder at `url`. Asking for the version loads nothing. */
export function braintreeApplePay(url: string): WalletSupport {
  const { ApplePaySession, ApplePayError } = browserWindow();
  return {
    version: ApplePayError ? supportedVersion(ApplePaySession, DEVICE_WALLET.version) : 0,
    async prepare(authorization) {
      if (!ApplePaySession || !ApplePayError) throw new Error("The browser has no Apple Pay.");
      await loadScript(`${url}/client.min.js`);
      await loadScript(`${url}/apple-pay.min.js`);
      const { client, applePay } = browserWindow().braintree ?? {};
      if (!client || !applePay) throw new Error("The card gateway's applePay did not come up.");
      const component = await applePay.create({ client: await client.create({ authorization }) });
      return { open: openApplePay({ Session: ApplePaySession, ContactError: ApplePayError }, component) };
    },
  };
}
