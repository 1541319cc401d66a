import type { Order } from "@velours/sdk/types";
import { breakdown } from "./breakdown.ts";
import { LegalLinks } from "./LegalLinks.tsx";
import { orderLineItems } from "./lineItems.ts";
import { SummaryBreakdown } from "./SummaryBreakdown.tsx";
import { SummaryLines } from "./SummaryLines.tsx";

/** The order details of a placed order: its own lines and invoice, no codes. */
export function PlacedOrderDetails({ order }: { order: Order }) {
  const { invoice } = order;
  return (
    <div className="flex flex-col gap-6">
      <SummaryLines items={orderLineItems(order.products)} currency={invoice.currency} complete />
      <SummaryBreakdown
        rows={breakdown({ invoice, step: "complete", shipped: order.shipping !== null })}
        currency={invoice.currency}
        complete
        recalculating={false}
      />
      <LegalLinks />
    </div>
  );
}
