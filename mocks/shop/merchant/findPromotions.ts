import { promotionState, selectSites } from "@velours/sdk/shop";
import type { MerchantPromotion, operations } from "@velours/sdk/types";
import type { Context } from "../Handler.ts";
import type { Place } from "./cursor.ts";
import { presentMerchantPromotion } from "./presentMerchantPromotion.ts";

type Query = NonNullable<operations["exportMerchantPromotions"]["parameters"]["query"]>;

/** Promotions of the caller's sites that filters find, with the place of each in the requested order. */
export function findPromotions(context: Context, { state, site, sort = "id-ascending" }: Query) {
  const { session, now } = context;
  const sites = selectSites(context, site);
  const rows = session.promotions
    .filter((promotion) => sites === null || sites.includes(promotion.site))
    .map((promotion) => presentMerchantPromotion(promotion, session))
    .filter((stored) => state === undefined || promotionState(stored, now.getTime()) === state);
  const getKey = keys[sort.split("-")[0] as keyof typeof keys];
  return { rows, sort, getPlace: (row: MerchantPromotion): Place => [getKey(row), row.promotion.id] };
}

const keys = {
  id: ({ promotion }: MerchantPromotion) => promotion.id,
  name: ({ promotion }: MerchantPromotion) => promotion.name.toLowerCase(),
  uses: ({ uses }: MerchantPromotion) => uses,
};
