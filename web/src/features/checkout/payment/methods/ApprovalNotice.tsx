import { formatMoney } from "@velours/sdk/rules";
import { m, useText } from "../../../../platform/text/useText.ts";
import { Notice } from "../../../../platform/ui/Notice.tsx";
import { usePaymentModel } from "../PaymentContext.ts";
import type { ApprovalState } from "./useApproval.ts";

/** Says whether an earlier approval still covers the total; nothing while it may have been charged. */
export function ApprovalNotice({ provider, state }: { provider: string; state: ApprovalState }) {
  const text = useText();
  const { invoice, busy, isSettled } = usePaymentModel();
  const { approval, valid } = state;
  if (!approval || busy || !isSettled) return null;
  const amount = formatMoney(approval.total, approval.currency, { digits: 2 });
  const total = formatMoney(invoice.total, invoice.currency, { digits: 2 });
  return (
    <Notice tone={valid ? "good" : "info"}>
      {valid
        ? text(m.approval_holds, { provider, amount })
        : text(m.approval_outdated, { provider, amount, total })}
    </Notice>
  );
}
