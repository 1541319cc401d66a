import type { MerchantPromotion, Promotion } from "@velours/sdk/types";
import type { MockSession } from "../../session/MockSession.ts";
import { hash } from "../hash.ts";

/** A promotion as imports have it, with its uses in the session. */
export const presentMerchantPromotion = (promotion: Promotion, session: MockSession): MerchantPromotion => ({
  promotion,
  revision: hash(JSON.stringify(promotion)),
  uses: session.promotion(promotion.name)?.uses ?? 0,
});
