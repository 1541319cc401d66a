import { useDesk } from "../desk.ts";
import { usePage } from "../usePage.ts";
import type { StockSearch } from "./stockSearch.ts";

/** The filters as the shop knows them. */
export const toStockQuery = ({ waiting: _, runsOut, ...filters }: StockSearch) => ({
  ...filters,
  ...(runsOut && { isRunningOut: true }),
});

/** A page of stock. */
export function useStock(search: StockSearch, limit: number) {
  const { api } = useDesk();
  const query = toStockQuery(search);
  return usePage({
    key: ["listStock", query, limit],
    read: (signal) => api.listStock({ params: { query: { ...query, limit } }, signal }),
    enabled: search.waiting === undefined,
  });
}

/** A page of variants that people wait for. */
export function useWaiting({ waiting, cursor }: StockSearch, limit: number) {
  const { api } = useDesk();
  const query = { limit, ...(cursor !== undefined && { cursor }) };
  return usePage({
    key: ["listStockNotices", query],
    read: (signal) => api.listStockNotices({ params: { query }, signal }),
    enabled: waiting !== undefined,
  });
}
