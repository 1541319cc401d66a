import type { Handler } from "../Handler.ts";
import { paginate } from "./paginate.ts";
import { presentMerchantPromotion } from "./presentMerchantPromotion.ts";

/** Promotions by id, with their uses in the session. */
export const listMerchantPromotions: Handler<"listMerchantPromotions"> = ({ query }, { session }) => {
  const found = session.promotions.map((each) => presentMerchantPromotion(each, session));
  return paginate("promotions", found, query, ({ promotion }) => [promotion.id]);
};
