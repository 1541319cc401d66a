import { useQuery } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import { useDesk } from "../desk.ts";

export const giftCardsKey = "listMerchantGiftCards";
export const giftCardKey = (id: number) => ["getMerchantGiftCard", id] as const;

/** A gift card with its ledger. */
export function useGiftCard(id: number) {
  const { api } = useDesk();
  return useQuery({
    queryKey: giftCardKey(id),
    queryFn: async ({ signal }) =>
      orThrow(await api.getMerchantGiftCard({ params: { path: { id } }, signal })),
  });
}
