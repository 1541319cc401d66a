import type { DeviceWalletName } from "@velours/sdk/rules";

/** What people call the wallet, in every language. */
export const walletName = (wallet: DeviceWalletName): string =>
  wallet === "apple-pay" ? "Apple Pay" : "Google Pay";
