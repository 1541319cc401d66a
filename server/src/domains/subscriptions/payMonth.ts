import { randomUUID } from "node:crypto";
import { createOrder, fulfillmentRegion } from "@velours/sdk/shop";
import type { Order, Site } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type Refusal, refuse } from "../../platform/contract.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import { refusable, refuseWrites } from "../../platform/store/refusable.ts";
import type { Transaction } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { markChanged, takeStock } from "../catalogue/store/takeStock.ts";
import { creditOrder, type Earner, openEarned } from "../credits/orderCredits.ts";
import { confirmationJobs } from "../orders/confirmationJobs.ts";
import { findEarner } from "../orders/findEarner.ts";
import { type Replay, replay } from "../orders/replay.ts";
import { type KeyedRequest, storeResponse } from "../orders/store/idempotencyKeys.ts";
import { insertOrder } from "../orders/store/orders.ts";
import { type HeldFor, type PaymentRefusal, takePayment } from "../orders/takePayment.ts";
import type { PaymentProvider } from "../payments/PaymentProvider.ts";
import { settleAttempt } from "../payments/store/attempts.ts";
import { type Plan, pricePlan } from "./pricePlan.ts";

/** A month of a plan, for the member of the context. */
export interface Month {
  plan: Plan;
  site: Site;
  vault: PaymentProvider;
  /** Token of the card that pays. */
  card: string;
  /** Whether it is to be paid now; else there is no order. */
  due: boolean;
  userId: number;
  email: string;
}

type MonthResult<Body extends object> = Replay<Body> | PaymentRefusal | Refusal<"cartValidationErrors">;

/**
 * Pays a month and orders what it brings: order, stock, cash back, jobs, what `write` writes, and the answer it gives
 * are one transaction. Answers "claimed" when another request holds the key.
 */
export function payMonth<Body extends object>(
  context: Context,
  request: KeyedRequest,
  month: Month,
  write: (trx: Transaction, order: Order | null) => Promise<Body>,
): Promise<MonthResult<Body> | "claimed"> {
  const { plan, vault, card, due, email } = month;
  const { currency, invoice, shipping } = plan;
  const details = { nonce: card, saved: true, amount: due ? invoice.total : 0, currency, email, shipping };
  return takePayment<MonthResult<Body>, "outOfStock">(
    context,
    request,
    { provider: vault, details: details },
    {
      async commit(held) {
        const earner = month.site.creditsDisplay ? await findEarner(context, email) : null;
        const writeMonth = async (trx: Transaction) => {
          const order = due ? await orderMonth(trx, context, { ...month, earner }, held) : null;
          const text = JSON.stringify(await write(trx, order));
          await storeResponse(trx, request, { status: 200, headers: {}, text });
          return replay<Body>({ headers: {}, text });
        };
        return refusable(() => inTransaction(context.store.db, writeMonth));
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

async function orderMonth(
  trx: Transaction,
  context: Context,
  { plan: { cart, invoice, shipping }, site, userId, email, earner }: Month & { earner: Earner | null },
  { attemptId, transactionId, number }: HeldFor,
): Promise<Order> {
  const { language, now } = context;
  const id = randomUUID();
  const region = fulfillmentRegion(site, shipping?.country);
  const changed = (await takeStock(trx, cart.lines, id, region)) ?? refuseWrites("outOfStock");
  const order = createOrder({
    id,
    number,
    site: site.code as Order["site"],
    language,
    now,
    cart,
    invoice,
    promotion: null,
    option: null,
    transactionId,
    checkout: {
      user: { email, address: { shipping } },
      cart: { products: [], type: "digital", invoice: { total: invoice.total, currency: invoice.currency } },
    },
    payment: { method: "credit-card" },
  });
  const balance = await openEarned(trx, earner, site.code);
  if (balance !== null) order.credits = await creditOrder(trx, balance, order, invoice.rewards ?? 0);
  await insertOrder(trx, number, order, { userId, attemptId });
  if (attemptId !== null) {
    if (!(await settleAttempt(trx, attemptId, id, transactionId))) refuseWrites("attemptReleased");
    await addJobs(trx, [{ kind: "capture", payload: { attempt_id: attemptId } }]);
  }
  await addJobs(trx, confirmationJobs(id));
  await markChanged(trx, changed);
  return order;
}
