import { formatMoney } from "@velours/sdk/rules";
import type { Address, Order } from "@velours/sdk/types";
import { CircleCheck, MapPin } from "lucide-react";
import { useSite } from "../../sites/useSite.ts";
import { m } from "../../text/m.ts";
import { useText } from "../../text/useText.ts";
import { buttonClass } from "../../ui/buttonClass.ts";
import { Link } from "../../ui/Link.tsx";
import { LocalDay } from "../../ui/LocalDay.tsx";
import { AddressCard } from "../address/AddressCard.tsx";
import { CheckoutLayout } from "../CheckoutLayout.tsx";
import { StepHeading } from "../steps/StepHeading.tsx";
import { buyerName } from "./buyerName.ts";
import { Downloads } from "./Downloads.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { PlacedOrderDetails } from "./PlacedOrderDetails.tsx";
import { SentGiftCards } from "./SentGiftCards.tsx";

/** The placed order. `fresh`: it was placed on this page a moment ago. */
export function CompleteStep({ order, fresh }: { order: Order; fresh: boolean }) {
  const text = useText();
  const { supportEmail } = useSite();
  const { invoice, address, user } = order;
  const total = formatMoney(invoice.total, invoice.currency, { digits: 2 });
  return (
    <CheckoutLayout summary={<PlacedOrderDetails order={order} />} total={total}>
      <div className="flex flex-col gap-8 print:gap-4">
        <header className="flex items-start gap-4">
          <CircleCheck
            aria-hidden="true"
            size={40}
            strokeWidth={1.75}
            className="mt-0.5 shrink-0 text-good"
          />
          <div>
            <p className="flex flex-wrap gap-x-3 font-semibold text-ink-soft">
              <span>{text(m.complete_order, { number: order.number })}</span>
              <LocalDay iso={order.created_at} />
            </p>
            <StepHeading focus={fresh} className="text-2xl font-bold tablet:text-3xl">
              {text(m.thank_you, { name: buyerName(order) })}
            </StepHeading>
          </div>
        </header>
        <Downloads order={order} />
        <section
          aria-label={text(m.order_confirmed)}
          className="overflow-hidden rounded-lg border border-line"
        >
          {address.shipping && <ShippingCard address={address.shipping} />}
          <div className="flex flex-col gap-1 px-5 py-5">
            <h2 className="text-lg font-bold">{text(m.order_confirmed)}</h2>
            <p className="break-words text-ink-soft">{text(m.confirmation_sent, { email: user.email })}</p>
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
        </section>
        <Link href="/" className={`${buttonClass({ variant: "outline", size: "large" })} print:hidden`}>
          {text(m.continue_shopping)}
        </Link>
      </div>
    </CheckoutLayout>
  );
}

/** Where the parcel goes, as a card in place of a map: no map service is set up. */
function ShippingCard({ address }: { address: Address }) {
  return (
    <div className="flex min-h-40 items-center justify-center border-b border-line bg-mist print:hidden bg-[radial-gradient(circle_at_center,var(--color-brand-100)_0,transparent_60%)] px-5 py-8">
      <p className="flex items-center gap-3 rounded-full bg-white px-5 py-3 text-sm font-semibold shadow-card">
        <MapPin aria-hidden="true" size={20} className="shrink-0 text-brand-600" />
        <span>
          {[address.address1, address.city, address.state, address.zipcode].filter(Boolean).join(", ")}
        </span>
      </p>
    </div>
  );
}
