import type { MerchantPromotion, Promotion } from "@velours/sdk/types";
import type { MockSession } from "../../session/MockSession.ts";
import { toRevision } from "./log/toRevision.ts";

/** A promotion as imports have it, with its uses in the session. */
export const presentMerchantPromotion = (promotion: Promotion, session: MockSession): MerchantPromotion => ({
  promotion,
  revision: toRevision(promotion),
  uses: session.promotion(promotion.name)?.uses ?? 0,
});
