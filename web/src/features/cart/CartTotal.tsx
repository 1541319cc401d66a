import { displayTotal, formatMoney, needsShipping } from "@velours/sdk/rules";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { PendingAmount } from "./PendingAmount.tsx";
import { useCart } from "./useCart.ts";

/** The total of the cart, an estimate while something of it is shipped. */
export function CartTotal() {
  const text = useText();
  const { estimate, type, shippingRates } = useCart().state;
  const { country } = useRegion();
  if (!estimate) return null;
  const shipped = needsShipping(type);
  const isPending = shipped && shippingRates.country !== country;
  return (
    <dl>
      <div className="flex items-baseline justify-between gap-4 text-lg font-bold">
        <dt>{text(shipped ? m.estimated_total : m.total)}</dt>
        <dd className="tabular-nums">
          {isPending ? (
            <PendingAmount pricing="updating" className="h-4 w-14" />
          ) : (
            formatMoney(displayTotal(estimate.total), estimate.currency)
          )}
        </dd>
      </div>
    </dl>
  );
}
