import { formatMoney } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { orderLineItems } from "../../cart/lineItems.ts";
import { useOptionWords } from "../../cart/useOptionWords.ts";
import { Money } from "../summary/Money.tsx";

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
