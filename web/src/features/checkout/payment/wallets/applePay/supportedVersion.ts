import type { ApplePaySessionClass } from "./ApplePayKit.ts";

/** Newest version of the wallet's session that the shop uses and the browser has; 0 where it can't pay. */
export function supportedVersion(Session: ApplePaySessionClass | undefined, wanted: number): number {
  try {
    if (!Session?.canMakePayments()) return 0;
    for (let version = wanted; version > 0; version -= 1)
      if (Session.supportsVersion(version)) return version;
  } catch {
    // On a page without TLS the browser throws.
  }
  return 0;
}
