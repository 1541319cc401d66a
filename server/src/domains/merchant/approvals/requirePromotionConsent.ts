import { NO_REVISION } from "@velours/sdk/rules";
import type { Promotion, Site } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { toRevision } from "../toRevision.ts";
import { largestPercent } from "./largestPercent.ts";
import { requireConsent } from "./requireConsent.ts";

interface Replacement {
  promotion: Promotion;
  /** The one that it replaced; undefined for none. */
  before: Promotion | undefined;
  key?: string | undefined;
}

/** True for a promotion that is on and takes off more than one person of its site may decide. */
export const needsPromotionConsent = (
  { promotionAbovePercent = Number.POSITIVE_INFINITY }: NonNullable<Site["approvals"]>,
  promotion: Promotion,
): boolean => promotion.enabled && largestPercent(promotion) > promotionAbovePercent;

/** Undoes a promotion that needs consent. */
export const requirePromotionConsent = (
  trx: Transaction,
  context: Pick<Context, "approval">,
  { promotion, before, key }: Replacement,
): Promise<void> =>
  requireConsent(trx, context, (approvals) => needsPromotionConsent(approvals, promotion), {
    operation: "saveMerchantPromotion",
    site: promotion.site,
    orderId: null,
    // The approver agrees to replace the promotion that is there now, and no other.
    request: {
      params: { id: promotion.id },
      headers: {
        "idempotency-key": key,
        "if-match": before === undefined ? NO_REVISION : toRevision(before),
      },
      body: promotion,
    },
    about: { promotion },
  });
