import { reviewRefusal } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { presentBuyerOrder } from "./presentBuyerOrder.ts";

/** Records a review, which waits: nobody moderates the session's shop. */
export const createReview: Handler<"createReview"> = ({ params, body }, { session }) => {
  const placed = session.findOrder(params.id);
  if (placed === undefined) return refuse("resourceDoesNotExist");
  const { productId, stars, title, body: text, author } = body;
  const refusal = reviewRefusal(presentBuyerOrder(session, placed), productId);
  if (refusal !== null) return refuse(refusal);
  placed.reviews.push({
    productId,
    state: "waiting",
    stars,
    title: title?.trim() ?? null,
    body: text?.trim() ?? null,
    author: author.trim(),
    reason: null,
    createdAt: new Date().toISOString(),
  });
  return { status: 200, body: presentBuyerOrder(session, placed) };
};
