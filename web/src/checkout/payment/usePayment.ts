import { useRouter } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { analyticsFor } from "../../analytics/analyticsFor.ts";
import { syncContents } from "../../cart/storedContents.ts";
import { loadCredits } from "../../session/loadCredits.ts";
import { holdReload } from "../../session/reloadHold.ts";
import { useShop } from "../../shop/useShop.ts";
import { useSite } from "../../sites/useSite.ts";
import { m } from "../../text/m.ts";
import { useText } from "../../text/useText.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { withBuyer } from "../giftCards/withBuyer.ts";
import type { PlacedOrder } from "../order/PlacedOrder.ts";
import { checkoutBody, validationQuestion } from "../payloads.ts";
import { readAttribution } from "./attribution.ts";
import { declineAdvice } from "./declineAdvice.ts";
import type { FraudCheck } from "./gateways/CardGateway.ts";
import type { PaymentSource } from "./PaymentSource.ts";
import type { PayOutcome } from "./PayOutcome.ts";
import { pay } from "./pay.ts";
import { paymentRun } from "./paymentRun.ts";
import { type PaymentFailure, paymentText } from "./paymentText.ts";
import { submitAttempt } from "./submitAttempt.ts";
import { usePaymentPorts } from "./usePaymentPorts.ts";
import { usePlaceOrder } from "./usePlaceOrder.ts";

/** Who pays, and where the bill goes. */
export interface PayingBuyer {
  email: string;
  billing: ReturnType<typeof useCheckout>["invoice"]["address"];
}

interface Options {
  fraud: FraudCheck;
  onPlaced: (placed: PlacedOrder) => void;
  onFieldErrors: (fields: PaymentFailure["fields"]) => void;
}

/** Pays, once at a time, and says what came of it. */
export function usePayment({ fraud, onPlaced, onFieldErrors }: Options) {
  const text = useText();
  const router = useRouter();
  const shop = useShop();
  const { language } = shop;
  const { brand } = useSite();
  const { cart, invoice, shipping, changes } = useCheckout();
  const { busy, failure, advice } = useSyncExternalStore(
    paymentRun.subscribe,
    paymentRun.get,
    paymentRun.get,
  );
  useEffect(() => paymentRun.leave, []);
  const { attempts, open } = usePaymentPorts(fraud);
  const place = usePlaceOrder(onPlaced);

  async function run(perform: () => Promise<PayOutcome>): Promise<PayOutcome["kind"] | "invalid"> {
    if (!paymentRun.begin()) return "invalid";
    const release = holdReload();
    let paid = false;
    try {
      const outcome = await perform();
      paid = outcome.kind === "paid";
      await showOutcome(outcome);
      return outcome.kind;
    } finally {
      release({ drop: paid });
      paymentRun.end();
    }
  }

  async function showOutcome(outcome: PayOutcome) {
    switch (outcome.kind) {
      case "paid":
        return place(outcome.order, outcome.joinNonce);
      case "changed":
        return changes.show(outcome.error);
      case "stale":
        return paymentRun.fail(text(m.express_bag_changed));
      case "canceled":
        return;
      case "lost":
        return paymentRun.fail(text(m.not_charged));
      case "fraudFailed":
        return paymentRun.fail(text(m.something_went_wrong));
      case "failed":
        return showFailure(outcome.error, outcome.status);
    }
  }

  async function showFailure(error: unknown, status?: number) {
    const found = paymentText(text, language, error, status);
    if (!found) return;
    paymentRun.fail(found.text, declineAdvice(text, error));
    onFieldErrors(found.fields);
    const reference = (error as { reference?: string } | undefined)?.reference;
    // Cash back may have been spent elsewhere, which the invoice must show.
    if (reference === "noCreditsAvailable" || reference === "invoiceDoesNotMatch")
      await loadCredits(router.options.context, cart.currency).catch(() => {});
    if (reference === "invoiceDoesNotMatch") invoice.refetch();
    if (reference === "shippingDoesNotMatch") shipping.refetch();
  }

  async function buy(source: PaymentSource, { email, billing }: PayingBuyer): Promise<PayOutcome> {
    const { data, payable, address } = invoice;
    // Another tab may have changed, or bought, what this one shows: then it is shown first.
    const isStale = () => {
      syncContents(cart.store);
      return cart.store.get().products.data !== cart.lines;
    };
    if (isStale()) return { kind: "stale" };
    if (!data || !cart.priced) return { kind: "failed", error: null };
    const outcome = await pay(await open(), {
      source,
      email,
      invoice: data,
      version: cart.version,
      isStale,
      question: validationQuestion(payable, { email, shipping: address, invoice: data }),
      bodyFor: (payment) =>
        checkoutBody(
          { ...payable, lines: withBuyer(payable.lines, email) },
          {
            email,
            billing: billing ?? {},
            shipping: address,
            invoice: data,
            attribution: readAttribution(document.cookie, brand),
            analytics: analyticsFor(shop, brand),
            payment,
          },
        ),
    });
    source.settled?.(outcome.kind);
    return outcome;
  }

  return {
    busy,
    failure,
    advice,
    dismiss: () => paymentRun.fail(null),
    fail: (error: unknown) => paymentRun.fail(paymentText(text, language, error)?.text ?? null),
    /** An attempt to buy this cart, from before a reload or in another tab, that got no answer. */
    pending: () => {
      const attempt = attempts.pending();
      return attempt?.version === cart.version ? attempt : null;
    },
    resume: () =>
      run(async () => {
        const pending = attempts.pending();
        return pending ? submitAttempt(await open(), pending) : { kind: "canceled" };
      }),
    pay: (source: PaymentSource, buyer: PayingBuyer) => run(() => buy(source, buyer)),
  };
}
