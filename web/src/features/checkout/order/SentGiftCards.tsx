import type { Order } from "@velours/sdk/types";
import { useShop } from "../../../platform/api/useShop.ts";
import { formatDate } from "../../../platform/text/formatDate.ts";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";

/** To whom the gift cards of an order go, and when. */
export function SentGiftCards({ order }: { order: Order }) {
  const text = useText();
  const { language } = useShop();
  const units = order.products.flatMap(({ title, _deliveries = [], _variant }) =>
    _deliveries.map(({ to, date }) => ({ title, worth: _variant.option1, email: to?.email ?? "", date })),
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
                ? text(m.giftcard_sent_on, { email, date: formatDate(date, language) })
                : text(m.giftcard_sent_soon, { email })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
