import type { PaymentMethod } from "@velours/sdk/rules";
import type { Invoice } from "@velours/sdk/types";
import { useMemo, useReducer } from "react";

/** A payment approved in a provider's window. */
export interface Approval extends Pick<Invoice, "total" | "currency"> {
  token: string;
}

/**
 * The approvals that were not spent, by method. They outlive the panels, which go while another method is chosen and
 * while the shop prices the cart again.
 */
export function useApprovals() {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  return useMemo(() => {
    const approvals = new Map<PaymentMethod, Approval>();
    return {
      get: (method: PaymentMethod): Approval | null => approvals.get(method) ?? null,
      set(method: PaymentMethod, approval: Approval | null) {
        if (approval) approvals.set(method, approval);
        else approvals.delete(method);
        redraw();
      },
    };
  }, []);
}

export type Approvals = ReturnType<typeof useApprovals>;
