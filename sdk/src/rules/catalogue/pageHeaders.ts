import { pageCount } from "./pagination.ts";

/** The headers of a page of a list. */
export const pageHeaders = (page: number, limit: number, total: number) => ({
  "x-pagination-page": page,
  "x-pagination-pages-total": pageCount(total, limit),
  "x-pagination-items-per-page": limit,
  "x-pagination-items-total": total,
});
