import type { Order } from "@velours/sdk/types";
import { OrderExplanation } from "../../cart/explanation/explanations.ts";
import { HowCalculated } from "../../cart/explanation/HowCalculated.tsx";
import { orderLineItems } from "../../cart/lineItems.ts";
import { ReviewMark } from "../ReviewMark.tsx";
import { breakdown } from "../summary/breakdown.ts";
import { LegalLinks } from "../summary/LegalLinks.tsx";
import { SummaryBreakdown } from "../summary/SummaryBreakdown.tsx";
import { SummaryLines } from "../summary/SummaryLines.tsx";

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
      <div className="-mt-4">
        <HowCalculated>
          <OrderExplanation order={order} />
        </HowCalculated>
      </div>
      <ReviewMark place="logo" />
      <LegalLinks />
    </div>
  );
}
