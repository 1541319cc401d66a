import { forgetMemberData } from "./forgetMemberData.ts";
import { forgetMember } from "./memberCookie.ts";
import type { SessionStore } from "./store.ts";

/** Forgets the member: data, cash back, wishlist, the browser's copy, what they typed at the checkout, searched and won. The cart stays. */
export function clearSession(session: SessionStore, site: string): void {
  forgetMember();
  forgetMemberData(site);
  session.set({ user: null, credits: null, wishlist: null });
}
