import type { PaymentMethod } from "@velours/sdk/rules";
import type { Invoice, Payment } from "@velours/sdk/types";
import { usePaymentModel } from "../PaymentContext.ts";
import type { PaymentSource } from "../PaymentSource.ts";
import type { PayOutcome } from "../PayOutcome.ts";

/** Outcomes that leave an approval unspent. */
const UNSPENT: readonly PayOutcome["kind"][] = ["changed", "unknown", "notSent", "stale", "fraudFailed"];

/**
 * An approval outlives a payment that was not made, for as long as it is for the same total: the shopper is not asked
 * twice for the same, and never charged what they did not approve.
 */
export function useApproval(
  method: PaymentMethod,
  toPayment: (token: string, kountId: string) => Promise<Payment>,
) {
  const { invoice, approvals } = usePaymentModel();
  const approval = approvals.get(method);
  const holds = ({ total, currency }: Pick<Invoice, "total" | "currency">): boolean => {
    const current = approvals.get(method);
    return current?.total === total && current.currency === currency;
  };
  return {
    /** Null when nothing is approved, or it was used. */
    approval,
    /** It is for the total that is to be paid now. */
    valid: holds(invoice),
    /** Pays by what is approved, or asks first: `ask` opens the provider's window and resolves to its token. */
    source: (ask: (invoice: Invoice) => Promise<string>): PaymentSource => ({
      method,
      screened: true,
      async approve(current) {
        const { total, currency } = current;
        if (!holds(current)) approvals.set(method, { token: await ask(current), total, currency });
      },
      async toPayment(_invoice, kountId) {
        const current = approvals.get(method);
        if (!current) throw new Error("Nothing is approved.");
        return toPayment(current.token, kountId);
      },
      settled(kind) {
        if (!UNSPENT.includes(kind)) approvals.set(method, null);
      },
    }),
  };
}

export type ApprovalState = ReturnType<typeof useApproval>;
