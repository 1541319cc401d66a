import { storageNames } from "@velours/sdk/rules";
import { browserStorage } from "../browser/browserStorage.ts";

/** Removes what a member typed at the checkout of this tab. */
export function forgetCheckout(site: string): void {
  const names = storageNames(site, "");
  browserStorage("sessionStorage").removeItem(names.checkout);
  // A payment without an answer holds an email and an address.
  browserStorage("localStorage").removeItem(names.checkoutAttempt);
}
