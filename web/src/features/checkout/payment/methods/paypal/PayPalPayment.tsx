import { formatMoney } from "@velours/sdk/rules";
import { m } from "../../../../../platform/text/m.ts";
import { useText } from "../../../../../platform/text/useText.ts";
import { usePaymentModel } from "../../PaymentContext.ts";
import { PaymentFailureText } from "../../PaymentFailureText.tsx";
import { PaymentCanceled } from "../../PaymentSource.ts";
import { ApprovalNotice } from "../ApprovalNotice.tsx";
import { SubmitButton } from "../SubmitButton.tsx";
import { useFormSource } from "../useFormSource.ts";
import { useWalletPayment } from "../useWalletPayment.ts";
import { PayPalButton } from "./PayPalButton.tsx";

const NAME = "PayPal";

/** PayPal, now or later: its own button until something is approved, then ours. */
export function PayPalPayment({ method }: { method: "paypal" | "paypal-pay-later" }) {
  const text = useText();
  const { invoice, failure, advice } = usePaymentModel();
  const held = useWalletPayment(method);
  const { valid, source } = held;
  // Its window opens by its own button only.
  useFormSource(() => (valid ? source(() => Promise.reject(new PaymentCanceled())) : null));
  return (
    <>
      <ApprovalNotice provider={NAME} held={held} />
      <PaymentFailureText text={failure} advice={advice} />
      {valid ? (
        <SubmitButton>
          {text(m.pay_amount, { amount: formatMoney(invoice.total, invoice.currency, { digits: 2 }) })}
        </SubmitButton>
      ) : (
        <PayPalButton funding={method === "paypal" ? "PAYPAL" : "PAYLATER"} held={held} />
      )}
    </>
  );
}
