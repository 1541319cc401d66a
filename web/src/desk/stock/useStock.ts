import { useDesk } from "../desk.ts";
import { usePage } from "../usePage.ts";
import type { StockSearch } from "./stockSearch.ts";

/** A page of stock. */
export function useStock({ waiting, runsOut, ...filters }: StockSearch, limit: number) {
  const { api } = useDesk();
  const query = { ...filters, ...(runsOut && { isRunningOut: true }) };
  return usePage({
    key: ["listStock", query, limit],
    read: (signal) => api.listStock({ params: { query: { ...query, limit } }, signal }),
    enabled: waiting === undefined,
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
