import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";

interface Props extends Omit<ComponentProps<"input">, "type" | "children"> {
  children: ReactNode;
}

/** A box with its words; the whole line can be pressed. */
export function Checkbox({ children, className, ...input }: Props) {
  return (
    <label className={classes("flex min-h-8 items-start gap-3 py-1", className)}>
      <input type="checkbox" {...input} className="mt-0.5 size-5 shrink-0 rounded-sm accent-brand-600" />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}
