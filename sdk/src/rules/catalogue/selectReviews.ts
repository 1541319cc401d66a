import type { Review } from "../../types.ts";

/** A review as it is imported. */
export type ReviewRow = Review & { product_id?: number; enabled?: boolean };

export interface ReviewQuery {
  stars?: number | undefined;
  order?: "newest" | "highest" | "lowest" | undefined;
  language: string;
  page: number;
  limit: number;
}

/** A page of one product's reviews. */
export interface ReviewPage extends ReviewQuery {
  product: number;
  order: NonNullable<ReviewQuery["order"]>;
}

const signs = { newest: 0, highest: -1, lowest: 1 };

/** A page of a product's reviews: first the reader's language, then the order asked for, then the newest. */
export function selectReviews(
  reviews: readonly ReviewRow[],
  query: ReviewQuery,
): { reviews: Review[]; total: number } {
  const { stars, order = "newest", language, page, limit } = query;
  const found = reviews.filter(
    (row) => row.enabled !== false && (stars === undefined || row.stars === stars),
  );
  const isForeign = (row: Review) => Number(row.language !== language);
  found.sort(
    (a, b) =>
      isForeign(a) - isForeign(b) ||
      signs[order] * (a.stars - b.stars) ||
      Date.parse(b.created_at) - Date.parse(a.created_at) ||
      b.id - a.id,
  );
  const shown = found.slice((page - 1) * limit, page * limit);
  return { reviews: shown.map(({ product_id: _p, enabled: _e, ...review }) => review), total: found.length };
}
