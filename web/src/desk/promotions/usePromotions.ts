import { useQuery } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import type { MerchantPromotion } from "@velours/sdk/types";
import { useDesk } from "../desk.ts";

export const promotionsKey = ["listMerchantPromotions"] as const;

/** Every promotion, by its number; `forForm` reads them anew, because a form begins with what is there now. */
export function usePromotions({ forForm = false, enabled = true } = {}) {
  const { api } = useDesk();
  return useQuery({
    queryKey: forForm ? [...promotionsKey, "form"] : promotionsKey,
    ...(forForm && { gcTime: 0 }),
    enabled,
    queryFn: async ({ signal }): Promise<MerchantPromotion[]> => {
      const all: MerchantPromotion[] = [];
      let cursor: string | null = null;
      do {
        const query = { limit: 100, ...(cursor !== null && { cursor }) };
        const result = await api.listMerchantPromotions({ params: { query }, signal });
        all.push(...orThrow(result));
        cursor = result.response.headers.get("x-pagination-next");
      } while (cursor !== null);
      return all;
    },
  });
}
