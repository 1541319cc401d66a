import {
  compareAtPrice,
  formatMoney,
  isAvailable,
  isWarranty,
  lineAmount,
  unitPrice,
} from "@velours/sdk/rules";
import type { Currency, Product, Variant } from "@velours/sdk/types";
import { type RefObject, useEffect, useRef, useState } from "react";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Price } from "../../platform/ui/Price.tsx";

export interface BuyBarProps {
  /** The page's own button and quantity. */
  place: RefObject<HTMLElement | null>;
  product: Product;
  variant: Variant;
  quantity: number;
  currency: Currency;
  busy: boolean;
  onAdd: () => void;
}

/** True while an element is above the visible part of the window. */
function useIsAbove(place: RefObject<HTMLElement | null>): boolean {
  const [above, setAbove] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setAbove(!entries.at(-1)!.isIntersecting),
      // All that is below the window counts as in it: a jump past it from above to below is a change as well.
      { rootMargin: "0px 0px 1000000px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return above;
}

/** Keeps what has the focus, and the end of the page, from lying under the bar. */
function reserveSpace(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--buy-bar", `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--buy-bar");
  };
}

/**
 * Buying at the foot of a phone's window once the page's own button is above it. The question about analytics comes
 * first: both together would take too much of the window.
 */
export function BuyBar({ place, product, variant, quantity, currency, busy, onAdd }: BuyBarProps) {
  const text = useText();
  const above = useIsAbove(place);
  // It stays under the finger or the focus that is on it.
  const [focused, setFocused] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const shown = (above || focused) && isAvailable(product, variant) && !isWarranty({ product });
  useEffect(() => {
    if (shown && bar.current) return reserveSpace(bar.current);
  }, [shown]);
  if (!shown) return null;
  const price = unitPrice(variant, currency);
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-(--notice,0rem) z-20 flex items-center justify-between gap-4 border-t border-line bg-white px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom,0px))] shadow-float transition-transform duration-200 motion-reduce:transition-none tablet:hidden starting:translate-y-full [:root:has([data-consent])_&]:hidden low:hidden print:hidden"
    >
      <div className="min-w-0">
        <p className="truncate text-sm font-semibold">{product.title}</p>
        <Price amount={price} former={compareAtPrice(variant, currency)} currency={currency} />
      </div>
      <Button
        className="shrink-0"
        busy={busy}
        onClick={onAdd}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {text(m.buy_bar_add, { price: formatMoney(lineAmount(price, quantity), currency) })}
      </Button>
    </div>
  );
}
