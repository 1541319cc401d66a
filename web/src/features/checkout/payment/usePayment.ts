import { useEffect } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { useText } from "../../../platform/text/useText.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { withBuyer } from "../giftCards/withBuyer.ts";
import type { PlacedOrder } from "../order/PlacedOrder.ts";
import { validationQuestion } from "../payloads.ts";
import type { FraudCheck } from "./gateways/CardGateway.ts";
import type { PaymentSource } from "./PaymentSource.ts";
import type { PayOutcome } from "./PayOutcome.ts";
import { paymentRun } from "./paymentRun.ts";
import { type PaymentFailure, paymentText } from "./paymentText.ts";
import { payOnce } from "./payOnce.ts";
import { usePayOnce } from "./usePayOnce.ts";
import { usePlaceOrder } from "./usePlaceOrder.ts";

/** The payer's email and billing address. */
export interface PayingBuyer {
  email: string;
  billing: ReturnType<typeof useCheckout>["invoice"]["address"];
}

interface Options {
  fraud: FraudCheck;
  onPlaced: (placed: PlacedOrder) => void;
  onFieldErrors: (fields: PaymentFailure["fields"]) => void;
}

/** The payment step's payment: of the cart and the invoice that the checkout shows. */
export function usePayment({ fraud, onPlaced, onFieldErrors }: Options) {
  const text = useText();
  const { language } = useShop();
  const { cart, invoice, changes } = useCheckout();
  const refetchAfter = useRefetchAfter();
  useEffect(() => paymentRun.leave, []);
  const { busy, failure, advice, earlier, show, send } = usePayOnce({
    run: paymentRun,
    fraud,
    onPaid: usePlaceOrder(onPlaced),
    onChanged: changes.show,
    onRefused(outcome, fields) {
      onFieldErrors(fields);
      if (outcome.kind === "failed") refetchAfter(outcome.error);
    },
  });

  async function buy(source: PaymentSource, { email, billing }: PayingBuyer): Promise<PayOutcome> {
    const { data, payable, address: shipping } = invoice;
    const { isStale } = cart;
    if (!data || !cart.priced) return isStale() ? { kind: "stale" } : { kind: "failed", error: null };
    return send({
      source,
      cart: { ...payable, lines: withBuyer(payable.lines, email) },
      email,
      billing: billing ?? {},
      shipping,
      invoice: data,
      question: validationQuestion(payable, { email, shipping, invoice: data }),
      isStale,
    });
  }

  return {
    busy,
    failure,
    advice,
    earlier,
    dismiss() {
      paymentRun.fail(null);
      if (earlier === "notPlaced") paymentRun.setEarlier(null);
    },
    fail: (error: unknown) => paymentRun.fail(paymentText(text, language, error)?.text ?? null),
    pay: (source: PaymentSource, buyer: PayingBuyer) =>
      payOnce(() => buy(source, buyer), { ...paymentRun, show }),
  };
}

/** Fetches what a refusal says is not as the page shows it. */
function useRefetchAfter() {
  const { invoice, shipping } = useCheckout();
  return (error: unknown) => {
    const reference = (error as { reference?: string } | undefined)?.reference;
    // A gift card with another balance is the same question.
    if (reference === "invoiceDoesNotMatch" || reference === "giftCardExpended") invoice.refetch();
    if (reference === "shippingDoesNotMatch") shipping.refetch();
  };
}
