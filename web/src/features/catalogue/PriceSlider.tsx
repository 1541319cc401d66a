import { formatMoney, type PriceBounds, type PriceRange } from "@velours/sdk/rules";
import type { Currency } from "@velours/sdk/types";
import { useEffect, useRef, useState } from "react";
import { m, useText } from "../../platform/text/useText.ts";
import { priceText } from "./filterLabels.ts";

interface Props {
  bounds: PriceBounds;
  /** The price set; null for all. */
  chosen: PriceRange | null;
  currency: Currency;
  /** How long it waits for the next step before it acts, in milliseconds. */
  wait: number;
  onChange: (range: { min: number; max: number }) => void;
}

/** Two thumbs between the lowest and the highest price of a listing. */
export function PriceSlider({ bounds, chosen, currency, wait, onChange }: Props) {
  const text = useText();
  const clamp = (price: number) => Math.min(Math.max(price, bounds.min), bounds.max);
  const limits = { min: clamp(chosen?.min ?? bounds.min), max: clamp(chosen?.max ?? bounds.max) };
  const state = `${limits.min} ${limits.max}`;
  const [range, setRange] = useState(limits);
  const [before, setBefore] = useState(state);
  const [moving, setMoving] = useState(false);
  // A change left over from a step before takes no thumb back.
  if (state !== before && !moving) {
    setBefore(state);
    setRange(limits);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Another filter may be chosen while it waits.
  const latest = useRef({ onChange, state });
  useEffect(() => {
    latest.current = { onChange, state };
  });

  function move(next: typeof range) {
    setRange(next);
    clearTimeout(timer.current);
    if (wait === 0) return onChange(next);
    setMoving(true);
    timer.current = setTimeout(() => {
      setMoving(false);
      setBefore(latest.current.state);
      latest.current.onChange(next);
    }, wait);
  }

  const { min, max } = range;
  const { step } = bounds;
  const ends = { min: bounds.min, max: bounds.max, step, className: "thumb" } as const;
  const share = (price: number) => `${(100 * (price - bounds.min)) / (bounds.max - bounds.min)}%`;
  const end = max >= bounds.max ? null : max;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that says the group's title again
    <div role="group" aria-label={text(m.price)} className="pb-3">
      <p className="text-sm tabular-nums">{priceText({ min, max: end }, currency, text)}</p>
      <div className="relative h-11">
        <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-line">
          <div
            className="absolute h-full rounded-full bg-brand-600 forced-colors:bg-[Highlight]"
            style={{ left: share(min), right: `calc(100% - ${share(max)})` }}
          />
        </div>
        <input
          type="range"
          name="price-lowest"
          {...ends}
          aria-label={text(m.price_lowest)}
          aria-valuetext={formatMoney(min, currency)}
          value={min}
          // At the upper end only this thumb can still move.
          style={{ zIndex: max > bounds.max - step ? 1 : undefined }}
          onChange={({ target }) => move({ min: Math.min(Number(target.value), max - step), max })}
        />
        <input
          type="range"
          name="price-highest"
          {...ends}
          aria-label={text(m.price_highest)}
          aria-valuetext={
            end === null
              ? text(m.price_over, { from: formatMoney(bounds.max, currency) })
              : formatMoney(max, currency)
          }
          value={max}
          onChange={({ target }) => move({ min, max: Math.max(Number(target.value), min + step) })}
        />
      </div>
    </div>
  );
}
