import { answerReviews } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { readReviews } from "./store/reviews.ts";

export const listReviews: Handler<"listReviews"> = (request, { catalogue, store: { db } }) =>
  answerReviews(request, { catalogue, readReviews: (query) => readReviews(db, query) });
