import { reviewRefusal } from "@velours/sdk/shop";
import type { MerchantReview } from "@velours/sdk/types";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { onceForKey } from "./onceForKey.ts";
import { presentBuyerOrder } from "./presentBuyerOrder.ts";

/** Above the ids of imported reviews, as on the server. */
const firstId = 2 ** 52;

/** Records a review, which waits for a moderation at the desk. */
export const createReview: Handler<"createReview"> = (input, context) => {
  const { params, body } = input;
  const { session, now } = context;
  const placed = session.findOrder(params.id);
  if (placed === undefined) return refuse("resourceDoesNotExist");
  return onceForKey(context, "createReview", input, () => {
    const { productId, stars, title, body: text, author, language } = body;
    const refusal = reviewRefusal(presentBuyerOrder(session, placed), productId);
    if (refusal !== null) return refuse(refusal);
    const ids = [...session.orders.values()].flatMap(({ reviews }) => reviews.map(({ id }) => id));
    const { number: order, site, products } = placed.order;
    const review: MerchantReview["review"] = {
      id: Math.max(firstId, ...ids) + 1,
      productTitle: products.find(({ id }) => id === productId)?.title ?? "",
      order,
      site,
      language,
      answer: null,
      productId,
      state: "waiting",
      stars,
      title: title?.trim() ?? null,
      body: text?.trim() ?? null,
      author: author.trim(),
      reason: null,
      createdAt: now.toISOString(),
    };
    placed.reviews = [...placed.reviews, review];
    return { status: 200, body: presentBuyerOrder(session, placed) };
  });
};
