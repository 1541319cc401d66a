import { useDesk } from "../desk.ts";
import { usePage } from "../usePage.ts";
import type { ProductsSearch } from "./productsSearch.ts";

/** A page of products, sold or not. */
export function useProducts(query: ProductsSearch, limit: number) {
  const { api } = useDesk();
  return usePage({
    key: ["listMerchantProducts", query, limit],
    read: (signal) => api.listMerchantProducts({ params: { query: { ...query, limit } }, signal }),
  });
}
