import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import { useDesk } from "../desk.ts";
import type { StockSearch } from "./stockSearch.ts";

/** A page of stock, and where the next one begins. */
export function useStock({ waiting, ...query }: StockSearch, limit: number) {
  const { api } = useDesk();
  return useQuery({
    queryKey: ["listStock", query, limit],
    queryFn: async ({ signal }) => {
      const result = await api.listStock({ params: { query: { ...query, limit } }, signal });
      return { rows: orThrow(result), next: result.response.headers.get("x-pagination-next") };
    },
    enabled: waiting === undefined,
    placeholderData: keepPreviousData,
  });
}

/** A page of variants that people wait for. */
export function useWaiting({ waiting, cursor }: StockSearch, limit: number) {
  const { api } = useDesk();
  const query = cursor === undefined ? {} : { cursor };
  return useQuery({
    queryKey: ["listStockNotices", query, limit],
    queryFn: async ({ signal }) => {
      const result = await api.listStockNotices({ params: { query: { ...query, limit } }, signal });
      return { rows: orThrow(result), next: result.response.headers.get("x-pagination-next") };
    },
    enabled: waiting !== undefined,
    placeholderData: keepPreviousData,
  });
}
