import type { GiftCardSort, MerchantGiftCard } from "../../types.ts";

/** Without a choice the newest cards come first. */
export const toCardOrder = (sort: GiftCardSort | undefined): GiftCardSort => sort ?? "created-descending";

export const isByRemaining = (order: GiftCardSort): boolean => order.startsWith("remaining");

/** The values of a card that a list is ordered by. */
export const cardPlace = (
  order: GiftCardSort,
  { id, remaining }: MerchantGiftCard,
): readonly (string | number)[] => (isByRemaining(order) ? [remaining, id] : [id]);
