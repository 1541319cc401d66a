import type { Handler } from "../../platform/contract.ts";
import { listPromotions, presentMerchantPromotion } from "./promotions/loadPromotions.ts";
import { sortedPage } from "./sortedPage.ts";

/** Promotions of the caller's sites, with their uses. */
export const listMerchantPromotions: Handler<"listMerchantPromotions"> = ({ query }, context) => {
  const { sort = "id-ascending" } = query;
  return sortedPage(query, {
    list: `promotions ${sort}`,
    kinds: [sort.startsWith("name") ? "text" : "number", "number"],
    load(place, limit) {
      const after = place && { key: place[0]!, id: Number(place[1]) };
      return listPromotions(context, context.store.db, query, { after, limit });
    },
    getPlace: ({ key, document: { id } }) => [key, id],
    present: presentMerchantPromotion,
  });
};
