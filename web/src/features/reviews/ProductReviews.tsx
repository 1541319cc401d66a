import type { Product } from "@velours/sdk/types";
import { useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { keepPreviousData, useQuery } from "../../platform/queries/useQuery.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { Select } from "../../platform/ui/Select.tsx";
import { Skeleton } from "../../platform/ui/Skeleton.tsx";
import type { ReviewPage } from "../catalogue/slots.ts";
import {
  FIRST_REVIEWS,
  REVIEW_ORDERS,
  type ReviewChoice,
  type ReviewOrder,
  reviewsQuery,
} from "./queries.ts";
import { RatingSummary } from "./RatingSummary.tsx";
import { ReviewItem } from "./ReviewItem.tsx";

const orders = { newest: m.reviews_newest, highest: m.reviews_highest, lowest: m.reviews_lowest };

interface Props {
  product: Product;
  /** The reviews drawn by the server. */
  first?: ReviewPage | undefined;
}

/** The reviews of a product with their rating; nothing for one without any. */
export function ProductReviews({ product: { id, rating }, first }: Props) {
  const text = useText();
  const { currency } = useRegion();
  const [choice, setChoice] = useState<ReviewChoice>(FIRST_REVIEWS);
  const isDrawn = first !== undefined && choice === FIRST_REVIEWS;
  const found = useQuery({
    ...reviewsQuery(useShop(), { id, currency }, choice),
    enabled: rating !== undefined && !isDrawn,
    placeholderData: keepPreviousData,
  });
  const { error, isFetching, refetch } = found;
  // The first page stays until another one is there.
  const data = isDrawn ? first : (found.data ?? first);
  if (!rating) return null;
  const { page, pages } = data?.pagination ?? { page: 1, pages: 1 };
  const change = (part: Partial<ReviewChoice>) => setChoice({ ...choice, page: 1, ...part });
  return (
    <section aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="mb-6 text-2xl font-bold">
        {text(m.reviews)}
      </h2>
      <div className="grid gap-8 desktop:grid-cols-[18rem_1fr] desktop:gap-16">
        <RatingSummary
          rating={data?.rating ?? rating}
          chosen={choice.stars}
          onChoose={(stars) => change({ stars })}
        />
        <div aria-busy={isFetching}>
          <Select
            inline
            className="mb-4 max-w-xs"
            name="review-order"
            label={text(m.sort_by)}
            value={choice.order}
            onChange={({ target }) => change({ order: target.value as ReviewOrder })}
            options={REVIEW_ORDERS.map((value) => ({ value, label: text(orders[value]) }))}
          />
          {error ? (
            <Notice tone="bad">
              {text(m.not_loaded)}{" "}
              <Button variant="text" size="small" onClick={refetch}>
                {text(m.retry)}
              </Button>
            </Notice>
          ) : !data ? (
            <Skeleton className="h-96" />
          ) : (
            data.reviews.map((review) => <ReviewItem key={review.id} review={review} />)
          )}
          {pages > 1 && (
            <nav aria-label={text(m.reviews)} className="flex items-center gap-4">
              <Button
                variant="outline"
                size="small"
                disabled={page <= 1}
                onClick={() => change({ page: page - 1 })}
              >
                {text(m.previous)}
              </Button>
              <p role="status" className="text-sm tabular-nums">
                {text(m.page_of, { n: page, pages })}
              </p>
              <Button
                variant="outline"
                size="small"
                disabled={page >= pages}
                onClick={() => change({ page: page + 1 })}
              >
                {text(m.next)}
              </Button>
            </nav>
          )}
        </div>
      </div>
    </section>
  );
}
