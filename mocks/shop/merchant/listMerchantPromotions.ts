import type { Handler } from "../Handler.ts";
import { findPromotions } from "./findPromotions.ts";
import { paginate } from "./paginate.ts";

/** Promotions of the caller's sites, with their uses in the session. */
export const listMerchantPromotions: Handler<"listMerchantPromotions"> = ({ query }, context) => {
  const { rows, sort, getPlace } = findPromotions(context, query);
  return paginate(`promotions ${sort}`, rows, query, getPlace, sort);
};
