import type { StockLowEvent } from "../../types.ts";
import { getStockLevel } from "./presentProduct.ts";

/** The level that counted stock fell to; undefined where it fell to neither low nor none. */
export function fallenLevel(before: number, after: number): StockLowEvent["data"]["level"] | undefined {
  const [former, level] = [before, after].map((quantity) => getStockLevel({ quantity, level: "high" }));
  const isFallen = after < before && level !== former;
  return isFallen && (level === "low" || level === "none") ? level : undefined;
}
