import { NO_REVISION } from "../../rules/merchant/matchesRevision.ts";
import { decimalText, sumAmounts } from "../../rules/money.ts";
import { isParcelLine } from "../../rules/orders/isParcelLine.ts";
import type {
  CustomerErasureInput,
  GiftCardIssueInput,
  Order,
  Promotion,
  Proposal,
  RefundInput,
  Site,
  SiteApprovals,
  SiteCode,
} from "../../types.ts";
import type { RecordedChange } from "../audit/RecordedChange.ts";
import { recipientRefusal } from "../giftCards/issueRefusal.ts";
import type { Act, ProposedRequest } from "./Act.ts";
import { largestPercent } from "./largestPercent.ts";

/** Settings that are absent ask for nothing. */
const isAbove = (amount: number, limit = Number.POSITIVE_INFINITY): boolean => amount > limit;

/** True for a promotion that is on and takes off more than one person of its site may decide. */
export const needsPromotionConsent = (
  { promotionAbovePercent }: SiteApprovals,
  promotion: Promotion,
): boolean => promotion.enabled && isAbove(largestPercent(promotion), promotionAbovePercent);

/** The headers that decide what is done: others are of the request alone. */
const pickHeaders = ({
  "idempotency-key": key,
  "if-match": revision,
}: ProposedRequest["headers"]): ProposedRequest["headers"] => ({
  "idempotency-key": key,
  ...(revision !== undefined && { "if-match": revision }),
});

/** A refund, or a cancellation with its refund. */
interface RefundAct {
  operation: "refundOrder" | "cancelMerchantOrder";
  order: Pick<Order, "id" | "number" | "site" | "products" | "invoice">;
  /** All refunds of the order, this one last. */
  refunds: readonly { amount: number; lines: readonly { line: number }[] }[];
  request: ProposedRequest & { body: RefundInput };
}

/**
 * A refund together with those before it: many small ones are a large one. A cancellation is weighed only when it gives back
 * what never leaves in a parcel: the goods of its other lines are still here.
 */
export function refundAct({ operation, order, refunds, request }: RefundAct): Act {
  const { amount = 0, lines = [] } = refunds.at(-1) ?? {};
  const isHere = lines.every(({ line }) => isParcelLine(order.products[line - 1]!));
  const isWeighed = amount > 0 && !(operation === "cancelMerchantOrder" && isHere);
  const { params, headers, body } = request;
  return {
    isNeeded: ({ refundAbove }) =>
      isWeighed && isAbove(sumAmounts(refunds.map((each) => each.amount)), refundAbove),
    proposed: {
      operation,
      site: order.site,
      orderId: order.id,
      request: { params, headers: pickHeaders(headers), body },
      about: {
        refund: {
          order: order.number,
          amount: decimalText(amount),
          currency: order.invoice.currency,
          input: body,
        },
      },
    },
  };
}

/**
 * A gift card with all others that its issuer made within a day: `issued` is the sum. A card that waits needs a recipient, because
 * nobody else would read its code.
 */
export const giftCardAct = (
  { headers, body }: { headers: ProposedRequest["headers"]; body: GiftCardIssueInput },
  issued: number,
): Act => ({
  isNeeded: ({ giftCardAbove }) => isAbove(issued, giftCardAbove),
  barred: body.recipient === undefined ? recipientRefusal() : null,
  proposed: {
    operation: "issueGiftCard",
    site: body.site,
    orderId: null,
    request: { params: {}, headers: pickHeaders(headers), body },
    about: { giftCard: body },
  },
});

/** The saving of a promotion. */
interface PromotionAct {
  promotion: Promotion;
  /** Of the one that it replaces; undefined for none. */
  revision: string | undefined;
  key: string | undefined;
}

/** A promotion whose approver agrees to replace the one that is there now, and no other. */
export const promotionAct = ({ promotion, revision = NO_REVISION, key }: PromotionAct): Act => ({
  isNeeded: (approvals) => needsPromotionConsent(approvals, promotion),
  proposed: {
    operation: "saveMerchantPromotion",
    site: promotion.site,
    orderId: null,
    request: {
      params: { id: promotion.id },
      headers: { "idempotency-key": key, "if-match": revision },
      body: promotion,
    },
    about: { promotion },
  },
});

/** An erasure: it is of all sites, so any of them may ask. `ownSite` has those that none asks for. */
export const erasureAct = (
  {
    params: { id },
    headers,
    body,
  }: { params: { id: string }; headers: ProposedRequest["headers"]; body: CustomerErasureInput },
  sites: readonly Pick<Site, "code" | "approvals">[],
  ownSite: SiteCode,
): Act => ({
  isNeeded: ({ erase = false }) => erase,
  proposed: {
    operation: "eraseCustomer",
    site: sites.find(({ approvals }) => approvals?.erase)?.code ?? ownSite,
    orderId: null,
    request: { params: { id }, headers: pickHeaders(headers), body },
    about: { customer: { id } },
  },
});

/** A replay of an entry of the log. */
interface ReplayAct {
  replay: NonNullable<Proposal["replay"]>;
  changed: readonly RecordedChange[];
  key: string | undefined;
}

/**
 * A replay, once for each promotion that it puts back: all of it waits for one that a single person must not save. The approver
 * agrees to exactly these changes.
 */
export const replayActs = ({ replay, changed, key }: ReplayAct): Act[] =>
  changed.flatMap(({ part, after }): Act[] => {
    if (part !== "promotions" || after === null) return [];
    const promotion = after as Promotion;
    const { entry, invert, revision } = replay;
    return [
      {
        isNeeded: (approvals) => needsPromotionConsent(approvals, promotion),
        proposed: {
          operation: "replayEntry",
          site: promotion.site,
          orderId: null,
          request: {
            params: { id: entry },
            headers: { "idempotency-key": key, "if-match": revision },
            body: { invert },
          },
          about: { replay },
        },
      },
    ];
  });
