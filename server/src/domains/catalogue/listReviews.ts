import { answerReviews } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { readReviews } from "./store/reviews.ts";

export const listReviews: Handler<"listReviews"> = (request, { catalogue, sites, config, store: { db } }) =>
  answerReviews(request, {
    catalogue,
    sites: sites.all(),
    ownSite: config.site,
    readReviews: (query) => readReviews(db, query),
  });
