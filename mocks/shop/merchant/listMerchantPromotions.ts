import type { Handler } from "../Handler.ts";
import { paginate } from "./paginate.ts";
import { presentMerchantPromotion } from "./presentMerchantPromotion.ts";

/** Promotions by id, with their uses in the session. */
export const listMerchantPromotions: Handler<"listMerchantPromotions"> = ({ query }, { session }) => {
  const { items, headers } = paginate(session.promotions, query);
  return { status: 200, body: items.map((each) => presentMerchantPromotion(each, session)), headers };
};
