import { m } from "../../../../../platform/text/m.ts";
import { useText } from "../../../../../platform/text/useText.ts";
import { usePaymentModel } from "../../PaymentContext.ts";
import { PaymentFailureText } from "../../PaymentFailureText.tsx";
import { ApprovalNotice } from "../ApprovalNotice.tsx";
import { SubmitButton } from "../SubmitButton.tsx";
import { useFormSource } from "../useFormSource.ts";
import { useWalletAccess } from "../useWalletAccess.ts";
import { useWalletPayment } from "../useWalletPayment.ts";
import { approveVenmo } from "./approveVenmo.ts";

/** Venmo. */
export function VenmoPanel() {
  const text = useText();
  const { token, failure, advice } = usePaymentModel();
  const access = useWalletAccess(token.authorization);
  const held = useWalletPayment("venmo");
  useFormSource(() => access && held.source(() => approveVenmo(access)));
  return (
    <>
      <ApprovalNotice provider="Venmo" held={held} />
      <PaymentFailureText text={failure} advice={advice} />
      <SubmitButton ready={access !== null}>{text(m.pay_with, { provider: "Venmo" })}</SubmitButton>
    </>
  );
}
