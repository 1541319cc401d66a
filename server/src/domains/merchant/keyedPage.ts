import type { ErrorResponse } from "../../platform/contract.ts";
import { decodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";

export interface PageQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** A page of a list that is in memory whole, in the order of its keys; refuses a cursor of another list. */
export function keyedPage<Row>(
  list: string,
  rows: readonly Row[],
  { cursor, limit = 24 }: PageQuery,
  getKey: (row: Row) => string,
):
  | { status: 200; body: Row[]; headers: { "x-pagination-next"?: string } }
  | ErrorResponse<"validationError"> {
  const [after] = cursor === undefined ? [""] : (decodeCursor(cursor, list, 1) ?? []);
  if (typeof after !== "string") return refuseCursor();
  const found = rows.filter((row) => getKey(row) > after);
  const { page, headers } = cursorPage(list, found, limit, (last) => [getKey(last)]);
  return { status: 200, body: page, headers };
}
