import type { StockItem, StockSort } from "@velours/sdk/types";
import { stockColumns, toSorts } from "../frame/sortColumns.ts";
import { readSearchText } from "../readSearchText.ts";

/** Levels that the list of stock filters by. */
export const stockLevels = [
  "none",
  "low",
  "high",
  "unlimited",
] as const satisfies readonly StockItem["level"][];

/** Filters of the list of stock, as they stand in the address. */
export interface StockSearch {
  q?: string;
  level?: StockItem["level"];
  region?: string;
  /** The list of variants that people wait for, in place of stock. */
  waiting?: "yes";
  /** Only what is soon gone, the soonest first. */
  runsOut?: "yes";
  sort?: StockSort;
  /** Where the page begins; absent on the first one. */
  cursor?: string;
}

const sorts = toSorts(stockColumns);

/** Leaves out everything in an address that is no filter. */
export function parseStockSearch(search: Record<string, unknown>): StockSearch {
  const level = stockLevels.find((candidate) => candidate === search.level);
  const q = readSearchText(search.q, 100);
  const region = readSearchText(search.region, 60);
  const sort = sorts.find((candidate) => candidate === search.sort);
  const cursor = readSearchText(search.cursor, 400);
  return {
    ...(q && { q }),
    ...(level && { level }),
    ...(region && { region }),
    ...(search.waiting === "yes" && { waiting: "yes" }),
    ...(search.runsOut === "yes" && { runsOut: "yes" }),
    ...(sort && { sort }),
    ...(cursor && { cursor }),
  };
}
