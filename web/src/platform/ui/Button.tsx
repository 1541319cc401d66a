import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./buttonClass.ts";
import { classes } from "./classes.ts";
import { PlainButton } from "./PlainButton.tsx";
import { Spinner } from "./Spinner.tsx";

interface Props extends ComponentProps<"button">, ButtonLook {
  /** Shows a spinner and keeps further presses out. */
  busy?: boolean;
}

export function Button({ variant, size, wide, busy = false, className, children, onClick, ...rest }: Props) {
  return (
    <PlainButton
      aria-busy={busy || undefined}
      // Not `disabled`, which would take the focus away from the pressed button.
      aria-disabled={busy || undefined}
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classes(
        buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) }),
        className,
      )}
    >
      {busy && <Spinner />}
      {children}
    </PlainButton>
  );
}
