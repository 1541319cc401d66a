import { offerPrice } from "@velours/sdk/rules";
import type { Invoice } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Money } from "../summary/Money.tsx";

/** The price of an offer, in green beside the struck one when something is saved. */
export function OfferPrice({ invoice: { subtotal, discounts, currency } }: { invoice: Invoice }) {
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
