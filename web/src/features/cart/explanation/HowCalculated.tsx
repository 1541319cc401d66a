import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { m, useText } from "../../../platform/text/useText.ts";
import { classes } from "../../../platform/ui/classes.ts";
import { PlainButton } from "../../../platform/ui/PlainButton.tsx";

/** Below a total: a button that opens its explanation, which is mounted when it is first opened. */
export function HowCalculated({ children }: { children: ReactNode }) {
  const text = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="print:hidden">
      <PlainButton
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-6 items-center gap-1 text-sm text-ink-soft underline underline-offset-4 hover:text-brand-700"
      >
        {text(m.how_calculated)}
        <ChevronDown
          aria-hidden="true"
          size={16}
          className={classes("transition-transform duration-200", open && "rotate-180")}
        />
      </PlainButton>
      <div id={id} hidden={!open} className="mt-3">
        {open && children}
      </div>
    </div>
  );
}
