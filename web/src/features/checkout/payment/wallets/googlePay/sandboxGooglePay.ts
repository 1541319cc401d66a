import type { Language } from "@velours/sdk/types";
import { loadScript } from "../../../../../platform/browser/loadScript.ts";
import type { WalletSupport } from "../WalletSupport.ts";
import type { GooglePayClientClass, GooglePayComponent } from "./GooglePayKit.ts";
import { getReadyVersion } from "./getReadyVersion.ts";
import { openGooglePay } from "./openGooglePay.ts";

interface SandboxGooglePay {
  PaymentsClient: GooglePayClientClass;
  googlePayment: { create: () => Promise<GooglePayComponent> };
}

/** The sandbox's wallet in any browser: it asks nobody outside. */
export async function sandboxGooglePay(url: string, language: Language): Promise<WalletSupport> {
  await loadScript(`${url}/wallets/v1/google-pay.js`);
  const { braintreeSandboxGooglePay: kit } = window as typeof window & {
    braintreeSandboxGooglePay?: SandboxGooglePay;
  };
  return {
    version: await getReadyVersion(kit?.PaymentsClient, "TEST"),
    async prepare() {
      if (!kit) throw new Error("The sandbox's Google Pay did not come up.");
      const { PaymentsClient, googlePayment } = kit;
      const component = await googlePayment.create();
      return { open: openGooglePay({ PaymentsClient, environment: "TEST", component }, language) };
    },
  };
}
