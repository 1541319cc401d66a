import { bnplOrder, bnplPayment } from "@velours/sdk/rules";
import type { BnplSession, Invoice } from "@velours/sdk/types";
import { useEffect, useEffectEvent } from "react";
import { useShop } from "../../../../../platform/api/useShop.ts";
import { m, useText } from "../../../../../platform/text/useText.ts";
import { useCheckout } from "../../../CheckoutContext.ts";
import { usePaymentModel } from "../../PaymentContext.ts";
import { PaymentFailureText } from "../../PaymentFailureText.tsx";
import { ApprovalNotice } from "../ApprovalNotice.tsx";
import { SubmitButton } from "../SubmitButton.tsx";
import { useApproval } from "../useApproval.ts";
import { useFormSource } from "../useFormSource.ts";
import { approveKlarna } from "./approveKlarna.ts";
import { showKlarna } from "./showKlarna.ts";

const PLACE = "klarna";

/** Klarna: what it shows of the purchase, and Pay, which opens its dialog. */
export function KlarnaPanel() {
  const text = useText();
  const { bnplKit, origin } = useShop();
  const { cart, invoice: quote } = useCheckout();
  const { bnpl, buyer, failure, advice, fail } = usePaymentModel();
  const klarna = useApproval("klarna", async (token, kountId) => bnplPayment({ token, kountId }));

  const onFailed = useEffectEvent((error: unknown) => fail(error));
  useEffect(() => {
    if (bnplKit && bnpl) void showKlarna(bnplKit, bnpl, `#${PLACE}`).catch(onFailed);
  }, [bnplKit, bnpl]);

  function approve(kit: string, session: BnplSession, invoice: Invoice) {
    const billing = buyer?.billing ?? null;
    const order = bnplOrder({
      lines: cart.lines,
      invoice,
      email: buyer?.email ?? "",
      billing,
      shipping: quote.address,
      origin,
    });
    return approveKlarna(kit, session, order);
  }

  useFormSource(() => (bnplKit && bnpl ? klarna.source((invoice) => approve(bnplKit, bnpl, invoice)) : null));
  return (
    <>
      <div id={PLACE} className="empty:hidden" />
      <ApprovalNotice provider="Klarna" state={klarna} />
      <PaymentFailureText text={failure} advice={advice} />
      <SubmitButton ready={bnpl !== undefined}>{text(m.pay)}</SubmitButton>
    </>
  );
}
