import { GiftCardNote } from "../../cart/GiftCardNote.tsx";
import { m } from "../../text/m.ts";
import { useText } from "../../text/useText.ts";
import { Button } from "../../ui/Button.tsx";
import { useCheckout } from "../CheckoutContext.ts";
import { breakdown } from "./breakdown.ts";
import { CodeEntry } from "./CodeEntry.tsx";
import { LegalLinks } from "./LegalLinks.tsx";
import { cartLineItems } from "./lineItems.ts";
import { SummaryBreakdown } from "./SummaryBreakdown.tsx";
import { SummaryLines } from "./SummaryLines.tsx";

/** The order details while the order is not placed. */
export function OrderDetails() {
  const text = useText();
  const { bag, cart, invoice, steps } = useCheckout();
  const { lines, currency, estimate, promotion, shipped, giftCard, pricing } = cart;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <Button variant="text" size="small" className="-mt-2 self-end" onClick={() => bag.setOpen(true)}>
          {text(m.edit_bag)}
        </Button>
        <SummaryLines items={cartLineItems(lines)} currency={currency} complete={false} pricing={pricing} />
      </div>
      <CodeEntry />
      <SummaryBreakdown
        rows={breakdown({ invoice: invoice.data ?? estimate, step: steps.current, promotion, shipped })}
        currency={currency}
        complete={false}
        recalculating={invoice.recalculating}
        pricing={pricing}
      />
      <GiftCardNote lines={lines} applied={giftCard !== null || estimate.payments.credits > 0} />
      <LegalLinks />
    </div>
  );
}
