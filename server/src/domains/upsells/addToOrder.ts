import {
  type AcceptedOffer,
  acceptedOrder,
  fulfillmentRegion,
  offerExpired,
  orderOffer,
  type ProductRecord,
  soldOutRefusal,
} from "@velours/sdk/shop";
import type { CartLine, Order, Site } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type Result, refuse } from "../../platform/contract.ts";
import { type Concurrent, replay } from "../../platform/idempotency/replay.ts";
import type { KeyedRequest } from "../../platform/idempotency/store.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { confirmationJobs } from "../orders/confirmationJobs.ts";
import { findCashBackRecipient } from "../orders/findCashBackRecipient.ts";
import { createJoinNonce } from "../orders/joinNonce.ts";
import { recordOrder } from "../orders/recordOrder.ts";
import { acceptOfferTask, type StoredOfferTask } from "../orders/store/offerTasks.ts";
import {
  type HeldPayment,
  type PaymentDetails,
  type ReleasedMeanwhile,
  takePayment,
  throttlePayment,
} from "../orders/takePayment.ts";
import { getDescriptor } from "../payments/getDescriptor.ts";

type AcceptanceResult = Result<"acceptUpsell">;
/** Why an offer that was paid is not added. */
type Refused = "outOfStock" | "offerClosed";

/** An offer that may be paid. */
export interface Acceptance {
  task: StoredOfferTask;
  order: Order;
  /** The signed-in member who owns the order; undefined for a guest's. */
  user: Context["user"];
  site: Site;
  taken: AcceptedOffer;
  /** Of the products taken. */
  records: ProductRecord[];
  lines: CartLine[];
}

/** Pays an offer and adds it to its order. */
export async function addToOrder(
  context: Context,
  request: KeyedRequest,
  acceptance: Acceptance,
): Promise<AcceptanceResult | Concurrent> {
  const details = toPaymentDetails(acceptance);
  const limited = await throttlePayment(context, details);
  if (limited !== null) return limited;
  const payment = { provider: context.payments, details };
  return takePayment<AcceptanceResult, Refused>(context, request, payment, {
    purpose: "offer",
    commit: (held) => commit(context, request, acceptance, held),
    releaseReasons: { outOfStock: "soldOut", offerClosed: "offerEnded" },
    async toRefusal(reason) {
      if (reason === "offerClosed") throw offerExpired();
      return refuse("cartValidationErrors", soldOutRefusal(acceptance.taken));
    },
  });
}

function toPaymentDetails({ task: { offer }, order, site, taken }: Acceptance): PaymentDetails {
  return {
    nonce: offer.token ?? offer.nonce ?? "",
    saved: offer.token !== null,
    amount: taken.invoice.total,
    currency: taken.invoice.currency,
    email: order.user.email,
    ...order.address,
    descriptor: getDescriptor(site),
  };
}

async function commit(
  context: Context,
  request: KeyedRequest,
  { task, order, user, site, taken, records, lines }: Acceptance,
  held: HeldPayment,
): Promise<{ done: AcceptanceResult } | { refused: Refused | ReleasedMeanwhile }> {
  const { store } = context;
  const offer = orderOffer({ ...task, state: "accepted", accepted: taken.variants });
  const recorded = await recordOrder<Refused>(context, {
    request,
    held,
    order,
    lines,
    extend: (locked) => acceptedOrder(locked, lines, records, taken.invoice, context.now),
    stock: [],
    region: fulfillmentRegion(site, order.address.shipping?.country),
    userId: user?.id ?? null,
    spends: null,
    // The order's owner decides what the response shows, not the caller.
    recipient: site.creditsDisplay ? await findCashBackRecipient({ user, store }, order.user.email) : null,
    rewards: taken.invoice.rewards ?? 0,
    joinNonce: user === undefined ? createJoinNonce() : null,
    upsells: null,
    jobs: [
      ...confirmationJobs(order.id, site),
      { kind: "mail", payload: { template: "offer-added", order_id: order.id } },
    ],
    beside: {
      async before(trx) {
        if (!(await acceptOfferTask(trx, task.id, taken.variants))) refuseWrites<Refused>("offerClosed");
      },
    },
    present: (written) => ({ ...written, offer }),
  });
  return "done" in recorded ? { done: replay<Order>(recorded.done) } : { refused: recorded.refused };
}
