import { bnplOrder } from "@velours/sdk/rules";
import { type Purchase, toCartRequest } from "@velours/sdk/shop";
import type { Address, Order } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type Result, refuse } from "../../platform/contract.ts";
import { type Concurrent, findReplay, replay } from "../../platform/idempotency/replay.ts";
import type { KeyedRequest } from "../../platform/idempotency/store.ts";
import { loadCheckedCart } from "../cart/loadCheckedCart.ts";
import { readStock } from "../catalogue/store/takeStock.ts";
import { readCredits } from "../credits/store.ts";
import { readPayableDraft } from "../drafts/readPayableDraft.ts";
import { readGiftCard } from "../giftcards/store.ts";
import type { SpendingRefusal } from "../orders/recordOrder.ts";
import {
  latestPayment,
  type PaymentDetails,
  type ReleasedMeanwhile,
  retryLater,
  type Settlement,
  takePayment,
} from "../orders/takePayment.ts";
import { getDescriptor } from "../payments/getDescriptor.ts";
import { toCustomer } from "../payments/toCustomer.ts";
import { commitOrder, getLoadedStock, getStockRegion, type LoadedPurchase } from "./commitOrder.ts";
import { UnitsUnderWay } from "./UnitsUnderWay.ts";

type CheckoutResult = Result<"submitCheckout">;
/** Stock, gift card, cash back or draft that another order used up. */
type Sold = Exclude<SpendingRefusal, ReleasedMeanwhile> | "draftNotOpen";

const releaseReasons: Settlement<CheckoutResult, Sold>["releaseReasons"] = {
  outOfStock: "soldOut",
  promotionUsed: "promotionUsedUp",
  giftCardSpent: "balanceSpent",
  creditsSpent: "balanceSpent",
  draftNotOpen: "draftNotOpen",
};

const unitsUnderWay = new UnitsUnderWay();

/**
 * Pays and places an order: order, stock, gift card, promotion, offer, jobs and answer are written in one transaction
 * (takePayment).
 */
export async function placeOrder(
  context: Context,
  request: KeyedRequest,
  purchase: LoadedPurchase,
): Promise<CheckoutResult | Concurrent> {
  const providerPayment = {
    provider: purchase.payment.kind === "bnpl" ? context.bnpl : context.payments,
    details: toPaymentDetails(context, purchase),
  };
  const units = await takeUnits(context, purchase);
  if (units === "late") return retryLater();
  if (units === "sold")
    return (await findReplay<Order>(context, request)) ?? toOrderRefusal(context, purchase, "outOfStock");
  try {
    return await takePayment<CheckoutResult, Sold>(context, request, providerPayment, {
      purpose: "order",
      async commit(held) {
        const committed = await commitOrder(context, request, purchase, held);
        return "refused" in committed ? committed : { done: replay<Order>(committed.done) };
      },
      toRefusal: (reason) => toOrderRefusal(context, purchase, reason),
      releaseReasons,
    });
  } finally {
    units();
  }
}

const takeUnits = (context: Context, purchase: Purchase) =>
  unitsUnderWay.take(
    {
      lines: purchase.cart.lines,
      stock: getLoadedStock(purchase),
      region: getStockRegion(purchase),
      since: context.now.getTime(),
      until: latestPayment(context),
    },
    (variantId) => readStock(context.store.db, variantId),
    (result) => context.purchaseQueue.pause(result),
  );

/** The payment's details for the provider; all amounts are the server's own. */
function toPaymentDetails(context: Context, purchase: Purchase): PaymentDetails {
  const { checkout, payment, cart, invoice, site } = purchase;
  const { user } = checkout;
  const { billing, shipping } = user.address ?? {};
  const addresses = {
    billing: (billing as Address | null | undefined) ?? null,
    shipping: shipping ?? null,
  };
  const details = {
    amount: invoice.total,
    currency: invoice.currency,
    email: user.email,
    ...addresses,
    descriptor: getDescriptor(site),
  };
  switch (payment.kind) {
    case "internal":
      return { ...details, nonce: "" };
    case "card": {
      const { nonce, keep, deviceData, kountId } = payment;
      return { ...details, nonce, deviceData, kountId, keepFor: keep ? toCustomer(context) : null };
    }
    case "savedCard": {
      const { token, deviceData, kountId } = payment;
      return { ...details, nonce: token, saved: true, deviceData, kountId };
    }
    case "wallet": {
      const { nonce, deviceData, kountId } = payment;
      return { ...details, nonce, deviceData, kountId };
    }
    case "bnpl": {
      const { token, kountId } = payment;
      const order = bnplOrder({
        lines: cart.lines,
        invoice,
        email: user.email,
        ...addresses,
        billing: addresses.billing ?? addresses.shipping,
        origin: context.origin,
      });
      return { ...details, nonce: token, kountId, order };
    }
  }
}

/** The refusal when another order took the last of something. */
async function toOrderRefusal(
  context: Context,
  { checkout, giftCard, credits }: Purchase,
  reason: Sold,
): Promise<CheckoutResult> {
  // A tab that paid the same draft first took its goods and its code as well.
  if (reason === "draftNotOpen" || (await readPayableDraft(context, checkout)) === undefined)
    return refuse("draftNotOpen");
  if (reason === "promotionUsed") return refuse("promotionUnrecognizable");
  if (reason === "creditsSpent") {
    const left = credits && (await readCredits(context.store.db, credits.uuid)).balance;
    return refuse("noCreditsAvailable", left ?? 0);
  }
  if (reason === "giftCardSpent") {
    const card = giftCard && (await readGiftCard(context.store.db, giftCard.code));
    return refuse("giftCardExpended", card?.amount_remaining ?? 0);
  }
  const { problems } = await loadCheckedCart(context, toCartRequest(checkout, context.language));
  // The last unit is in stock again, so a retry can succeed.
  if (problems === null) return refuse("serviceUnavailable", null, { headers: { "retry-after": 1 } });
  return refuse("cartValidationErrors", problems);
}
