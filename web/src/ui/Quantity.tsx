import { Minus, Plus } from "lucide-react";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { PlainButton } from "./PlainButton.tsx";

interface Props {
  value: number;
  onChange: (value: number) => void;
  /** What is counted, for screen readers. */
  label: string;
  disabled?: boolean;
  max?: number;
}

const step =
  "flex size-11 items-center justify-center rounded-full hover:bg-brand-50 hover:text-brand-700 disabled:text-line-strong aria-disabled:cursor-not-allowed aria-disabled:text-line-strong aria-disabled:hover:bg-transparent disabled:hover:bg-transparent";

/** Minus, number, plus in steps of 1; never below 1. */
export function Quantity({ value, onChange, label, disabled, max }: Props) {
  const text = useText();
  // At an end the button stays where the focus is.
  const least = value <= 1;
  const most = max !== undefined && value >= max;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend into the row
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
      <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
        {value}
      </output>
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
  );
}
