import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "./classes.ts";
import { FieldError } from "./FieldError.tsx";
import { type FieldVariant, fieldClass, fieldClasses } from "./fieldClass.ts";

export { FieldError, fieldClass };

interface Props extends Omit<ComponentProps<"input">, "id"> {
  label: string;
  name: string;
  /** Said under the field and by screen readers; the field is then marked invalid. */
  error?: string | undefined;
  hint?: string | undefined;
  /** A control inside the field's right end. */
  after?: ReactNode;
  /** Right below the input, above what follows. */
  below?: ReactNode;
  labelHidden?: boolean;
  variant?: FieldVariant;
}

/** A labelled text field with its hint and its error. */
export function Field({
  label,
  error,
  hint,
  after,
  below,
  labelHidden,
  variant = "outline",
  className,
  ...input
}: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={classes("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "text-sm font-semibold"}>
        {label}
        {input.required && (
          <span aria-hidden="true" className="text-bad">
            {" *"}
          </span>
        )}
      </label>
      <div className="relative">
        <input
          id={id}
          {...input}
          className={classes(fieldClasses[variant], Boolean(after) && "pr-24")}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {after && <div className="absolute inset-y-1 right-1 flex items-center">{after}</div>}
        {below}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
