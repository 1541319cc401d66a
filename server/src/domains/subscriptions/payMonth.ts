import { randomUUID } from "node:crypto";
import { createOrder, fulfillmentRegion } from "@velours/sdk/shop";
import type { Order, Site } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type ErrorResponse, refuse } from "../../platform/contract.ts";
import { type Concurrent, type Replay, replay } from "../../platform/idempotency/replay.ts";
import { type KeyedRequest, type StoredResponse, storeResponse } from "../../platform/idempotency/store.ts";
import { refusable } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { confirmationJobs } from "../orders/confirmationJobs.ts";
import { findCashBackRecipient } from "../orders/findCashBackRecipient.ts";
import { recordOrder } from "../orders/recordOrder.ts";
import {
  type HeldPayment,
  type PaymentRefusal,
  type ReleasedMeanwhile,
  takePayment,
  throttlePayment,
} from "../orders/takePayment.ts";
import type { PaymentProvider } from "../payments/PaymentProvider.ts";
import { type Plan, pricePlan } from "./pricePlan.ts";
import { insertSubscriptionOrder, type SubscriptionRow } from "./store.ts";

/** A month of a plan, for the member of the context. */
export interface Month<Body extends object> {
  plan: Plan;
  site: Site;
  vault: PaymentProvider;
  /** Token of the card that pays. */
  card: string;
  /** The month is to be paid now; else there is no order. */
  due: boolean;
  userId: number;
  email: string;
  /** Writes the subscription; in the transaction of its order. */
  begin(trx: Transaction): Promise<SubscriptionRow>;
  present(subscription: SubscriptionRow, order: Order | null): Body;
}

type MonthResult<Body extends object> = Replay<Body> | PaymentRefusal | ErrorResponse<"cartValidationErrors">;
type Refused = "outOfStock" | ReleasedMeanwhile;
type Written = { done: StoredResponse } | { refused: Refused };

/**
 * Pays a month and orders what it brings: the subscription, its order and the response are one transaction.
 */
export async function payMonth<Body extends object>(
  context: Context,
  request: KeyedRequest,
  month: Month<Body>,
): Promise<MonthResult<Body> | Concurrent> {
  const { plan, vault, card, due, email } = month;
  const { currency, invoice, shipping } = plan;
  const details = { nonce: card, saved: true, amount: due ? invoice.total : 0, currency, email, shipping };
  const limited = await throttlePayment(context, details);
  if (limited !== null) return limited;
  return takePayment<MonthResult<Body>, "outOfStock">(
    context,
    request,
    { provider: vault, details },
    {
      purpose: "month",
      async commit(held) {
        const written = due
          ? await orderMonth(context, request, month, held)
          : await changeOnly(context, request, month);
        return "done" in written ? { done: replay<Body>(written.done) } : written;
      },
      releaseReasons: { outOfStock: "soldOut" },
      async toRefusal() {
        const repriced = await pricePlan(context, plan.productIds, currency);
        return repriced !== undefined && "problems" in repriced
          ? refuse("cartValidationErrors", repriced.problems)
          : refuse("serviceUnavailable", null, { headers: { "retry-after": 1 } });
      },
    },
  );
}

/** Other terms of a month that is paid already. */
const changeOnly = <Body extends object>(
  { store }: Context,
  request: KeyedRequest,
  { begin, present }: Month<Body>,
): Promise<Written> =>
  refusable(() =>
    inTransaction(store.db, async (trx) => {
      const text = JSON.stringify(present(await begin(trx), null));
      const response = { status: 200, headers: {}, text };
      await storeResponse(trx, request, response);
      return response;
    }),
  );

async function orderMonth<Body extends object>(
  context: Context,
  request: KeyedRequest,
  { plan, site, userId, email, begin, present }: Month<Body>,
  held: HeldPayment,
): Promise<Written> {
  const { cart, invoice, shipping } = plan;
  const { language, now } = context;
  const order = createOrder({
    id: randomUUID(),
    number: held.number,
    site,
    language,
    now,
    cart,
    invoice,
    discounts: [],
    promotion: null,
    option: null,
    transactionId: held.transactionId,
    user: { email, address: { shipping } },
    payment: { method: "credit-card" },
  });
  let subscription: SubscriptionRow;
  return recordOrder(context, {
    request,
    held,
    order,
    lines: cart.lines,
    extend: null,
    stock: [],
    region: fulfillmentRegion(site, shipping?.country),
    userId,
    spends: null,
    recipient: site.creditsDisplay ? await findCashBackRecipient(context, email) : null,
    rewards: invoice.rewards ?? 0,
    joinNonce: null,
    upsells: null,
    jobs: confirmationJobs(order.id, site),
    beside: {
      async before(trx) {
        subscription = await begin(trx);
      },
      after: (trx, written) => insertSubscriptionOrder(trx, subscription.id, written.id),
    },
    present: (written) => present(subscription, written),
  });
}
