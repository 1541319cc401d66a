import { encodeCursor, type Place } from "./cursor.ts";

/**
 * A page of a list of which one row more than `limit` was read, with the cursor of the next page where there is one.
 * `getPlace` answers the values that the list is ordered by.
 */
export function cursorPage<Row>(
  list: string,
  rows: readonly Row[],
  limit: number,
  getPlace: (last: Row) => Place["values"],
): { page: Row[]; headers: { "x-pagination-next"?: string } } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isLastPage = last === undefined || rows.length <= limit;
  return {
    page,
    headers: isLastPage ? {} : { "x-pagination-next": encodeCursor({ list, values: getPlace(last) }) },
  };
}
