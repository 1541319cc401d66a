import type { ComponentType, ReactNode } from "react";
import type { Text } from "../../../../platform/text/useText.ts";

/**
 * A payment method of the list. Its panel shows while it is chosen, and is a chunk of its own. The panel reads
 * `usePaymentModel()`; it pays by `useFormSource`, when its button submits the form, or by `pay`, when the button is
 * the provider's; its errors go to `fail`, which shows them under it.
 */
export interface Method {
  label: (text: Text) => ReactNode;
  /** At the right end of the label. */
  Mark?: ComponentType;
  Panel: ComponentType<{ fallback?: ReactNode }>;
}
