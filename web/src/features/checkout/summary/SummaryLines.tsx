import { sizedImage } from "@velours/sdk/rules";
import type { Currency } from "@velours/sdk/types";
import { m, useText } from "../../../platform/text/useText.ts";
import type { LineItem } from "../../cart/lineItems.ts";
import { PendingAmount } from "../../cart/PendingAmount.tsx";
import { useOptionWords } from "../../cart/useOptionWords.ts";
import type { PricingStatus } from "../../cart/usePricing.ts";
import { Money } from "./Money.tsx";

interface Props {
  items: readonly LineItem[];
  currency: Currency;
  /** A placed order says 'Free', a cart 'FREE'. */
  complete: boolean;
  pricing?: PricingStatus;
}

/** Lines of the purchase, in a scroll box. */
export function SummaryLines({ items, currency, complete, pricing = "current" }: Props) {
  const text = useText();
  const say = useOptionWords();
  const free = text(complete ? m.cart_free : m.free_line);
  return (
    <ul
      tabIndex={items.length > 4 ? 0 : undefined}
      className="-mx-1 flex max-h-80 flex-col gap-4 overflow-y-auto px-1 py-1 print:max-h-none print:overflow-visible"
    >
      {items.map((item) => (
        <li key={item.key} className="flex break-inside-avoid items-center gap-4">
          <span className="size-16 shrink-0 overflow-hidden rounded-md border border-line bg-white">
            {item.image && (
              <img
                src={sizedImage(item.image.src)}
                alt=""
                width={64}
                height={64}
                className="size-full object-contain"
              />
            )}
          </span>
          <div className="min-w-0 flex-1 text-sm">
            <p className="font-semibold">
              {text(m.quantity_title, { quantity: item.quantity, title: item.title })}
              {item.preorder && <span className="text-brand-700"> {text(m.preorder_mark)}</span>}
            </p>
            {item.options && <p className="text-ink-faint">{say(item.options)}</p>}
            {item.covers && <p className="text-ink-faint">{text(m.warranty_for, { title: item.covers })}</p>}
            {item.download && (
              <a
                href={item.download}
                target="_blank"
                rel="noopener noreferrer"
                className="font-semibold text-brand-700 underline underline-offset-4 print:hidden"
              >
                {text(m.download_ebook)}
              </a>
            )}
          </div>
          <span className="text-sm font-semibold">
            {item.free ? (
              <span className="text-good">{free}</span>
            ) : pricing !== "current" ? (
              <PendingAmount pricing={pricing} />
            ) : (
              <Money amount={item.price} currency={currency} />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
