import type { MerchantReview, ReviewState } from "@velours/sdk/types";
import { Badge } from "../../platform/ui/Badge.tsx";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { Stars } from "../../platform/ui/Stars.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";

const states = {
  waiting: { label: m.desk_waiting, tone: "brand" },
  published: { label: m.desk_review_is_published, tone: "good" },
  rejected: { label: m.desk_review_is_rejected, tone: "quiet" },
} as const satisfies Record<ReviewState, unknown>;

export const stateLabel = (state: ReviewState) => states[state].label;

interface Props {
  review: MerchantReview["review"];
  /** Absent for somebody who may not moderate. */
  onChoose?: (() => void) | undefined;
}

/** A buyer's review; all of it opens its moderation. */
export function ReviewRow({ review, onChoose }: Props) {
  const text = useDeskText();
  const { locale } = useDesk();
  const { label, tone } = states[review.state];
  const look = "flex w-full flex-col gap-1 px-4 py-3 text-left tablet:px-6 tablet:py-4";
  const content = (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold break-words">{review.productTitle}</span>
        <Stars value={review.stars} label={text(m.stars_of, { n: review.stars })} />
        <Badge tone={tone}>{text(label)}</Badge>
      </span>
      <span lang={review.language} className="block max-w-prose break-words">
        {review.title && <span className="block font-medium">{review.title}</span>}
        {review.body && <span className="line-clamp-3 text-ink-soft">{review.body}</span>}
      </span>
      <span className="block text-sm text-ink-soft">
        {[review.author, review.order, review.site, formatMoment(review.createdAt, locale)].join(" · ")}
      </span>
    </>
  );
  return (
    <li className="border-b border-line last:border-b-0">
      {onChoose ? (
        <PlainButton data-row onClick={onChoose} className={`${look} hover:bg-brand-50`}>
          {content}
        </PlainButton>
      ) : (
        <div className={look}>{content}</div>
      )}
    </li>
  );
}
