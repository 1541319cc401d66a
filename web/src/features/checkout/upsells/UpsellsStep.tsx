import { formatMoney, offerCountdown, offerPrice } from "@velours/sdk/rules";
import type { Invoice, Upsells } from "@velours/sdk/types";
import { CircleCheck, Clock } from "lucide-react";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Modal } from "../../../platform/ui/Modal.tsx";
import { CheckoutLayout } from "../CheckoutLayout.tsx";
import type { PlacedOrder } from "../order/PlacedOrder.ts";
import { StepHeading } from "../steps/StepHeading.tsx";
import { Money } from "../summary/Money.tsx";
import { BundleTiles } from "./BundleTiles.tsx";
import { OfferedOptions } from "./OfferedOptions.tsx";
import { OfferPicture } from "./OfferPicture.tsx";
import { OfferSummary } from "./OfferSummary.tsx";
import { useOfferFlow } from "./useOfferFlow.ts";

/** Seconds left at which a screen reader is told; each second would drown everything else. */
const ANNOUNCED = [60, 10];

/** How long the offer stands, each second. */
function OfferCountdown({ seconds }: { seconds: number }) {
  const text = useText();
  const announced = ANNOUNCED.findLast((threshold) => seconds <= threshold);
  return (
    <>
      <p
        role="timer"
        aria-live="off"
        className="inline-flex items-center gap-2 rounded-full bg-brand-50 px-4 py-1.5 font-semibold text-brand-800 tabular-nums"
      >
        <Clock aria-hidden="true" size={18} />
        {text(m.offer_expires, { time: offerCountdown(seconds) })}
      </p>
      <p role="status" className="sr-only">
        {announced !== undefined && seconds > 0 && text(m.offer_time_left, { seconds: announced })}
      </p>
    </>
  );
}

/** The price of an offer, in green beside the struck one when something is saved. */
function OfferPrice({ invoice: { subtotal, discounts, currency } }: { invoice: Invoice }) {
  const text = useText();
  const { price, before } = offerPrice({ subtotal, savings: discounts.savings });
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-2xl font-bold">
      {before !== null && (
        <s className="text-xl font-normal text-ink-faint">
          <span className="sr-only">{text(m.former_price)} </span>
          <Money amount={before} currency={currency} />
        </s>
      )}
      <span className={before === null ? undefined : "text-good"}>
        <Money amount={price} currency={currency} />
      </span>
    </p>
  );
}

/** Above the step after an acceptance failed; nothing can be done but wait for the order. */
function OfferFailure({ open, seconds }: { open: boolean; seconds: number }) {
  const text = useText();
  return (
    <Modal open={open} onClose={() => {}} dismissible={false} title={text(m.offer_failed)}>
      <div role="alert" className="mt-4 flex flex-col gap-3">
        <p className="font-semibold">{text(m.offer_failed_issue)}</p>
        <p className="text-ink-soft">{text(m.offer_failed_email)}</p>
        <p className="text-ink-soft">{text(m.offer_failed_meanwhile)}</p>
      </div>
      <p role="timer" aria-live="off" className="mt-6 font-semibold text-brand-700 tabular-nums">
        {text(m.offer_forwarding, { seconds })}
      </p>
    </Modal>
  );
}

interface Props {
  placed: PlacedOrder & { offer: Upsells };
  onEnded: (placed: PlacedOrder) => void;
}

/** Offers after the purchase, for a few minutes. */
export function UpsellsStep({ placed, onEnded }: Props) {
  const text = useText();
  const { phase, position, seconds, accept, decline } = useOfferFlow(placed, onEnded);
  const { order, offer } = placed;
  const isBundle = offer.type === "bundle";
  const product = offer.products[position];
  const invoice = (isBundle ? null : product?.invoice) ?? offer.invoice;
  const isBusy = phase !== "offered";
  const total = formatMoney(invoice.total, invoice.currency, { digits: 2 });
  return (
    <CheckoutLayout wide>
      <div className="flex flex-col gap-8">
        <header className="flex flex-col items-start gap-3">
          <p className="flex items-center gap-2 font-semibold text-good">
            <CircleCheck aria-hidden="true" size={20} className="shrink-0" />
            {text(m.offer_order_placed, { number: order.number })}
          </p>
          <StepHeading key={position} focus className="text-2xl font-bold tablet:text-3xl">
            {text(isBundle ? m.offer_title_bundle : m.offer_title)}
          </StepHeading>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {/* The failure has a countdown of its own. */}
            {phase !== "failed" && <OfferCountdown seconds={seconds} />}
            {offer.products.length > 1 && !isBundle && (
              <p className="text-sm text-ink-soft">
                {text(m.offer_position, { number: position + 1, count: offer.products.length })}
              </p>
            )}
          </div>
        </header>
        <div className="grid gap-8 tablet:grid-cols-2 tablet:gap-12 desktop:grid-cols-[3fr_2fr]">
          {isBundle ? (
            <section aria-labelledby="bundle" className="flex flex-col gap-4">
              <h2 id="bundle" className="text-xl font-bold">
                {text(m.offer_limited)}
              </h2>
              <BundleTiles products={offer.products} currency={invoice.currency} />
            </section>
          ) : (
            product && (
              <div className="mx-auto w-full max-w-100 tablet:max-w-none">
                <OfferPicture product={product} />
              </div>
            )
          )}
          <div className="flex flex-col gap-6">
            <div className="flex flex-col gap-1">
              {!isBundle && product && (
                <>
                  <h2 className="text-xl font-bold">{product.title}</h2>
                  <OfferedOptions product={product} />
                </>
              )}
              <OfferPrice invoice={invoice} />
            </div>
            <OfferSummary invoice={invoice} />
            <div className="flex flex-col gap-3">
              <Button size="large" wide busy={phase === "accepting"} onClick={isBusy ? undefined : accept}>
                {text(m.offer_accept)}
              </Button>
              <Button
                variant="outline"
                size="large"
                wide
                aria-disabled={isBusy || undefined}
                busy={phase === "ending"}
                onClick={isBusy ? undefined : decline}
              >
                {text(m.offer_decline)}
              </Button>
              <p className="text-center text-sm text-ink-soft">{text(m.offer_charge_note, { total })}</p>
            </div>
          </div>
        </div>
      </div>
      <OfferFailure open={phase === "failed"} seconds={seconds} />
    </CheckoutLayout>
  );
}
