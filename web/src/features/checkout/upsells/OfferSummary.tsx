import { displayTotal } from "@velours/sdk/rules";
import type { Invoice } from "@velours/sdk/types";
import { m, useText } from "../../../platform/text/useText.ts";
import { Money } from "../summary/Money.tsx";

/** Price of accepting in all; it ships with the order. */
export function OfferSummary({ invoice }: { invoice: Invoice }) {
  const text = useText();
  const { subtotal, taxes, total, currency } = invoice;
  const rows = [
    { label: text(m.subtotal), value: <Money amount={subtotal} currency={currency} /> },
    { label: text(m.shipping), value: text(m.offer_included) },
    {
      label: text(m.offer_sales_tax),
      value: taxes.included ? (
        text(m.offer_included)
      ) : (
        <Money amount={taxes._total.regional} currency={currency} />
      ),
    },
  ];
  return (
    <dl className="flex flex-col gap-2.5 text-sm">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4 text-lg font-bold">
        <dt>{text(m.total)}</dt>
        <dd>
          <Money amount={displayTotal(total)} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
