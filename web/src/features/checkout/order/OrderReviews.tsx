import type { Order } from "@velours/sdk/types";
import { useState } from "react";
import { m, type Text, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Stars } from "../../../platform/ui/Stars.tsx";
import { ReviewDialog } from "./ReviewDialog.tsx";

interface Props {
  order: Order;
  /** With the order as it is after a review was written, or found to have changed. */
  onChange: (order: Order) => void;
}

type OwnReview = NonNullable<Order["reviews"]>[number];

/** Products of an order to review, and what became of those reviews that were written. */
export function OrderReviews({ order, onChange }: Props) {
  const text = useText();
  const [product, setProduct] = useState<number | null>(null);
  const { reviewable = [], reviews = [], products } = order;
  const titleOf = (id: number) => products.find((line) => line.id === id)?.title ?? "";
  return (
    <section aria-labelledby="order-reviews" className="rounded-lg border border-line px-5 py-5 print:hidden">
      <h2 id="order-reviews" className="text-lg font-bold">
        {text(m.review_heading)}
      </h2>
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.productId} className="py-3">
            <p className="font-semibold">{titleOf(review.productId)}</p>
            <Stars value={review.stars} label={text(m.stars_of, { n: review.stars })} />
            <p className="mt-1 text-sm break-words text-ink-soft">{describeState(review, text)}</p>
          </li>
        ))}
        {reviewable.map((id) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 font-semibold break-words">{titleOf(id)}</span>
            <Button variant="outline" size="small" onClick={() => setProduct(id)}>
              {text(m.review_write)}
              <span className="sr-only"> {titleOf(id)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {product !== null && (
        <ReviewDialog
          order={order}
          product={{ id: product, title: titleOf(product) }}
          onClose={() => setProduct(null)}
          onChange={(changed) => {
            setProduct(null);
            onChange(changed);
          }}
        />
      )}
    </section>
  );
}

function describeState({ state, reason }: OwnReview, text: Text): string {
  if (state === "waiting") return text(m.review_waits);
  return state === "published" ? text(m.review_shown) : text(m.review_rejected, { reason: reason ?? "" });
}
