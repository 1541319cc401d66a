import type { DeviceWalletName } from "@velours/sdk/rules";

/** The wallet of the device itself, which is offered first. */
export const getOwnWallet = (platform: string = navigator.platform): DeviceWalletName =>
  /mac|iphone|ipad|ipod/i.test(platform) ? "apple-pay" : "google-pay";
