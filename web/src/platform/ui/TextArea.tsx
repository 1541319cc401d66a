import { type ComponentProps, useId } from "react";
import { classes } from "./classes.ts";
import { FieldError } from "./FieldError.tsx";
import { fieldClass } from "./fieldClass.ts";

interface Props extends Omit<ComponentProps<"textarea">, "id"> {
  label: string;
  name: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** A labelled field for some sentences, with its hint and its error. */
export function TextArea({ label, error, hint, className, ...textarea }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {textarea.required && (
          <span aria-hidden="true" className="text-bad">
            {" *"}
          </span>
        )}
      </label>
      <textarea
        id={id}
        {...textarea}
        className={classes(fieldClass, "py-3", className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
