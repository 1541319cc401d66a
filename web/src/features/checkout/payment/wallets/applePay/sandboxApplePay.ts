import { DEVICE_WALLET } from "@velours/sdk/rules";
import { loadScript } from "../../../../../platform/browser/loadScript.ts";
import type { WalletSupport } from "../WalletSupport.ts";
import type { ApplePayBrowser, ApplePayComponent } from "./ApplePayKit.ts";
import { openApplePay } from "./openApplePay.ts";
import { supportedVersion } from "./supportedVersion.ts";

interface SandboxWallets {
  ApplePaySession: ApplePayBrowser["Session"];
  ApplePayError: ApplePayBrowser["ContactError"];
  applePay: { create: () => Promise<ApplePayComponent> };
}

/** The sandbox's wallet in any browser: a session of the browser's own would ask its maker about the shop. */
export async function sandboxApplePay(url: string): Promise<WalletSupport> {
  await loadScript(`${url}/wallets/v1/client.js`);
  const { braintreeSandboxWallets: kit } = window as typeof window & {
    braintreeSandboxWallets?: SandboxWallets;
  };
  return {
    version: supportedVersion(kit?.ApplePaySession, DEVICE_WALLET.version),
    async prepare() {
      if (!kit) throw new Error("The sandbox's wallets did not come up.");
      const { ApplePaySession: Session, ApplePayError: ContactError, applePay } = kit;
      return { open: openApplePay({ Session, ContactError }, await applePay.create()) };
    },
  };
}
