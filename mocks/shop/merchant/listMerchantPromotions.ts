import type { Handler } from "../Handler.ts";
import { paginate } from "./paginate.ts";

/** Promotions by id, with their uses in the session. */
export const listMerchantPromotions: Handler<"listMerchantPromotions"> = ({ query }, { session }) => {
  const promotions = [...session.shop.promotions.values()]
    .sort((a, b) => a.id - b.id)
    .map((promotion) => ({
      promotion,
      revision: String(promotion.id),
      uses: session.promotion(promotion.name)?.uses ?? 0,
    }));
  const { items, headers } = paginate(promotions, query);
  return { status: 200, body: items, headers };
};
