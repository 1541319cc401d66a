export interface Pagination {
  page: number;
  pages: number;
  /** Per page. */
  items: number;
  total: number;
}

const GAP = "…";

/**
 * Page numbers to show: the first 3, the last 3 and those around the current one, with one ellipsis for each gap.
 */
export function paginationWindow(page: number, pages: number): (number | typeof GAP)[] {
  const near = [1, 2, 3, page - 1, page, page + 1, pages - 2, pages - 1, pages];
  const shown = [...new Set(near.filter((each) => each >= 1 && each <= pages))].sort((a, b) => a - b);
  return shown.flatMap((each, at) => (at > 0 && each - (shown[at - 1] as number) > 1 ? [GAP, each] : [each]));
}

const DEFAULTS: Pagination = { page: 1, pages: 1, items: 1, total: 0 };

/** Reads the pagination headers; a missing one takes its default. */
export function readPagination(headers: { get(name: string): string | null }): Pagination {
  const read = (name: string, fallback: number): number => {
    const value = headers.get(name);
    const number = Number(value);
    return value && Number.isSafeInteger(number) && number >= 0 ? number : fallback;
  };
  return {
    page: read("x-pagination-page", DEFAULTS.page),
    pages: read("x-pagination-pages-total", DEFAULTS.pages),
    items: read("x-pagination-items-per-page", DEFAULTS.items),
    total: read("x-pagination-items-total", DEFAULTS.total),
  };
}

/** Pages that a total fills, at least 1. */
export const pageCount = (total: number, items: number): number => Math.max(1, Math.ceil(total / items));
