/** Where a page of a list begins: its number from 1, or the cursor that the page before it named. */
export type PagePlace = number | string;

/** The place in a request's query. The first page needs none, and most lists with cursors take no number. */
export const toPageQuery = (place: PagePlace): { page?: number; cursor?: string } =>
  typeof place === "string" ? { cursor: place } : place === 1 ? {} : { page: place };

/**
 * Where the page after this one begins; null after the last one. A cursor goes before a total, which shrinks while
 * a reader works rows out of a filter, and may count no further than some bound.
 */
export function nextPlace(place: PagePlace, headers: Headers): PagePlace | null {
  const cursor = headers.get("x-pagination-next");
  if (cursor || typeof place === "string") return cursor || null;
  return place < Number(headers.get("x-pagination-pages-total")) ? place + 1 : null;
}
