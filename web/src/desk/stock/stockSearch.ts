import type { StockItem } from "@velours/sdk/types";
import { stockColumns, toSorts } from "../frame/sortColumns.ts";
import { readSearch } from "../readSearch.ts";

/** Levels that the list of stock filters by. */
export const stockLevels = [
  "none",
  "low",
  "high",
  "unlimited",
] as const satisfies readonly StockItem["level"][];

const sorts = toSorts(stockColumns);

/**
 * Filters of the list of stock, as they stand in the address. `waiting` is the list of variants that people wait for, in
 * place of stock; `runsOut` is only what is soon gone, the soonest first.
 */
export type StockSearch = ReturnType<typeof parseStockSearch>;
export const parseStockSearch = (search: Record<string, unknown>) =>
  readSearch(search, {
    q: 100,
    level: stockLevels,
    region: 60,
    waiting: ["yes"],
    runsOut: ["yes"],
    sort: sorts,
    cursor: 400,
  });
