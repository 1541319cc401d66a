import type { Handler } from "../../platform/contract.ts";
import { decodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
import { listStockDemand } from "../catalogue/store/merchantStock.ts";

const list = "notices";

/** Variants that people wait for, and how many they are. */
export const listStockNotices: Handler<"listStockNotices"> = async ({ query }, { store: { db } }) => {
  const { cursor, limit = 24 } = query;
  const [after] = cursor === undefined ? [0] : (decodeCursor(cursor, list, 1) ?? []);
  if (typeof after !== "number") return refuseCursor();
  const found = await listStockDemand(db, { after, limit: limit + 1 });
  const { page, headers } = cursorPage(list, found, limit, (last) => [last.variantId]);
  return { status: 200, body: page, headers };
};
