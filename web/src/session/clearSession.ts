import { browserStorage } from "../browser/browserStorage.ts";
import { forgetMember } from "./memberCookie.ts";
import type { SessionStore } from "./store.ts";

/** Forgets the member: data, cash back, wishlist, the browser's copy, and what they typed at the checkout. The bag stays. */
export function clearSession(session: SessionStore, site: string): void {
  forgetMember();
  browserStorage("sessionStorage").removeItem(`${site}_checkout`);
  // A payment without an answer holds an email and an address.
  browserStorage("localStorage").removeItem(`${site}_checkout_attempt`);
  session.set({ user: null, credits: null, wishlist: null });
}
