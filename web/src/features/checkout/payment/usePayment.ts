import { useRouter } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { analyticsFor } from "../../../platform/analytics/analyticsFor.ts";
import { useShop } from "../../../platform/api/useShop.ts";
import { loadCredits } from "../../../platform/session/loadCredits.ts";
import { holdReload } from "../../../platform/session/reloadHold.ts";
import { useSession } from "../../../platform/session/useSession.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { useText } from "../../../platform/text/useText.ts";
import { syncContents } from "../../cart/storedContents.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { withBuyer } from "../giftCards/withBuyer.ts";
import type { PlacedOrder } from "../order/PlacedOrder.ts";
import { checkoutBody, validationQuestion } from "../payloads.ts";
import { readAttribution } from "./attribution.ts";
import type { FraudCheck } from "./gateways/CardGateway.ts";
import { earlierText, outcomeText } from "./outcomeText.ts";
import type { PaymentSource } from "./PaymentSource.ts";
import type { PayOutcome } from "./PayOutcome.ts";
import { pay } from "./pay.ts";
import { paymentRun } from "./paymentRun.ts";
import { type PaymentFailure, paymentText } from "./paymentText.ts";
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
  const { user } = useSession();
  const { cart, invoice, shipping, changes } = useCheckout();
  const { busy, failure, advice, earlier } = useSyncExternalStore(
    paymentRun.subscribe,
    paymentRun.get,
    paymentRun.get,
  );
  useEffect(() => paymentRun.leave, []);
  const { open } = usePaymentPorts(fraud);
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
    if (outcome.kind === "paid") return place(outcome);
    if (outcome.kind === "changed") return changes.show(outcome.error);
    if (outcome.kind === "unknown") return paymentRun.setEarlier(outcome.state);
    const found = outcomeText(text, language, outcome);
    if (!found) return;
    paymentRun.fail(found.text, found.advice);
    onFieldErrors(found.fields);
    if (outcome.kind === "failed") await refetchAfter(outcome.error);
  }

  async function refetchAfter(error: unknown) {
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
      asMember: Boolean(user),
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
    failure: failure ?? (earlier && earlierText(text, earlier)),
    advice,
    earlier,
    dismiss() {
      paymentRun.fail(null);
      if (earlier === "notPlaced") paymentRun.setEarlier(null);
    },
    fail: (error: unknown) => paymentRun.fail(paymentText(text, language, error)?.text ?? null),
    pay: (source: PaymentSource, buyer: PayingBuyer) => run(() => buy(source, buyer)),
  };
}
