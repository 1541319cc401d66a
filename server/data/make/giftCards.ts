import type { GiftCard } from "@velours/sdk/types";

/** Gift cards of each state, for each store and currency. */
export const giftCards: GiftCard[] = [
  { code: "1000-0000-0000-0001", amount_remaining: 500, site: "boutique", currency: "USD" },
  { code: "1000-0000-0000-0002", amount_remaining: 50, site: "boutique", currency: "USD" },
  { code: "1000-0000-0000-0003", amount_remaining: 3.5, site: "boutique", currency: "USD" },
  { code: "1000-0000-0000-0004", amount_remaining: 0, site: "boutique", currency: "USD" },
  { code: "2000-0000-0000-0001", amount_remaining: 100, site: "boutique", currency: "CAD" },
  { code: "2000-0000-0000-0002", amount_remaining: 100, site: "boutique", currency: "GBP" },
  { code: "2000-0000-0000-0003", amount_remaining: 100, site: "boutique", currency: "EUR" },
  { code: "3000-0000-0000-0001", amount_remaining: 75, site: "outlet", currency: "USD" },
  { code: "3000-0000-0000-0002", amount_remaining: 0, site: "outlet", currency: "USD" },
  { code: "4000-0000-0000-0001", amount_remaining: 75, site: "closet", currency: "USD" },
  { code: "4000-0000-0000-0002", amount_remaining: 20, site: "closet", currency: "EUR" },
  { code: "7-0000-0000-0001", amount_remaining: 25, site: "boutique", currency: "USD" },
];
