import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./buttonClass.ts";
import { classes } from "./classes.ts";
import { Spinner } from "./Spinner.tsx";

interface Props extends ComponentProps<"button">, ButtonLook {
  /** Shows a spinner and keeps further presses out. */
  busy?: boolean;
}

export function Button({ variant, size, wide, busy = false, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      {...rest}
      disabled={rest.disabled || busy}
      className={classes(
        buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }),
        className,
      )}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
