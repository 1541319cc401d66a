import { selectSites } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { paginate } from "./paginate.ts";
import { presentMerchantPromotion } from "./presentMerchantPromotion.ts";

/** Promotions of the caller's sites by id, with their uses in the session. */
export const listMerchantPromotions: Handler<"listMerchantPromotions"> = ({ query }, context) => {
  const { session } = context;
  const sites = selectSites(context, undefined);
  const found = session.promotions
    .filter(({ site }) => sites === null || sites.includes(site))
    .map((each) => presentMerchantPromotion(each, session));
  return paginate("promotions", found, query, ({ promotion }) => [promotion.id]);
};
