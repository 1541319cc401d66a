import { m } from "../../../platform/text/m.ts";

/** The account's pages and the way out: the header's menu, and the account area's own navigation. */
export const ACCOUNT_ENTRIES = [
  { href: "/account/profile", label: m.account },
  { href: "/account/orders", label: m.orders },
  { href: "/account/rewards", label: m.rewards },
  { href: "/account/wishlist", label: m.wishlist },
  { href: "/logout", label: m.logout },
] as const;
