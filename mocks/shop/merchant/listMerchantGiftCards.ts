import type { Handler } from "../Handler.ts";
import { findGiftCards } from "./findGiftCards.ts";
import { paginate } from "./paginate.ts";

/** Gift cards of the session, without their codes. */
export const listMerchantGiftCards: Handler<"listMerchantGiftCards"> = ({ query }, context) => {
  const { rows, order, getPlace } = findGiftCards(context, query);
  return paginate(`giftCards ${order}`, rows, query, getPlace, order);
};
