import { forgetSearches } from "../search/store.ts";
import { forgetCheckout } from "./forgetCheckout.ts";
import { forgetMember } from "./memberCookie.ts";
import type { SessionStore } from "./store.ts";

/** Forgets the member: data, cash back, wishlist, the browser's copy, what they typed at the checkout, and what they searched. The bag stays. */
export function clearSession(session: SessionStore, site: string): void {
  forgetMember();
  forgetCheckout(site);
  forgetSearches(site);
  session.set({ user: null, credits: null, wishlist: null });
}
