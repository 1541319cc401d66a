import { usePage } from "../usePage.ts";
import type { StockSearch } from "./stockSearch.ts";

/** The filters as the shop knows them. */
export const toStockQuery = ({ waiting: _, runsOut, ...filters }: StockSearch) => ({
  ...filters,
  ...(runsOut && { isRunningOut: true }),
});

/** A page of stock. */
export const useStock = (search: StockSearch, limit: number) =>
  usePage(
    "listStock",
    { query: { ...toStockQuery(search), limit } },
    { enabled: search.waiting === undefined },
  );

/** A page of variants that people wait for. */
export const useWaiting = ({ waiting, cursor }: StockSearch, limit: number) =>
  usePage(
    "listStockNotices",
    { query: { limit, ...(cursor !== undefined && { cursor }) } },
    { enabled: waiting !== undefined },
  );
