import { useEffect } from "react";
import { usePaymentModel } from "../PaymentContext.ts";
import type { PaymentSource } from "../PaymentSource.ts";

/** Says what the form pays with when it is submitted; `source` returns null while that is not there yet. */
export function useFormSource(source: () => PaymentSource | null): void {
  const { formSource } = usePaymentModel();
  useEffect(() => {
    formSource.current = source;
  });
  useEffect(
    () => () => {
      formSource.current = null;
    },
    [formSource],
  );
}
