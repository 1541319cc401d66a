import { carrierName, trackingUrl } from "@velours/sdk/rules";
import type { OrderTracking } from "@velours/sdk/types";
import { m, useText } from "../../platform/text/useText.ts";
import { LocalDay } from "../../platform/ui/LocalDay.tsx";
import { takeFocus } from "../../platform/ui/takeFocus.ts";
import { isOver } from "../checkout/order/arrivalText.ts";
import { OrderStatusBadge } from "../checkout/order/OrderStatusBadge.tsx";

type Parcel = OrderTracking["parcels"][number];

/** How far an order is. It takes the focus, because it appears below the form that was sent. */
export function TrackedOrder({ order }: { order: OrderTracking }) {
  const text = useText();
  const { number, created_at, status, units, shipped, unsent, refunded, delivery, parcels } = order;
  const isExpected = !isOver({ status, shipments: parcels });
  const isInParcels = unsent > 0 || parcels.length > 0;
  return (
    <section aria-labelledby="tracked" className="rounded-lg border border-line p-5 tablet:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="tracked" ref={takeFocus} tabIndex={-1} className="text-xl font-bold outline-none">
          {text(m.order_number, { number })}
        </h2>
        <OrderStatusBadge status={status} />
      </div>
      <p className="mt-1 text-sm text-ink-faint">
        {text(m.track_placed)} <LocalDay iso={created_at} />
      </p>
      <dl className="mt-5 grid grid-cols-3 gap-4 border-y border-line py-4 text-center">
        {[
          [m.track_units, units] as const,
          [m.track_shipped, shipped] as const,
          [m.track_refunded, refunded] as const,
        ].map(([label, count]) => (
          <div key={text(label)} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-soft">{text(label)}</dt>
            <dd className="text-2xl font-bold">{count}</dd>
          </div>
        ))}
      </dl>
      {parcels.length > 0 ? (
        <ol className="mt-5 flex flex-col gap-4">
          {parcels.map((parcel, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parcels are only ever added at the end
            <ParcelEntry key={index} parcel={parcel} number={index + 1} />
          ))}
        </ol>
      ) : (
        isExpected && (
          <p className="mt-5 text-ink-soft">{text(isInParcels ? m.track_waiting : m.track_not_in_parcel)}</p>
        )
      )}
      {delivery && isExpected && isInParcels && (
        <p className="mt-4 text-sm text-ink-soft">
          {text(m.track_delivery, { min: delivery[0] ?? 0, max: delivery[1] ?? 0 })}
        </p>
      )}
    </section>
  );
}

function ParcelEntry({ parcel, number }: { parcel: Parcel; number: number }) {
  const text = useText();
  const { created_at, carrier, tracking, units } = parcel;
  const url = trackingUrl(parcel);
  return (
    <li className="min-w-0">
      <p className="font-semibold">
        {text(m.track_parcel, { number, units })} · <LocalDay iso={created_at} />
      </p>
      <p className="break-words text-ink-soft">
        {carrier && `${carrierName(carrier)} · `}
        {tracking ? text(m.order_tracking, { tracking }) : text(m.order_shipment_without_number)}
      </p>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-9 items-center font-semibold text-brand-700 underline underline-offset-4"
        >
          {text(m.track_carrier)}
        </a>
      )}
    </li>
  );
}
