import { Minus, Plus } from "lucide-react";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";

interface Props {
  value: number;
  onChange: (value: number) => void;
  /** What is counted, for screen readers. */
  label: string;
  disabled?: boolean;
  max?: number;
}

const step =
  "flex size-11 items-center justify-center rounded-full hover:bg-brand-50 hover:text-brand-700 disabled:text-line-strong disabled:hover:bg-transparent";

/** Minus, number, plus in steps of 1; never below 1 (S-254). */
export function Quantity({ value, onChange, label, disabled, max }: Props) {
  const text = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend into the row
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-full border border-line-strong"
    >
      <button
        type="button"
        aria-label={text(m.quantity_less)}
        disabled={disabled || value <= 1}
        onClick={() => onChange(value - 1)}
        className={step}
      >
        <Minus aria-hidden="true" size={16} />
      </button>
      <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
        {value}
      </output>
      <button
        type="button"
        aria-label={text(m.quantity_more)}
        disabled={disabled || (max !== undefined && value >= max)}
        onClick={() => onChange(value + 1)}
        className={step}
      >
        <Plus aria-hidden="true" size={16} />
      </button>
    </div>
  );
}
