import type { DeviceWalletName } from "@velours/sdk/rules";
import { unsupportedWallet, type WalletSettings, type WalletSupport } from "./WalletSupport.ts";

/**
 * Returns the wallet when the account takes it and the browser has it. Rejects when its script is blocked.
 */
export async function loadWallet(name: DeviceWalletName, settings: WalletSettings): Promise<WalletSupport> {
  if (!settings.wallets?.includes(name)) return unsupportedWallet;
  if (name === "apple-pay") {
    const { loadApplePay } = await import("./applePay/loadApplePay.ts");
    return loadApplePay(settings);
  }
  const { loadGooglePay } = await import("./googlePay/loadGooglePay.ts");
  return loadGooglePay(settings);
}

/** Both wallets; one whose script is blocked or does not answer is none, and leaves the other as it is. */
export async function loadWallets(
  settings: WalletSettings,
): Promise<Readonly<Record<DeviceWalletName, WalletSupport>>> {
  const load = (name: DeviceWalletName) => loadWallet(name, settings).catch(() => unsupportedWallet);
  const [applePay, googlePay] = await Promise.all([load("apple-pay"), load("google-pay")]);
  return { "apple-pay": applePay, "google-pay": googlePay };
}
