import { internalMethod } from "@velours/sdk/rules";
import type { Payment } from "@velours/sdk/types";
import type { Text } from "../../../../platform/text/useText.ts";
import { m, useText } from "../../../../platform/text/useText.ts";
import { Button } from "../../../../platform/ui/Button.tsx";
import { usePaymentModel } from "../PaymentContext.ts";
import { PaymentFailureText } from "../PaymentFailureText.tsx";
import { internalSource } from "./internalSource.ts";
import { useFormSource } from "./useFormSource.ts";

/** Label of the only button when nothing is left for the card. */
function internalButton(text: Text, method: Payment["paymentMethod"]): string {
  switch (method) {
    case "gift-card":
      return text(m.pay_with_gift_card);
    case "credits":
      return text(m.pay_with_cash_back);
    case "gift-card-and-credits":
      return text(m.pay_with_gift_card_and_cash_back);
    default:
      return text(m.continue_step);
  }
}

/** The one button when nothing is left for a provider. */
export function InternalPayment() {
  const text = useText();
  const { invoice, busy, failure, disabled } = usePaymentModel();
  useFormSource(() => internalSource);
  return (
    <div className="flex flex-col gap-3">
      <Button type="submit" size="large" wide disabled={disabled} busy={busy}>
        {busy ? text(m.processing) : internalButton(text, internalMethod(invoice.payments))}
      </Button>
      <PaymentFailureText text={failure} />
    </div>
  );
}
