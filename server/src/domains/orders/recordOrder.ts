import { normalizeCode } from "@velours/sdk/rules";
import { planStock, type StockRow } from "@velours/sdk/shop";
import type { CartLine, Order, Upsells } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import type { KeyedRequest, StoredResponse } from "../../platform/idempotency/store.ts";
import type { Job } from "../../platform/jobs/store.ts";
import { refusable, refuseWrites } from "../../platform/store/refusable.ts";
import { Semaphore } from "../../platform/store/Semaphore.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { inTransaction, repeatOnConflict } from "../../platform/store/transaction.ts";
import { deleteJoinNonces, toNonceExpiry } from "../accounts/store/joinNonces.ts";
import { stockLock, toTakenUnits } from "../catalogue/store/takeStock.ts";
import {
  type CashBackRecipient,
  creditOrder,
  openEarned,
  presentEarnedAlone,
} from "../credits/orderCredits.ts";
import { newCreditsId, spendCredits } from "../credits/store.ts";
import { spendGiftCard } from "../giftcards/store.ts";
import { lockCashBackRecipient } from "./findCashBackRecipient.ts";
import { joinNonceHeaders } from "./joinNonce.ts";
import { lockOrder, toOrderRows } from "./store/orders.ts";
import { type OrderWrites, type WriteRefusal, writeOrder } from "./store/writeOrder.ts";
import type { HeldPayment, ReleasedMeanwhile } from "./takePayment.ts";

/** Writes of a domain that sells something, beside its order, in the same transaction. */
export interface BesideOrder {
  /** Runs when everything that the order needs is locked, before it is written. May refuse. */
  before?(trx: Transaction): Promise<void>;
  after?(trx: Transaction, order: Order): Promise<void>;
}

export interface Spending {
  promotion: { id: number; name: string } | null;
  giftCard: { code: string; amount: number } | null;
  /** Cash back that pays a part. */
  credits: { uuid: string; amount: number } | null;
}

const nothing: Spending = { promotion: null, giftCard: null, credits: null };

/** An order that was paid, with all that it takes, earns and causes. */
export interface OrderRecord {
  request: KeyedRequest;
  held: HeldPayment;
  /** Without the cash back it earns; as it was read, when it gets lines. */
  order: Order;
  /** Sold now: all lines of a new order, or those that it gets. */
  lines: readonly CartLine[];
  /** Adds the lines to an existing order, as it is when it is locked: it may have changed during the payment. Null for a new one. */
  extend: ((locked: Order) => Order) | null;
  /** Stock as it was loaded; empty when it is to be read. */
  stock: readonly StockRow[];
  /** The region whose stock is taken first. */
  region: string | undefined;
  /** The owner; null for a guest. */
  userId: number | null;
  /** Balances and uses that only a checkout spends. */
  spends: Spending | null;
  /** As the buyer's address was before the payment; when it is proven since, its member earns. */
  recipient: CashBackRecipient | null;
  rewards: number;
  joinNonce: string | null;
  /** The offer that the order opens. */
  upsells: Upsells | null;
  jobs: readonly Job[];
  beside?: BesideOrder;
  /** The response's body. */
  present(order: Order): object;
}

/** Why an order that was paid is not written. */
export type RecordRefusal = "outOfStock" | ReleasedMeanwhile;

/** The same where a promotion, a gift card and cash back are used. */
export type SpendingRefusal = RecordRefusal | "promotionUsed" | "giftCardSpent" | "creditsSpent";

/**
 * Orders that are written at once, of the twenty sessions with the database. Many for one product or one code wait for
 * each other: here they wait as long as it takes, in the database until the lock's time-out, and with every session in
 * use nothing else of the shop is answered.
 */
const transactions = new Semaphore(8);

/** SQLSTATE of a lock that timed out. */
const lockTimeout = "55P03";

type Recorded<Refused> = { done: StoredResponse } | { refused: Refused };

/**
 * Writes an order, or what is added to one, with all it takes and earns, its jobs and the response, in one transaction or
 * not at all. `Refused` is what `beside` refuses.
 */
export function recordOrder<Refused extends string = never>(
  context: Context,
  record: OrderRecord & { spends: null },
): Promise<Recorded<Refused | RecordRefusal>>;
export function recordOrder<Refused extends string = never>(
  context: Context,
  record: OrderRecord,
): Promise<Recorded<Refused | SpendingRefusal>>;
export function recordOrder(context: Context, record: OrderRecord): Promise<Recorded<string>> {
  const write = () => writeRecord(context, record);
  return transactions.run(() =>
    write().catch((error: unknown) => {
      // A lock timed out and nothing was written; its holder has finished by now.
      if ((error as { code?: string }).code !== lockTimeout) throw error;
      return write();
    }),
  );
}

/**
 * Writes with the stock that was loaded, in one statement. When that stock was sold or the buyer's address was proven
 * meanwhile, for cash back that the buyer spends or sees, and with anything beside the order, it is written in a
 * transaction that locks first.
 */
async function writeRecord(context: Context, record: OrderRecord): Promise<Recorded<string>> {
  const { order, lines, stock, region, recipient, spends, extend, beside, rewards } = record;
  const isSimple = extend === null && !beside && !recipient?.shown && !spends?.credits;
  const plan = isSimple ? planStock(lines, stock, region) : null;
  if (plan !== null && !("missing" in plan)) {
    const earned = recipient === null ? undefined : presentEarnedAlone({}, rewards);
    const writes = toWrites(context, record, { ...order, ...(earned && { credits: earned }) }, plan);
    const written = await refusable<void, WriteRefusal>(() =>
      repeatOnConflict(() => writeOrder(context.store.db, writes, false)),
    );
    if ("done" in written) return { done: writes };
    if (written.refused !== "stockChanged" && written.refused !== "emailProven")
      return { refused: written.refused };
  }
  return refusable(() => writeWithLocks(context, record));
}

/**
 * Locks in one order everywhere: the member who has the address of a guest or of an unproven member, the order when it is
 * there already, stock by variant, gift card, credits, what is written beside the order, promotion, catalogue revision.
 */
const writeWithLocks = (context: Context, record: OrderRecord): Promise<StoredResponse> =>
  inTransaction(context.store.db, async (trx) => {
    const { lines, region, spends, rewards, extend, beside } = record;
    const recipient = await lockCashBackRecipient(trx, record.recipient, record.order.user.email);
    const { giftCard, credits } = spends ?? nothing;
    const order = { ...(extend === null ? record.order : extend(await requireLocked(trx, record.order.id))) };
    const { rows } = await stockLock(lines).execute(trx);
    const plan = planStock(lines, rows, region);
    if ("missing" in plan) return refuseWrites<SpendingRefusal>("outOfStock");
    if (giftCard !== null && !(await spendGiftCard(trx, giftCard.code, giftCard.amount, order.id)))
      refuseWrites<SpendingRefusal>("giftCardSpent");
    const earned = await openEarned(trx, recipient, { site: order.site, currency: order.invoice.currency });
    if (credits !== null && !(await spendCredits(trx, credits.uuid, credits.amount, order.id)))
      refuseWrites<SpendingRefusal>("creditsSpent");
    await beside?.before?.(trx);
    if (extend !== null && record.joinNonce !== null) await deleteJoinNonces(trx, order.id);
    if (earned !== null) order.credits = await creditOrder(trx, earned, order, rewards);
    // Card and cash back are written already.
    const left = spends && { ...spends, giftCard: null };
    const writes = toWrites(context, { ...record, spends: left, recipient: null }, order, plan);
    await writeOrder(trx, writes, extend !== null);
    await beside?.after?.(trx, order);
    return writes;
  });

async function requireLocked(trx: Transaction, id: string): Promise<Order> {
  const locked = await lockOrder(trx, id);
  if (locked === undefined) throw new Error(`order ${id} is gone`);
  return locked.order;
}

type StockPlan = Extract<ReturnType<typeof planStock>, { takes: unknown }>;

function toWrites(
  { now }: Context,
  record: OrderRecord,
  order: Order,
  { takes, uncounted }: StockPlan,
): OrderWrites {
  const { request, held, lines, extend, userId, recipient, joinNonce, upsells } = record;
  const { promotion, giftCard } = record.spends ?? nothing;
  const { attemptId, transactionId, number } = held;
  const { operation, key, claim } = request;
  const owner = recipient?.owner;
  const from = extend !== null ? order.products.length - lines.length : 0;
  return {
    ...toOrderRows(number, order, { userId, attemptId, promotionId: promotion?.id ?? null }, from),
    operation,
    key,
    claim,
    transactionId,
    takes: takes.map(toTakenUnits),
    uncounted: uncounted.map(({ variant_id, region }) => ({ variant_id, region })),
    promotion: promotion === null ? null : normalizeCode(promotion.name),
    giftCard: giftCard?.code ?? null,
    giftCardAmount: giftCard?.amount ?? 0,
    creditsId: newCreditsId(owner, { site: order.site, currency: order.invoice.currency }),
    recipient: owner && "userId" in owner ? owner.userId : null,
    recipientEmail: owner && "email" in owner ? owner.email.toLowerCase() : null,
    rewards: record.rewards,
    invoicedAt: extend === null ? order.created_at : now.toISOString(),
    taskId: upsells?.task_id ?? null,
    offer: upsells,
    offerExpires: upsells?.expires ?? null,
    nonce: joinNonce,
    nonceExpires: toNonceExpiry(now),
    jobs: [
      ...(attemptId === null ? [] : [{ kind: "capture" as const, payload: { attempt_id: attemptId } }]),
      ...record.jobs,
    ],
    status: 200,
    headers: joinNonceHeaders(joinNonce),
    text: JSON.stringify(record.present(order)),
  };
}
