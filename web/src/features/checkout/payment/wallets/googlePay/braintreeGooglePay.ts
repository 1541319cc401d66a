import type { GooglePayAccount } from "@velours/sdk/shop";
import type { Language } from "@velours/sdk/types";
import type { Client } from "braintree-web";
import { loadScript } from "../../../../../platform/browser/loadScript.ts";
import type { WalletSupport } from "../WalletSupport.ts";
import type { GooglePayClientClass, GooglePayComponent } from "./GooglePayKit.ts";
import { GOOGLE_PAY_VERSION, getReadyVersion } from "./getReadyVersion.ts";
import { openGooglePay } from "./openGooglePay.ts";

/** The parts of the gateway's kit that are used here; each script puts one on the window. */
interface Kit {
  client: { create: (options: { authorization: string }) => Promise<Client> };
  googlePayment: {
    create: (options: {
      client: Client;
      googlePayVersion: number;
      googleMerchantId?: string;
    }) => Promise<GooglePayComponent>;
  };
}

interface WalletWindow {
  braintree?: Partial<Kit>;
  google?: { payments?: { api?: { PaymentsClient: GooglePayClientClass } } };
}

const browserWindow = () => window as Window & WalletWindow;

/** The provider's own sheet, with the gateway's kit from the folder at `url`. */
export async function braintreeGooglePay(
  url: string,
  { kit, environment, merchantId }: GooglePayAccount,
  language: Language,
): Promise<WalletSupport> {
  await loadScript(kit);
  const PaymentsClient = browserWindow().google?.payments?.api?.PaymentsClient;
  return {
    version: await getReadyVersion(PaymentsClient, environment),
    async prepare(authorization) {
      if (!PaymentsClient) throw new Error("Google Pay did not come up.");
      await loadScript(`${url}/client.min.js`);
      await loadScript(`${url}/google-payment.min.js`);
      const { client, googlePayment } = browserWindow().braintree ?? {};
      if (!client || !googlePayment) throw new Error("The card gateway's googlePayment did not come up.");
      const component = await googlePayment.create({
        client: await client.create({ authorization }),
        googlePayVersion: GOOGLE_PAY_VERSION,
        ...(merchantId && { googleMerchantId: merchantId }),
      });
      return { open: openGooglePay({ PaymentsClient, environment, component }, language) };
    },
  };
}
