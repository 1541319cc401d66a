import { isRateIncluded, isVatIncluded } from "@velours/sdk/rules";
import { lazyPart } from "../../../platform/chunks/lazyPart.tsx";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Skeleton } from "../../../platform/ui/Skeleton.tsx";
import { CartExplanation } from "../../cart/explanation/explanations.ts";
import { HowCalculated } from "../../cart/explanation/HowCalculated.tsx";
import { GiftCardNote } from "../../cart/GiftCardNote.tsx";
import { cartLineItems } from "../../cart/lineItems.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { breakdown } from "./breakdown.ts";
import { LegalLinks } from "./LegalLinks.tsx";
import { SummaryBreakdown } from "./SummaryBreakdown.tsx";
import { SummaryLines } from "./SummaryLines.tsx";

// Parts that the first view can do without.
const CodeEntry = lazyPart(async () => (await import("./CodeEntry.tsx")).CodeEntry);
const CashBack = lazyPart(async () => (await import("./CheckoutCashBack.tsx")).CheckoutCashBack, {
  quiet: true,
});
const EstimatedTotal = lazyPart(async () => (await import("./EstimatedTotal.tsx")).EstimatedTotal, {
  quiet: true,
});
const ReviewMark = lazyPart(async () => (await import("../ReviewMark.tsx")).ReviewMark, { quiet: true });
const EarningBanner = lazyPart(
  async () => (await import("../../cart/cashBack/EarningBanner.tsx")).EarningBanner,
  {
    quiet: true,
  },
);

/** The order details while the order is not placed. */
export function OrderDetails() {
  const text = useText();
  const { cartActions, buyer, cart, express, invoice, steps } = useCheckout();
  const { lines, currency, estimate, promotion, judged, shipped, giftCard, credits, pricing } = cart;
  const region = useRegion();
  const rateIncluded = isRateIncluded(steps.current, { express: express.invoice !== null });
  const shown = express.invoice ?? invoice.data ?? estimate;
  const untaxed = { region, shipped };
  const vatIncluded = isVatIncluded(shown, shown === estimate ? untaxed : undefined);
  const next = shipped && !isVatIncluded(estimate, untaxed) && (
    <p className="-mt-4 text-sm text-ink-soft">{text(m.shipping_and_taxes_next)}</p>
  );
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <Button
          variant="text"
          size="small"
          className="-mt-2 self-end"
          onClick={() => cartActions.setOpen(true)}
        >
          {text(m.edit_bag)}
        </Button>
        <SummaryLines items={cartLineItems(lines)} currency={currency} complete={false} pricing={pricing} />
      </div>
      <CodeEntry
        fallback={
          // As high as the field with its hint.
          <div className="border-y border-line py-6">
            <Skeleton className="mb-7 h-12 bg-line" />
          </div>
        }
      />
      {buyer.user && <CashBack />}
      <SummaryBreakdown
        rows={breakdown({
          vatIncluded,
          invoice: shown,
          step: steps.current,
          express: express.invoice !== null,
          promotion,
          shipped,
        })}
        currency={currency}
        complete={false}
        recalculating={invoice.recalculating}
        pricing={invoice.error ? "failed" : pricing}
      />
      <div className="-mt-4">
        <HowCalculated>
          <CartExplanation
            invoice={shown}
            lines={lines}
            judged={judged}
            shipped={shipped && rateIncluded}
            vatIncluded={vatIncluded}
            digits={2}
          />
        </HowCalculated>
      </div>
      {!rateIncluded && shipped && <EstimatedTotal fallback={next}>{next}</EstimatedTotal>}
      {pricing === "current" && (
        <EarningBanner invoice={shown} promotion={promotion} lines={lines} digits={2} />
      )}
      <GiftCardNote lines={lines} applied={giftCard !== null || credits !== null} />
      <ReviewMark place="logo" />
      <LegalLinks />
    </div>
  );
}
