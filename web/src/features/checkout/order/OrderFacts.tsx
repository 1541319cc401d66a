import type { Order } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { paidWith } from "./paidWith.ts";

/** How a placed order is paid and how it ships. */
export function OrderFacts({ order }: { order: Order }) {
  const text = useText();
  const { shipping } = order;
  const days = shipping?.estimate?.value;
  const facts = [
    {
      label: text(m.shipping_method),
      words: shipping && [
        shipping.label,
        days && text(m.delivers_in, { min: days[0] ?? 0, max: days[1] ?? 0 }),
      ],
    },
    { label: text(m.payment_method), words: [paidWith(text, order)] },
  ].flatMap(({ label, words }) => {
    const value = (words || []).filter(Boolean).join(" ");
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
