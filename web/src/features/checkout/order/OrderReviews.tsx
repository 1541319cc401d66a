import type { Order } from "@velours/sdk/types";
import { m, type Text, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Stars } from "../../../platform/ui/Stars.tsx";
import { ReviewDialog } from "./ReviewDialog.tsx";
import { useOrderDialog } from "./useOrderDialog.ts";

interface Props {
  order: Order;
  /** With the order as it is after a review was written, or found to have changed. */
  onChange: (order: Order) => void;
}

type OwnReview = NonNullable<Order["reviews"]>[number];

/** Products of an order to review, and what became of those reviews that were written. */
export function OrderReviews({ order, onChange }: Props) {
  const text = useText();
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
          <ProductToReview key={id} order={order} product={{ id, title: titleOf(id) }} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

function ProductToReview({ order, product, onChange }: Props & { product: { id: number; title: string } }) {
  const text = useText();
  const { round, open, dialog } = useOrderDialog(onChange);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 font-semibold break-words">{product.title}</span>
      <Button variant="outline" size="small" onClick={open}>
        {text(m.review_write)}
        <span className="sr-only"> {product.title}</span>
      </Button>
      <ReviewDialog key={round} order={order} product={product} {...dialog} />
    </li>
  );
}

function describeState({ state, reason }: OwnReview, text: Text): string {
  if (state === "waiting") return text(m.review_waits);
  return state === "published" ? text(m.review_shown) : text(m.review_rejected, { reason: reason ?? "" });
}
