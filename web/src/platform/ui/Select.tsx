import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { classes } from "./classes.ts";
import { FieldError } from "./FieldError.tsx";
import { fieldClass } from "./fieldClass.ts";

interface Props extends Omit<ComponentProps<"select">, "id"> {
  label: string;
  name: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  error?: string | undefined;
  /** Label in front of the control on one line, instead of above it. */
  inline?: boolean;
  labelHidden?: boolean;
}

/** The browser's own select in our clothes: nothing a list of ours does better on a phone. */
export function Select({ label, options, error, inline, labelHidden, className, ...select }: Props) {
  const id = useId();
  return (
    <div className={classes("flex", inline ? "items-center gap-2" : "flex-col gap-1.5", className)}>
      <label
        htmlFor={id}
        className={labelHidden ? "sr-only" : inline ? "shrink-0 text-sm" : "text-sm font-semibold"}
      >
        {label}
        {select.required && (
          <span aria-hidden="true" className="text-bad">
            {" *"}
          </span>
        )}
      </label>
      <div className="relative w-full">
        <select
          id={id}
          {...select}
          className={classes(
            fieldClass,
            "appearance-none pr-9",
            inline && "min-h-11 pl-3! text-sm! font-semibold",
          )}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="pointer-events-none absolute inset-y-0 right-3 my-auto"
        />
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
