import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import { useDesk } from "../desk.ts";
import type { ProductsSearch } from "./productsSearch.ts";

/** A page of products, sold or not, and where the next one begins. */
export function useProducts(query: ProductsSearch, limit: number) {
  const { api } = useDesk();
  return useQuery({
    queryKey: ["listMerchantProducts", query, limit],
    queryFn: async ({ signal }) => {
      const result = await api.listMerchantProducts({ params: { query: { ...query, limit } }, signal });
      return { rows: orThrow(result), next: result.response.headers.get("x-pagination-next") };
    },
    placeholderData: keepPreviousData,
  });
}
