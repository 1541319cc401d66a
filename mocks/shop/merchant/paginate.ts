import type { MockResponse } from "../MockResponse.ts";
import { refuseFields } from "../refuse.ts";
import { decodeCursor, encodeCursor, type Place } from "./cursor.ts";

interface PageQuery {
  cursor?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

/**
 * A page of a list, in the order of its places, which differ from row to row. A cursor is the place of the last row before
 * it, so nothing is missed when rows leave the list meanwhile; a cursor of another list is refused.
 */
export function paginate<Row>(
  list: string,
  rows: Iterable<Row>,
  { cursor, page = 1, limit = 24 }: PageQuery,
  getPlace: (row: Row) => Place,
  order = "ascending",
): MockResponse {
  const [name, ...after] = cursor === undefined ? [list] : (decodeCursor(cursor) ?? []);
  if (name !== list) return refuseFields({ cursor: "This cursor is not of this list" });
  const placed = sortRows(rows, getPlace, order).map((row) => ({ row, place: getPlace(row) }));
  const sign = order.endsWith("descending") ? -1 : 1;
  const found = placed.filter(({ place }) => cursor === undefined || sign * comparePlaces(place, after) > 0);
  const first = cursor === undefined ? (page - 1) * limit : 0;
  const shown = found.slice(first, first + limit);
  const last = found.length > first + limit ? shown.at(-1) : undefined;
  return {
    status: 200,
    body: shown.map(({ row }) => row),
    headers: last ? { "x-pagination-next": encodeCursor(list, last.place) } : {},
  };
}

/** Rows in the order of their places, or against it. */
export function sortRows<Row>(rows: Iterable<Row>, getPlace: (row: Row) => Place, order: string): Row[] {
  const sign = order.endsWith("descending") ? -1 : 1;
  return Array.from(rows).sort((a, b) => sign * comparePlaces(getPlace(a), getPlace(b)));
}

/** Below 0 when `a` comes first. */
function comparePlaces(a: Place, b: Place): number {
  const index = a.findIndex((value, position) => value !== b[position]);
  const [left, right] = [a[index], b[index]];
  if (left === undefined || right === undefined) return 0;
  return left < right ? -1 : 1;
}
