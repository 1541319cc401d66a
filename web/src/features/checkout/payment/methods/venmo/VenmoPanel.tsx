import { m, useText } from "../../../../../platform/text/useText.ts";
import type { WalletAccess } from "../../gateways/walletKit.ts";
import { usePaymentModel } from "../../PaymentContext.ts";
import { PaymentFailureText } from "../../PaymentFailureText.tsx";
import { PaymentCanceledError } from "../../PaymentSource.ts";
import { ApprovalNotice } from "../ApprovalNotice.tsx";
import { SubmitButton } from "../SubmitButton.tsx";
import { useFormSource } from "../useFormSource.ts";
import { useWalletAccess } from "../useWalletAccess.ts";
import { useWalletPayment } from "../useWalletPayment.ts";
import { openVenmo } from "./openVenmo.ts";

/** The gateway's codes for a window or an app that the shopper closed. */
const CANCELED: readonly unknown[] = ["VENMO_CANCELED", "VENMO_APP_CANCELED", "VENMO_DESKTOP_CANCELED"];

/** Opens Venmo; resolves to the nonce. */
async function approveVenmo(access: WalletAccess): Promise<string> {
  const venmo = await openVenmo(access);
  try {
    return (await venmo.tokenize()).nonce;
  } catch (error) {
    throw CANCELED.includes((error as { code?: string }).code) ? new PaymentCanceledError() : error;
  }
}

/** Venmo. */
export function VenmoPanel() {
  const text = useText();
  const { token, failure, advice } = usePaymentModel();
  const access = useWalletAccess(token.authorization);
  const wallet = useWalletPayment("venmo");
  useFormSource(() => access && wallet.source(() => approveVenmo(access)));
  return (
    <>
      <ApprovalNotice provider="Venmo" state={wallet} />
      <PaymentFailureText text={failure} advice={advice} />
      <SubmitButton ready={access !== null}>{text(m.pay_with, { provider: "Venmo" })}</SubmitButton>
    </>
  );
}
