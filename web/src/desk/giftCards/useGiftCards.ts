import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import { useDesk } from "../desk.ts";
import type { GiftCardsSearch } from "./giftCardsSearch.ts";

export const giftCardsKey = "listMerchantGiftCards";
export const giftCardKey = (id: number) => ["getMerchantGiftCard", id] as const;

/** A page of gift cards, and where the next one begins. */
export function useGiftCards(query: GiftCardsSearch, limit: number) {
  const { api } = useDesk();
  return useQuery({
    queryKey: [giftCardsKey, query, limit],
    queryFn: async ({ signal }) => {
      const result = await api.listMerchantGiftCards({ params: { query: { ...query, limit } }, signal });
      return { rows: orThrow(result), next: result.response.headers.get("x-pagination-next") };
    },
    placeholderData: keepPreviousData,
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
