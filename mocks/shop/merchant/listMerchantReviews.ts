import { selectSites } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { withRevision } from "./log/toRevision.ts";
import { listOrderReviews } from "./orderReviews.ts";
import { paginate } from "./paginate.ts";

/** Buyers' reviews of the sites that the caller works for, the newest first. */
export const listMerchantReviews: Handler<"listMerchantReviews"> = ({ query }, context) => {
  const sites = selectSites(context, undefined);
  const rows = listOrderReviews(context.session)
    .filter(({ state }) => query.state === undefined || state === query.state)
    .filter(({ site }) => sites === null || sites.includes(site))
    .map((review) => withRevision({ review }));
  return paginate("reviews", rows, query, ({ review }) => [-review.id]);
};
