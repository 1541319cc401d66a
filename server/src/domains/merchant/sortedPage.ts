import type { ErrorResponse } from "../../platform/contract.ts";
import { decodePlace, type Place, type PlaceKind, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
import type { PageQuery } from "./keyedPage.ts";

interface SortedList<Row, Item> {
  /** The list and its order: a place in another one means nothing. */
  list: string;
  /** Of the values that it is ordered by. */
  kinds: readonly PlaceKind[];
  /** The rows behind a place, at most `limit`. */
  load: (after: Place["values"] | undefined, limit: number) => Promise<readonly Row[]>;
  getPlace: (row: Row) => Place["values"];
  present: (row: Row) => Item;
}

/** A page of a list in one of its orders; refuses a cursor of another list or order. */
export async function sortedPage<Row, Item>(
  { cursor, limit = 24 }: PageQuery,
  { list, kinds, load, getPlace, present }: SortedList<Row, Item>,
): Promise<
  { status: 200; body: Item[]; headers: { "x-pagination-next"?: string } } | ErrorResponse<"validationError">
> {
  const after = cursor === undefined ? undefined : decodePlace(cursor, list, kinds);
  if (cursor !== undefined && after === undefined) return refuseCursor();
  const { page, headers } = cursorPage(list, await load(after, limit + 1), limit, getPlace);
  return { status: 200, body: page.map(present), headers };
}
