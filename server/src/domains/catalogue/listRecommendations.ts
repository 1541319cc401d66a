import { getRegionCurrency } from "@velours/sdk/rules";
import type { Handler } from "../../platform/contract.ts";
import { ServiceError } from "../../platform/http/callService.ts";
import { requireSite } from "../sites/store.ts";

/** Ids to recommend beside a cart. A service that fails costs the shopper nothing but the suggestions. */
export const listRecommendations: Handler<"listRecommendations"> = async ({ body }, context) => {
  const { recommendations, visitor, site, log, store } = context;
  const { items, added = null, exclude = [], limit = 4 } = body;
  const { source, regions } = await requireSite(store.db, site);
  const currency = (items[0] ?? added)?.price_currency_code ?? getRegionCurrency(regions[0]);
  try {
    const { resultId, ids } = await recommendations.recommend({
      visitor,
      source,
      currency,
      items,
      added,
      exclude,
      limit,
    });
    return { status: 200, body: { result_id: resultId, ids } };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log.warn({ err: error }, "nothing is recommended");
    return { status: 200, body: { result_id: null, ids: [] } };
  }
};
