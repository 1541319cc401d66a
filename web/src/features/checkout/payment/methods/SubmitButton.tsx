import type { ReactNode } from "react";
import { Button } from "../../../../platform/ui/Button.tsx";
import { usePaymentModel } from "../PaymentContext.ts";

/** A method's button that submits the form. */
export function SubmitButton({ ready = true, children }: { ready?: boolean; children: ReactNode }) {
  const { busy, disabled } = usePaymentModel();
  return (
    <Button type="submit" size="large" wide busy={busy} disabled={disabled || !ready}>
      {children}
    </Button>
  );
}
