import { internalMethod } from "@velours/sdk/rules";
import { m } from "../../../../../platform/text/m.ts";
import { useText } from "../../../../../platform/text/useText.ts";
import { Button } from "../../../../../platform/ui/Button.tsx";
import { usePaymentModel } from "../../PaymentContext.ts";
import { PaymentFailureText } from "../../PaymentFailureText.tsx";
import { useFormSource } from "../useFormSource.ts";
import { internalButton } from "./internalButton.ts";
import { internalSource } from "./internalSource.ts";

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
