import { applyModeration, mayUseSite, moderationRefusal } from "@velours/sdk/shop";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";
import { withRevision } from "./log/toRevision.ts";
import { listOrderReviews, moderate } from "./orderReviews.ts";
import { refuseMoved } from "./refuseMoved.ts";

/** Publishes or rejects a buyer's review, and answers it. */
export const moderateReview: Handler<"moderateReview"> = (input, context) =>
  onceForKey(context, "moderateReview", input, () => {
    const { session, now } = context;
    const { params, headers, body } = input;
    const refused = moderationRefusal(body);
    if (refused !== null) return refused as MockResponse;
    const review = listOrderReviews(session).find(({ id }) => id === params.id);
    if (review === undefined || !mayUseSite(context, review.site)) return refuse("resourceDoesNotExist");
    const moved = refuseMoved(withRevision({ review }), headers["if-match"]);
    if (moved !== undefined) return moved;
    const moderated = moderate(session, params.id, (stored) => applyModeration(stored, body, now));
    return moderated === undefined
      ? refuse("resourceDoesNotExist")
      : { status: 200, body: withRevision({ review: moderated }) };
  });
