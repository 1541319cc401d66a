import { useQuery } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import { useDesk } from "../desk.ts";
import { usePage } from "../usePage.ts";
import type { GiftCardsSearch } from "./giftCardsSearch.ts";

export const giftCardsKey = "listMerchantGiftCards";
export const giftCardKey = (id: number) => ["getMerchantGiftCard", id] as const;

/** A page of gift cards. */
export function useGiftCards(query: GiftCardsSearch, limit: number) {
  const { api } = useDesk();
  return usePage({
    key: [giftCardsKey, query, limit],
    read: (signal) => api.listMerchantGiftCards({ params: { query: { ...query, limit } }, signal }),
  });
}

/** A gift card with its ledger. */
export function useGiftCard(id: number) {
  const { api } = useDesk();
  return useQuery({
    queryKey: giftCardKey(id),
    queryFn: async ({ signal }) =>
      orThrow(await api.getMerchantGiftCard({ params: { path: { id } }, signal })),
  });
}
