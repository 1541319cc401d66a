import { randomUUID } from "node:crypto";
import { createOrder, fulfillmentRegion, openOffer, type Purchase, planStock } from "@velours/sdk/shop";
import type { Order, Upsells } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import type { Job } from "../../platform/jobs/store.ts";
import { refusable, refuseWrites } from "../../platform/store/refusable.ts";
import { Semaphore } from "../../platform/store/Semaphore.ts";
import { inTransaction, repeatOnConflict } from "../../platform/store/transaction.ts";
import { toNonceExpiry } from "../accounts/store/joinNonces.ts";
import type { Addressee } from "../accounts/store/users.ts";
import { stockLock, toTakenUnits } from "../catalogue/store/takeStock.ts";
import { creditOrder, type Earner, openEarned, presentEarnedAlone } from "../credits/orderCredits.ts";
import { spendCredits } from "../credits/store.ts";
import { boughtGiftCards } from "../giftcards/boughtGiftCards.ts";
import { spendGiftCard } from "../giftcards/store.ts";
import { confirmationJobs } from "../orders/confirmationJobs.ts";
import { chooseEarner } from "../orders/findEarner.ts";
import { createJoinNonce, joinNonceHeaders } from "../orders/joinNonce.ts";
import type { KeyedRequest, StoredResponse } from "../orders/store/idempotencyKeys.ts";
import { toOrderRows } from "../orders/store/orders.ts";
import type { HeldFor } from "../orders/takePayment.ts";
import { toPromotionName } from "../promotions/store.ts";
import { createOffer } from "../upsells/createOffer.ts";
import { type OrderWrites, type WriteRefusal, writeOrder } from "./store/writeOrder.ts";

/** A purchase, and the member with the buyer's email address. */
export interface LoadedPurchase extends Purchase {
  member: Addressee | undefined;
}

/** Why an order that was paid is not written. */
export type CommitRefusal = Exclude<WriteRefusal, "stockChanged"> | "outOfStock" | "creditsSpent";

/**
 * Orders that are written at once, of the twenty sessions with the database. Many for one product or one code wait for
 * each other: here they wait as long as it takes, in the database until the lock's time-out, and with every session in
 * use nothing else of the shop is answered.
 */
const transactions = new Semaphore(8);

/** SQLSTATE of a lock that timed out. */
const lockTimeout = "55P03";

/** Seconds an unanswered offer stays open after its end, for an acceptance under way. */
const graceSeconds = 60;

/** Writes an order, what it takes and earns, its offer, its jobs and the response in one transaction, or nothing. */
export async function commitOrder(
  context: Context,
  request: KeyedRequest,
  purchase: LoadedPurchase,
  held: HeldFor,
): Promise<{ done: StoredResponse } | { refused: CommitRefusal }> {
  const upsells = held.attemptId === null ? null : await createOffer(context, purchase, held.transactionId);
  const { site, checkout, member } = purchase;
  const earner = site.creditsDisplay ? chooseEarner(context.user, checkout.user.email, member) : null;
  const draft: Draft = {
    context,
    request,
    purchase,
    held,
    upsells,
    earner,
    order: toOrder(context, purchase, held),
  };
  const write = () => writeDraft(draft);
  return transactions.run(() =>
    write().catch((error: unknown) => {
      // A lock timed out and nothing was written; its holder has finished by now.
      if ((error as { code?: string }).code !== lockTimeout) throw error;
      return write();
    }),
  );
}

/** An order that is about to be written. */
interface Draft {
  context: Context;
  request: KeyedRequest;
  purchase: LoadedPurchase;
  held: HeldFor;
  upsells: Upsells | null;
  earner: Earner | null;
  order: Order;
}

type Written = { done: StoredResponse } | { refused: CommitRefusal };

/**
 * Writes with the stock that was loaded, in one statement. When that stock was sold meanwhile, and for cash back that the
 * buyer spends or sees, it is written in a transaction that locks first.
 */
async function writeDraft(draft: Draft): Promise<Written> {
  const { context, purchase, earner, order } = draft;
  const { cart, invoice } = purchase;
  const plan = planStock(
    cart.lines,
    cart.requestedLines.flatMap(({ record }) => record?.stock ?? []),
    getRegion(purchase),
  );
  const isSimple = !earner?.shown && invoice.payments.credits === 0;
  if (isSimple && !("missing" in plan)) {
    const credits = earner === null ? undefined : presentEarnedAlone({}, invoice.rewards ?? 0);
    const writes = toWrites(draft, { ...order, ...(credits && { credits }) }, plan, {
      earner,
      giftCard: getSpentCard(purchase),
    });
    const written = await refusable<void, WriteRefusal>(() =>
      repeatOnConflict(() => writeOrder(context.store.db, writes)),
    );
    if ("done" in written) return { done: writes };
    if (written.refused !== "stockChanged") return { refused: written.refused };
  }
  return refusable(() => writeWithLocks(draft));
}

/** Locks in one order everywhere: stock by variant, gift card, credits, promotion, catalogue revision. */
const writeWithLocks = (draft: Draft): Promise<StoredResponse> =>
  inTransaction(draft.context.store.db, async (trx) => {
    const { purchase, earner } = draft;
    const { cart, invoice, credits, site } = purchase;
    const order = { ...draft.order };
    const { rows } = await stockLock(cart.lines).execute(trx);
    const plan = planStock(cart.lines, rows, getRegion(purchase));
    if ("missing" in plan) return refuseWrites<CommitRefusal>("outOfStock");
    const card = getSpentCard(purchase);
    if (card !== null && !(await spendGiftCard(trx, card, invoice.payments.giftCard, order.id)))
      refuseWrites<CommitRefusal>("giftCardSpent");
    const earned = await openEarned(trx, earner, site.code);
    if (
      credits !== null &&
      invoice.payments.credits > 0 &&
      !(await spendCredits(trx, credits.uuid, invoice.payments.credits, order.id))
    )
      refuseWrites<CommitRefusal>("creditsSpent");
    if (earned !== null) order.credits = await creditOrder(trx, earned, order, invoice.rewards ?? 0);
    // Card and cash back are written already.
    const writes = toWrites(draft, order, plan, { earner: null, giftCard: null });
    await writeOrder(trx, writes);
    return writes;
  });

const getRegion = ({ site, checkout }: Purchase): string | undefined =>
  fulfillmentRegion(site, checkout.user.address?.shipping?.country);

/** The code of the gift card that pays a part, or null. */
const getSpentCard = ({ giftCard, invoice }: Purchase): string | null =>
  giftCard !== null && invoice.payments.giftCard > 0 ? giftCard.code : null;

const toOrder = (
  { language, now }: Context,
  { site, cart, invoice, promotion, option, checkout, payment }: Purchase,
  { number, transactionId }: HeldFor,
): Order =>
  createOrder({
    id: randomUUID(),
    number,
    site: site.code as Order["site"],
    language,
    now,
    cart,
    invoice,
    promotion,
    option,
    transactionId,
    checkout,
    payment,
    cancellationMinutes: site.limits.cancellationMinutes,
    returnDays: site.limits.returnDays,
  });

function toWrites(
  { context, request, purchase, held, upsells }: Draft,
  order: Order,
  { takes, uncounted }: Extract<ReturnType<typeof planStock>, { takes: unknown }>,
  { earner, giftCard }: { earner: Earner | null; giftCard: string | null },
): OrderWrites {
  const { promotion, invoice, cart } = purchase;
  const { attemptId, transactionId, number } = held;
  const { operation, key, claim } = request;
  const nonce = context.user === undefined ? createJoinNonce() : null;
  const owner = earner?.owner ?? { email: null };
  return {
    ...toOrderRows(number, order, { userId: context.user?.id ?? null, attemptId }),
    operation,
    key,
    claim,
    transactionId,
    takes: takes.map(toTakenUnits),
    uncounted: uncounted.map(({ variant_id, region }) => ({ variant_id, region })),
    promotion: promotion === null ? null : toPromotionName(promotion.name),
    giftCard,
    giftCardAmount: invoice.payments.giftCard,
    creditsId: randomUUID(),
    earner: "userId" in owner ? owner.userId : null,
    earnerEmail: "userId" in owner ? null : (owner.email?.toLowerCase() ?? null),
    rewards: invoice.rewards ?? 0,
    taskId: upsells?.task_id ?? null,
    offer: upsells,
    offerExpires: upsells?.expires ?? null,
    nonce,
    nonceExpires: toNonceExpiry(context.now),
    jobs: [...createJobs(order, attemptId, upsells), ...boughtGiftCards(order, cart.lines, attemptId)],
    status: 200,
    headers: joinNonceHeaders(nonce),
    text: JSON.stringify({ ...order, upsells, offer: upsells && openOffer(upsells) }),
  };
}

/** The confirmation of an order with an offer is sent when the offer ended, with what was added. */
function createJobs(order: Order, attemptId: string | null, upsells: Upsells | null): Job[] {
  const followUp: Job[] =
    upsells === null
      ? confirmationJobs(order.id)
      : [
          {
            kind: "close-order",
            payload: { task_id: upsells.task_id },
            delay: (Date.parse(upsells.expires) - Date.parse(order.created_at)) / 1000 + graceSeconds,
          },
        ];
  return attemptId === null
    ? followUp
    : [{ kind: "capture", payload: { attempt_id: attemptId } }, ...followUp];
}
