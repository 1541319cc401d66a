import { RefusedError } from "@velours/sdk";
import { TrackingInput, validateForm } from "@velours/sdk/forms";
import { carrierName, exampleOrderNumber, trackingUrl } from "@velours/sdk/rules";
import type { OrderTracking } from "@velours/sdk/types";
import { useEffect, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { EmailField } from "../../platform/forms/EmailField.tsx";
import { Form } from "../../platform/forms/Form.tsx";
import { getData, useForm } from "../../platform/forms/useForm.ts";
import { TextPage } from "../../platform/layout/TextPage.tsx";
import { useSite } from "../../platform/sites/useSite.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Field } from "../../platform/ui/Field.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { LocalDay } from "../../platform/ui/LocalDay.tsx";
import { takeFocus } from "../../platform/ui/takeFocus.ts";
import { OrderStatusBadge } from "../checkout/order/OrderStatusBadge.tsx";
import { readTrackLink, type Tracked } from "../checkout/order/trackLink.ts";

type Parcel = OrderTracking["parcels"][number];

/** How far an order is. It takes the focus, because it appears below the form that was sent. */
function TrackedOrder({ order }: { order: OrderTracking }) {
  const text = useText();
  const { number, created_at, status, units, shipped, refunded, delivery, parcels } = order;
  const isOver = status === "cancelled" || status === "refunded";
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
        !isOver && <p className="mt-5 text-ink-soft">{text(m.track_waiting)}</p>
      )}
      {delivery && !isOver && (
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

/** The form that tracks an order, and the order it found. */
function useTracking() {
  const text = useText();
  const { api, language } = useShop();
  const form = useForm<Tracked>();
  const [found, setFound] = useState<OrderTracking | null>(null);

  useEffect(() => {
    const { number, email } = readTrackLink(location.hash);
    if (number === "" && email === "") return;
    // The address goes from the bar as well: others may see it, and copy it.
    history.replaceState(history.state, "", location.pathname + location.search);
    for (const [name, value] of Object.entries({ number, email })) {
      const field = form.form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === "") field.value = value;
    }
  }, [form.form]);

  async function track(): Promise<void> {
    const { number, email } = form.values();
    const body = { number: number.trim(), email: email.trim() };
    if (!form.accept(validateForm(TrackingInput, body, language))) return;
    try {
      setFound(await getData((await api()).trackOrder({ body })));
    } catch (error) {
      if (!(error instanceof RefusedError && error.response.status === 404)) throw error;
      setFound(null);
      form.show({ fields: {}, general: text(m.track_unknown) });
    }
  }

  return {
    form,
    found,
    submit: () => form.run(track),
  };
}

/** Where guests see how far their order is. */
export function TrackScreen() {
  const text = useText();
  const site = useSite();
  const { form, found, submit } = useTracking();
  return (
    <TextPage title={text(m.track_title)} lead={text(m.track_lead)}>
      <Form form={form} onSubmit={submit} label={text(m.track_submit)}>
        <div className="grid gap-5 wide:grid-cols-2">
          <Field
            label={text(m.track_number)}
            name="number"
            autoComplete="off"
            maxLength={24}
            placeholder={exampleOrderNumber(site)}
            required
            error={form.errors.number}
          />
          <EmailField error={form.errors.email} />
        </div>
      </Form>
      {found && <TrackedOrder key={`${found.number} ${found.status}`} order={found} />}
      <p className="text-ink-soft">
        {text(m.track_more)}{" "}
        <Link href="/contact" className="font-semibold text-brand-700 underline underline-offset-4">
          {text(m.contact)}
        </Link>
      </p>
    </TextPage>
  );
}
