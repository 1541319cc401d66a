import { formatMoney } from "@velours/sdk/rules";
import type { Order, OrderStatus } from "@velours/sdk/types";
import { CircleCheck, CircleX } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../../platform/chunks/lazyPart.tsx";
import { useSite } from "../../../platform/sites/useSite.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { buttonClass } from "../../../platform/ui/buttonClass.ts";
import { Link } from "../../../platform/ui/Link.tsx";
import { LocalDay } from "../../../platform/ui/LocalDay.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { AddressCard } from "../address/AddressCard.tsx";
import { CheckoutLayout } from "../CheckoutLayout.tsx";
import { StepHeading } from "../steps/StepHeading.tsx";
import { useLeftOffer } from "../upsells/useLeftOffer.ts";
import { isOver } from "./arrivalText.ts";
import { CancelOrder } from "./CancelOrder.tsx";
import { DeliveryMap } from "./DeliveryMap.tsx";
import { EarnedPanel } from "./EarnedPanel.tsx";
import { InvoiceButton } from "./InvoiceButton.tsx";
import { JoinOffer } from "./join/JoinOffer.tsx";
import { NextSteps, SurveyEmbed } from "./NextSteps.tsx";
import { OrderProgress } from "./OrderProgress.tsx";
import type { OfferNotice, PlacedNotice } from "./PlacedOrder.ts";
import {
  AddedByOffer,
  Downloads,
  OrderFacts,
  PlacedOrderDetails,
  SentGiftCards,
} from "./PlacedOrderDetails.tsx";
import { ReturnGoods } from "./ReturnGoods.tsx";

const OrderReviews = lazyPart(async () => (await import("./OrderReviews.tsx")).OrderReviews);

/** First and last name of the bill, or the email when it has none. */
function buyerName({ address, user }: Pick<Order, "address" | "user">): string {
  const name = [address.billing?.firstname, address.billing?.lastname].filter(Boolean).join(" ");
  return name || user.email;
}

const messages = {
  ended: m.offer_ended,
  left: m.offer_left,
  unsure: m.offer_unsure,
  resuming: m.offer_resuming,
};

/** The end of an offer that was neither accepted nor declined. */
function OfferNoticeText({ notice }: { notice: OfferNotice | "resuming" | undefined }) {
  const text = useText();
  return notice ? <Notice>{text(messages[notice])}</Notice> : null;
}

interface Props {
  order: Order;
  /** It was placed on this page a moment ago. */
  fresh: boolean;
  /** A guest's right to an account; null after a reload and for members. */
  nonce: string | null;
  /** Notice about its offer. */
  offerNotice?: OfferNotice | undefined;
  /** Notice about how it was placed. */
  placedNotice?: PlacedNotice | undefined;
}

/** Statuses of orders that are over, in words. */
const endings: Partial<Record<OrderStatus, typeof m.order_status_cancelled>> = {
  cancelled: m.order_status_cancelled,
  refunded: m.order_status_refunded,
  "payment-failed": m.order_status_payment_failed,
};

/** The placed order. */
export function CompleteStep({ order: loaded, fresh, nonce, offerNotice, placedNotice }: Props) {
  const text = useText();
  const { supportEmail } = useSite();
  const { order: current, notice } = useLeftOffer(loaded, { fresh });
  const [changed, setChanged] = useState<Order | null>(null);
  const order = changed?.id === current.id ? changed : current;
  const isCancelled = order.status === "cancelled";
  const ended = isOver(order) && order.status ? endings[order.status] : undefined;
  const Mark = ended ? CircleX : CircleCheck;
  const { invoice, address, user } = order;
  const total = formatMoney(invoice.total, invoice.currency, { digits: 2 });
  return (
    <CheckoutLayout summary={<PlacedOrderDetails order={order} />} total={total}>
      <div className="flex flex-col gap-8 print:gap-4">
        <header className="flex items-start gap-4">
          <Mark
            aria-hidden="true"
            size={40}
            strokeWidth={1.75}
            className={`mt-0.5 shrink-0 ${ended ? "text-ink-soft" : "text-good"}`}
          />
          <div>
            <p className="flex flex-wrap gap-x-3 font-semibold text-ink-soft">
              <span>{text(m.order_number, { number: order.number })}</span>
              <LocalDay iso={order.created_at} />
            </p>
            <StepHeading
              key={order.status}
              focus={fresh || changed !== null}
              className="text-2xl font-bold tablet:text-3xl"
            >
              {isCancelled ? text(m.order_cancelled_title) : text(m.thank_you, { name: buyerName(order) })}
            </StepHeading>
          </div>
        </header>
        {(!fresh || changed) && <OrderProgress order={order} />}
        {placedNotice === "sentBefore" && <Notice>{text(m.order_sent_before)}</Notice>}
        {placedNotice === "signedOut" && <Notice>{text(m.order_signed_out, { email: user.email })}</Notice>}
        {!isCancelled && <OfferNoticeText notice={notice ?? offerNotice} />}
        <AddedByOffer order={order} />
        {!isCancelled && nonce && <JoinOffer order={order} nonce={nonce} />}
        {!nonce && <EarnedPanel order={order} />}
        <Downloads order={order} />
        <section
          aria-label={text(ended ?? m.order_confirmed)}
          className="overflow-hidden rounded-lg border border-line"
        >
          {address.shipping && !ended && <DeliveryMap address={address.shipping} />}
          <div className="flex flex-col gap-1 px-5 py-5">
            {!ended && <h2 className="text-lg font-bold">{text(m.order_confirmed)}</h2>}
            <p className="break-words text-ink-soft">
              {text(
                isCancelled
                  ? m.order_cancelled_text
                  : order.offer?.status === "open"
                    ? m.confirmation_follows
                    : m.confirmation_sent,
                { email: user.email },
              )}
            </p>
            <p className="text-ink-soft">
              {text(m.order_questions)}{" "}
              <a
                href={`mailto:${supportEmail}`}
                className="font-semibold text-brand-700 underline underline-offset-4"
              >
                {supportEmail}
              </a>
            </p>
          </div>
        </section>
        <NextSteps order={order} />
        <CancelOrder order={order} onChange={setChanged} />
        {order.reviewable?.length || order.reviews?.length ? (
          <OrderReviews order={order} onChange={setChanged} />
        ) : null}
        <ReturnGoods order={order} onChange={setChanged} />
        <SentGiftCards order={order} />
        <section aria-labelledby="customer" className="rounded-lg border border-line px-5 py-5">
          <h2 id="customer" className="mb-4 text-lg font-bold">
            {text(m.customer_information)}
          </h2>
          <div className="grid gap-6 wide:grid-cols-2 print:grid-cols-2">
            <AddressCard title={text(m.shipping_address)} address={address.shipping} />
            <AddressCard title={text(m.billing_address)} address={address.billing} />
          </div>
          <OrderFacts order={order} />
          <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
            <InvoiceButton order={order} />
          </div>
        </section>
        <SurveyEmbed />
        <Link href="/" className={`${buttonClass({ variant: "outline", size: "large" })} print:hidden`}>
          {text(m.continue_shopping)}
        </Link>
      </div>
    </CheckoutLayout>
  );
}
