import { breakdown } from "./breakdown.ts";
import { useCheckout } from "./CheckoutContext.ts";
import { CodeEntry } from "./CodeEntry.tsx";
import { LegalLinks } from "./LegalLinks.tsx";
import { cartLineItems } from "./lineItems.ts";
import { SummaryBreakdown } from "./SummaryBreakdown.tsx";
import { SummaryLines } from "./SummaryLines.tsx";

/** The order details while the order is not placed. */
export function OrderDetails() {
  const { lines, currency, invoice, estimate, step, promotion, recalculating } = useCheckout();
  return (
    <div className="flex flex-col gap-6">
      <SummaryLines items={cartLineItems(lines)} currency={currency} complete={false} />
      <CodeEntry />
      <SummaryBreakdown
        rows={breakdown({ invoice: invoice ?? estimate, step, promotion })}
        currency={currency}
        complete={false}
        recalculating={recalculating}
      />
      <LegalLinks />
    </div>
  );
}
