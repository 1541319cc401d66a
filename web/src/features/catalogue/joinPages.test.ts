import { describe, expect, it } from "vitest";
import { joinPages } from "./loadListing.ts";
import type { ListingProducts } from "./queries.ts";

const page = (number: number, ids: number[], more: Partial<ListingProducts["pagination"]> = {}) =>
  ({
    cards: ids.map((id) => ({ id, title: `${id} of page ${number}` })),
    currency: "USD",
    pagination: { page: number, pages: 3, items: 2, total: 6, ...more },
  }) as ListingProducts;

const ids = ({ cards }: ListingProducts) => cards.map(({ id }) => id);

describe("joinPages", () => {
  it("leaves one page as it is, an empty one too", () => {
    expect(joinPages([page(2, [3, 4])])).toEqual(page(2, [3, 4]));
    expect(joinPages([page(9, [])])).toEqual(page(9, []));
  });

  it("puts pages below each other and says that the last is shown", () => {
    const joined = joinPages([page(1, [1, 2]), page(2, [3, 4]), page(3, [5])]);
    expect(ids(joined)).toEqual([1, 2, 3, 4, 5]);
    expect(joined.pagination.page).toBe(3);
  });

  it("shows a product once that moved to the next page meanwhile", () => {
    const joined = joinPages([page(1, [1, 2]), page(2, [2, 3])]);
    expect(ids(joined)).toEqual([1, 2, 3]);
  });

  it("stops at the last page with products when the address asks for more", () => {
    const joined = joinPages([page(2, [3, 4]), page(3, [5]), page(4, []), page(5, [])]);
    expect([ids(joined), joined.pagination.page]).toEqual([[3, 4, 5], 3]);
  });

  it("stays empty, and on the page asked for, when all are beyond the last", () => {
    expect(joinPages([page(7, []), page(8, [])])).toEqual(page(7, []));
  });
});
