import type { ErrorResponse } from "../../platform/contract.ts";
import { decodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
import type { PageQuery } from "./keyedPage.ts";

interface NumberedList<Row, Item> {
  /** The rows behind the one with the number `place`, at most `limit`. */
  load: (place: number | undefined, limit: number) => Promise<readonly Row[]>;
  getNumber: (row: Row) => number;
  present: (row: Row) => Item;
}

/** A page of a list in the order of its rows' numbers; refuses a cursor of another list. */
export async function numberedPage<Row, Item>(
  list: string,
  { cursor, limit = 24 }: PageQuery,
  { load, getNumber, present }: NumberedList<Row, Item>,
): Promise<
  { status: 200; body: Item[]; headers: { "x-pagination-next"?: string } } | ErrorResponse<"validationError">
> {
  const [place] = cursor === undefined ? [undefined] : (decodeCursor(cursor, list, 1) ?? [""]);
  if (typeof place === "string") return refuseCursor();
  const { page, headers } = cursorPage(list, await load(place, limit + 1), limit, (last) => [
    getNumber(last),
  ]);
  return { status: 200, body: page.map(present), headers };
}
