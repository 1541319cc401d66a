import { formatDay, formatMoney } from "@velours/sdk/rules";
import { countUnits } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import { Download } from "lucide-react";
import { useShop } from "../../../platform/api/useShop.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { buttonClass } from "../../../platform/ui/buttonClass.ts";
import { OrderExplanation } from "../../cart/explanation/explanations.ts";
import { HowCalculated } from "../../cart/explanation/HowCalculated.tsx";
import { orderLineItems } from "../../cart/lineItems.ts";
import { useOptionWords } from "../../cart/useOptionWords.ts";
import { ReviewMark } from "../ReviewMark.tsx";
import { breakdown } from "../summary/breakdown.ts";
import { LegalLinks } from "../summary/LegalLinks.tsx";
import { Money } from "../summary/Money.tsx";
import { SummaryBreakdown } from "../summary/SummaryBreakdown.tsx";
import { SummaryLines } from "../summary/SummaryLines.tsx";
import { arrivalText } from "./arrivalText.ts";
import { paidWith } from "./paidWith.ts";

/** The lines of an order, with the downloads that its buyer still has. */
function placedLineItems(order: Order) {
  const units = countUnits(order);
  return orderLineItems(order.products).map((item, place) => ({
    ...item,
    download: units[place]?.kept ? item.download : null,
  }));
}

/** The e-books of an order, in view at every width: the order details are closed on a phone. */
export function Downloads({ order }: { order: Order }) {
  const text = useText();
  const books = placedLineItems(order).filter(({ download }) => download !== null);
  if (books.length === 0) return null;
  return (
    <section aria-labelledby="downloads" className="rounded-lg border border-line px-5 py-5 print:hidden">
      <h2 id="downloads" className="text-lg font-bold">
        {text(m.downloads)}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{text(m.downloads_kept)}</p>
      <ul className="mt-4 flex flex-col gap-4">
        {books.map(({ key, title, download }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="font-semibold">{title}</span>
            <a
              href={download ?? undefined}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ size: "small" })}
            >
              <Download aria-hidden="true" size={18} />
              {text(m.download_ebook)}
              <span className="sr-only"> {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** To whom the gift cards of an order go, and when; which of them were refunded is not on record. */
export function SentGiftCards({ order }: { order: Order }) {
  const text = useText();
  const { locale } = useShop();
  const counted = countUnits(order);
  const lines = order.products.flatMap(({ title, _deliveries = [], _variant }, place) => {
    const { kept = 0, ordered: quantity = 0, refunded = 0 } = counted[place] ?? {};
    return kept === 0
      ? []
      : [{ place, title, worth: _variant.option1, deliveries: _deliveries, quantity, refunded }];
  });
  const units = lines.flatMap(({ title, worth, deliveries }) =>
    deliveries.map(({ to, date }) => ({ title, worth, email: to?.email ?? "", date })),
  );
  if (units.length === 0) return null;
  return (
    <section aria-labelledby="gift-cards" className="rounded-lg border border-line px-5 py-5">
      <h2 id="gift-cards" className="mb-3 text-lg font-bold">
        {text(m.giftcards_sent)}
      </h2>
      <ul className="flex flex-col gap-3">
        {units.map(({ title, worth, email, date }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the units of an order never change places
          <li key={index}>
            <p className="font-semibold">
              {title}
              {worth && `, ${worth}`}
            </p>
            <p className="text-sm break-words text-ink-soft">
              {date
                ? text(m.giftcard_sent_on, { email, date: formatDay(date, locale) })
                : text(m.giftcard_sent_soon, { email })}
            </p>
          </li>
        ))}
      </ul>
      {lines
        .filter(({ deliveries, refunded }) => deliveries.length > 0 && refunded > 0)
        .map(({ place, title, refunded, quantity }) => (
          <p key={place} className="mt-3 text-sm text-ink-soft">
            {text(m.giftcards_refunded, { title, refunded, quantity })}
          </p>
        ))}
    </section>
  );
}

/** Products that an accepted offer added to the order, and their price. */
export function AddedByOffer({ order: { offer, products, invoice } }: { order: Order }) {
  const text = useText();
  const say = useOptionWords();
  if (offer?.status !== "accepted" || !offer.invoice) return null;
  const { currency } = invoice;
  const added = orderLineItems(products.filter(({ _variant }) => offer.variants.includes(_variant.id)));
  const total = formatMoney(offer.invoice.total, currency, { digits: 2 });
  return (
    <section aria-labelledby="added" className="rounded-lg border border-line px-5 py-5">
      <h2 id="added" className="text-lg font-bold">
        {text(m.offer_added)}
      </h2>
      <ul className="mt-3 flex flex-col gap-2">
        {added.map(({ key, quantity, title, options, price }) => (
          <li key={key} className="flex items-baseline justify-between gap-4 text-sm">
            <span>
              <span className="font-semibold">{text(m.quantity_title, { quantity, title })}</span>
              {options && <span className="block text-ink-faint">{say(options)}</span>}
            </span>
            <span className="font-semibold">
              <Money amount={price} currency={currency} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 border-t border-line pt-3 text-sm text-ink-soft">
        {text(m.offer_added_paid, { total })}
      </p>
    </section>
  );
}

/** How a placed order is paid and how it ships. */
export function OrderFacts({ order }: { order: Order }) {
  const text = useText();
  const { shipping } = order;
  const shop = useShop();
  const facts = [
    {
      label: text(m.shipping_method),
      words: shipping && [shipping.label, arrivalText(order, shop, text)],
    },
    { label: text(m.payment_method), words: [paidWith(text, order)] },
  ].flatMap(({ label, words }) => {
    const value = (words || []).filter(Boolean).join(". ");
    return value ? [{ label, value }] : [];
  });
  if (facts.length === 0) return null;
  return (
    <dl className="mt-6 grid gap-6 text-sm wide:grid-cols-2 print:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd className="mt-1 text-ink-soft">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The order details of a placed order: its own lines and invoice, no codes. */
export function PlacedOrderDetails({ order }: { order: Order }) {
  const { invoice } = order;
  return (
    <div className="flex flex-col gap-6">
      <SummaryLines items={placedLineItems(order)} currency={invoice.currency} complete />
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
