import type { DeviceWalletName } from "@velours/sdk/rules";

/** The wallet's common name, in every language. */
export const walletName = (wallet: DeviceWalletName): string =>
  wallet === "apple-pay" ? "Apple Pay" : "Google Pay";
