import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { Spinner } from "../ui/Spinner.tsx";

/** Over everything while the checkout is not ready (C-071). */
export function CheckoutOverlay() {
  const text = useText();
  return (
    <div
      role="status"
      className="fixed inset-0 z-40 flex items-center justify-center bg-white text-brand-600"
    >
      <Spinner size="2.5rem" />
      <span className="sr-only">{text(m.loading_checkout)}</span>
    </div>
  );
}
