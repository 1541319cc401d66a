import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";
import { FieldError } from "./FieldError.tsx";

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Smaller words under the label. */
  detail?: ReactNode;
  /** At the right end, for instance a price. */
  after?: ReactNode;
  disabled?: boolean;
}

interface Props<Value extends string> {
  legend: string;
  legendHidden?: boolean;
  name: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** `cards`: one under the other with a frame; `chips`: side by side. */
  look?: "cards" | "chips";
}

/** A choice among several, as framed cards or as chips. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { legend, legendHidden, name, options, value, onChange, error, look = "cards" } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={legendHidden ? "sr-only" : "mb-2 text-sm font-semibold"}>{legend}</legend>
      <div className={look === "cards" ? "flex flex-col gap-2" : "flex flex-wrap gap-2"}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              "relative flex items-center gap-3 border border-line-strong bg-white transition-colors hover:border-brand-600 has-checked:border-brand-600 has-checked:bg-brand-50 has-checked:ring-1 has-checked:ring-brand-600 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-600 has-disabled:border-line has-disabled:text-ink-faint",
              look === "cards" ? "rounded-md px-4 py-3" : "min-h-11 rounded-full px-5",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={look === "cards" ? "size-5 shrink-0 accent-brand-600 outline-none" : "sr-only"}
            />
            <span className="min-w-0 flex-1">
              <span className={look === "chips" ? "text-sm font-semibold" : "font-medium"}>
                {option.label}
              </span>
              {option.detail && <span className="block text-sm text-ink-faint">{option.detail}</span>}
            </span>
            {option.after && <span className="font-semibold">{option.after}</span>}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
