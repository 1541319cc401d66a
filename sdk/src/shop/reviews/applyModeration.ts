import type { MerchantReview, ModerationInput } from "../../types.ts";
import type { RecordedChange } from "../audit/RecordedChange.ts";
import { isSameValue } from "../isSameValue.ts";
import { type ErrorResponse, refuse } from "../refuse.ts";

type Review = MerchantReview["review"];

/** The review as it becomes; without an answer of its own the one that there is stays, with its time. */
export function applyModeration(
  review: Review,
  { state, reason, answer }: ModerationInput,
  now: Date,
): Review {
  const text = answer?.trim();
  return {
    ...review,
    state,
    reason: state === "rejected" ? (reason?.trim() ?? null) : null,
    answer:
      answer === undefined || text === review.answer?.text
        ? review.answer
        : text === undefined
          ? null
          : { text, answeredAt: now.toISOString() },
  };
}

/** Why a review is not moderated so; or null. */
export const moderationRefusal = ({
  state,
  reason,
}: ModerationInput): ErrorResponse<"reviewReasonMissing"> | null =>
  state === "rejected" && reason === undefined ? refuse("reviewReasonMissing") : null;

/** The change of a moderation as the log keeps it; none for a review that is as it was. */
export function listModeration(review: Review, moderated: Review): RecordedChange[] {
  const [before, after] = [toModeration(review), toModeration(moderated)];
  const { id, productTitle: name, productId: product } = review;
  return isSameValue(before, after)
    ? []
    : [{ part: "reviews", key: String(id), name, product, before, after }];
}

const toModeration = ({ state, reason, answer }: Review) => ({ state, reason, answer });

/** The review as everyone reads it. */
export function toPublishedReview(review: Review) {
  const { id, productId, stars, title, body, author, language, createdAt, answer } = review;
  return {
    id,
    product_id: productId,
    stars,
    ...(title !== null && { title }),
    ...(body !== null && { body }),
    author,
    language,
    verified: true,
    created_at: createdAt,
    ...(answer !== null && { answer }),
  };
}
