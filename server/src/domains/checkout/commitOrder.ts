import { randomUUID } from "node:crypto";
import { createOrder, fulfillmentRegion, openOffer, type Purchase, type StockRow } from "@velours/sdk/shop";
import type { Order, Site, Upsells } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import type { KeyedRequest, StoredResponse } from "../../platform/idempotency/store.ts";
import type { Job } from "../../platform/jobs/store.ts";
import type { EmailOwner } from "../accounts/store/users.ts";
import { payDraft } from "../drafts/payDraft.ts";
import { boughtGiftCards } from "../giftcards/boughtGiftCards.ts";
import { confirmationJobs } from "../orders/confirmationJobs.ts";
import { chooseCashBackRecipient } from "../orders/findCashBackRecipient.ts";
import { createJoinNonce } from "../orders/joinNonce.ts";
import { recordOrder, type SpendingRefusal } from "../orders/recordOrder.ts";
import type { HeldPayment } from "../orders/takePayment.ts";
import { createOffer } from "../upsells/createOffer.ts";

/** A purchase, and the member with the buyer's email address. */
export interface LoadedPurchase extends Purchase {
  member: EmailOwner | undefined;
}

/** Seconds an unanswered offer stays open after its end, for an acceptance under way. */
const graceSeconds = 60;

/** The stock that the purchase was checked with. */
export const getLoadedStock = ({ cart }: Purchase): StockRow[] =>
  cart.requestedLines.flatMap(({ record }) => record?.stock ?? []);

/** The region whose stock is taken first. */
export const getStockRegion = ({ site, checkout }: Purchase): string | undefined =>
  fulfillmentRegion(site, checkout.user.address?.shipping?.country);

/** Writes the order of a purchase that was paid, and its offer. */
export async function commitOrder(
  context: Context,
  request: KeyedRequest,
  purchase: LoadedPurchase,
  held: HeldPayment,
): Promise<{ done: StoredResponse } | { refused: SpendingRefusal | "draftNotOpen" }> {
  const { attemptId, transactionId } = held;
  const upsells = attemptId === null ? null : await createOffer(context, purchase, transactionId);
  const { site, checkout, member, cart, invoice, promotion, giftCard, credits } = purchase;
  const order = toOrder(context, purchase, held);
  const { payments } = invoice;
  return recordOrder<"draftNotOpen">(context, {
    request,
    held,
    order,
    lines: cart.lines,
    extend: null,
    stock: getLoadedStock(purchase),
    region: getStockRegion(purchase),
    userId: context.user?.id ?? null,
    spends: {
      promotion: promotion?.promotion ?? null,
      giftCard: giftCard && payments.giftCard > 0 ? { code: giftCard.code, amount: payments.giftCard } : null,
      credits: credits && payments.credits > 0 ? { uuid: credits.uuid, amount: payments.credits } : null,
    },
    recipient: site.creditsDisplay
      ? chooseCashBackRecipient(context.user, checkout.user.email, member)
      : null,
    rewards: invoice.rewards ?? 0,
    joinNonce: context.user === undefined ? createJoinNonce() : null,
    upsells,
    jobs: [...followUpJobs(order, site, upsells), ...boughtGiftCards(order, cart.lines, attemptId)],
    ...(checkout.draft !== undefined && { beside: payDraft({ token: checkout.draft, site: context.site }) }),
    present: (written) => ({ ...written, upsells, offer: upsells && openOffer(upsells) }),
  });
}

const toOrder = (
  { language, now }: Context,
  { site, cart, invoice, discounts, promotion, option, checkout, payment }: Purchase,
  { number, transactionId }: HeldPayment,
): Order =>
  createOrder({
    id: randomUUID(),
    number,
    site,
    language,
    now,
    cart,
    invoice,
    discounts,
    promotion,
    option,
    transactionId,
    user: checkout.user,
    payment,
  });

/** The confirmation of an order with an offer is sent when the offer ended, with what was added. */
function followUpJobs(order: Order, site: Site, upsells: Upsells | null): Job[] {
  if (upsells === null) return confirmationJobs(order.id, site);
  const untilEnd = (Date.parse(upsells.expires) - Date.parse(order.created_at)) / 1000;
  return [{ kind: "close-order", payload: { task_id: upsells.task_id }, delay: untilEnd + graceSeconds }];
}
