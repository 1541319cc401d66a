import type { MerchantGiftCard } from "../../types.ts";

/** The columns of the gift cards' file of CSV. */
export const giftCardColumns = [
  "id",
  "lastDigits",
  "site",
  "currency",
  "issued",
  "remaining",
  "state",
  "recipient",
  "order",
  "createdAt",
] as const satisfies readonly (keyof MerchantGiftCard)[];
