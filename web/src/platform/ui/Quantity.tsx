import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { m, useText } from "../text/useText.ts";
import { PlainButton } from "./PlainButton.tsx";
import { parseQuantity } from "./parseQuantity.ts";

interface Props {
  value: number;
  onChange: (value: number) => void;
  /** Name of the counted product, for screen readers. */
  label: string;
  disabled?: boolean;
  /** Said at the number once it is reached. */
  max: number;
}

const step =
  "flex size-11 items-center justify-center rounded-full hover:bg-brand-50 hover:text-brand-700 disabled:text-line-strong aria-disabled:cursor-not-allowed aria-disabled:text-line-strong aria-disabled:hover:bg-transparent disabled:hover:bg-transparent";

/** Minus, a number that can be typed, plus in steps of 1; from 1 to `max`. */
export function Quantity({ value, onChange, label, disabled, max }: Props) {
  const text = useText();
  const limitId = useId();
  /** Text being typed; it counts once the field is left, or with Enter. */
  const [typed, setTyped] = useState<string | null>(null);
  // At an end the button stays where the focus is.
  const least = value <= 1;
  const most = value >= max;

  function commit(): void {
    if (typed === null) return;
    setTyped(null);
    const next = parseQuantity(typed, max);
    if (next !== null && next !== value) onChange(next);
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
    if (event.key === "Escape") setTyped(null);
  };

  return (
    <div className="flex flex-col items-start gap-1">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend into the row */}
      <div
        role="group"
        aria-label={label}
        className="inline-flex items-center rounded-full border border-line-strong"
      >
        <PlainButton
          aria-label={text(m.quantity_less)}
          disabled={disabled}
          aria-disabled={least || undefined}
          onClick={() => !least && onChange(value - 1)}
          className={step}
        >
          <Minus aria-hidden="true" size={16} />
        </PlainButton>
        <output aria-live="polite" className="sr-only">
          {value}
        </output>
        <input
          aria-label={label}
          aria-describedby={most ? limitId : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          disabled={disabled}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
          className="w-10 bg-transparent text-center font-semibold tabular-nums"
        />
        <PlainButton
          aria-label={text(m.quantity_more)}
          disabled={disabled}
          aria-disabled={most || undefined}
          onClick={() => !most && onChange(value + 1)}
          className={step}
        >
          <Plus aria-hidden="true" size={16} />
        </PlainButton>
      </div>
      {most && (
        <p id={limitId} role="status" className="text-sm text-ink-soft">
          {text(m.quantity_limit, { n: max })}
        </p>
      )}
    </div>
  );
}
