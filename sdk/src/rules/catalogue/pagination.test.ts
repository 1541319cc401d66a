import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageCount, paginationWindow, readPagination } from "./pagination.ts";

describe("pagination", () => {
  it.each([
    [1, 1, [1]],
    [1, 6, [1, 2, 3, 4, 5, 6]],
    [1, 7, [1, 2, 3, "…", 5, 6, 7]],
    [5, 20, [1, 2, 3, 4, 5, 6, "…", 18, 19, 20]],
    [10, 20, [1, 2, 3, "…", 9, 10, 11, "…", 18, 19, 20]],
    [20, 20, [1, 2, 3, "…", 18, 19, 20]],
    [1, 0, []],
  ])("S-919 S-920 SA-231 page %d of %d", (page, pages, expected) =>
    expect(paginationWindow(page, pages)).toEqual(expected),
  );

  it("every window has its page and is in order", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (a, b) => {
        const [page, pages] = [Math.min(a, b), Math.max(a, b)];
        const numbers = paginationWindow(page, pages).filter((each) => each !== "…") as number[];
        expect(numbers).toContain(page);
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      }),
    );
  });

  it("S-746 SA-232 headers, and their defaults", () => {
    const headers = new Headers({
      "x-pagination-page": "2",
      "x-pagination-pages-total": "3",
      "x-pagination-items-per-page": "24",
      "x-pagination-items-total": "60",
    });
    expect(readPagination(headers)).toEqual({ page: 2, pages: 3, items: 24, total: 60 });
    expect(readPagination(new Headers({ "x-pagination-page": "x" }))).toEqual({
      page: 1,
      pages: 1,
      items: 1,
      total: 0,
    });
  });

  it.each([
    [0, 24, 1],
    [24, 24, 1],
    [25, 24, 2],
    [48, 24, 2],
    [49, 24, 3],
  ])("%d by %d is %d pages", (total, items, pages) => expect(pageCount(total, items)).toBe(pages));
});
