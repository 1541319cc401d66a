import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { classes } from "../../../platform/ui/classes.ts";
import { PlainButton } from "../../../platform/ui/PlainButton.tsx";

/** The order details on a phone: a bar with the total that slides them out, 38rem at most. */
export function PhoneSummary({ total, children }: { total: ReactNode; children: ReactNode }) {
  const text = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="border-y border-line bg-mist">
      <PlainButton
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full [--ring-offset:-4px] items-center justify-between gap-4 px-6"
      >
        <span className="flex items-center gap-2 font-semibold text-brand-700">
          {text(m.order_summary)}
          <ChevronDown
            aria-hidden="true"
            size={18}
            className={classes("transition-transform duration-200", open && "rotate-180")}
          />
        </span>
        <span className="py-1 text-right text-lg font-bold">{total}</span>
      </PlainButton>
      <div
        id={id}
        className={classes(
          "max-h-[38rem] overflow-y-auto border-line px-6 transition-[max-height] duration-300 ease-calm",
          open ? "border-t py-6" : "hidden",
        )}
      >
        {open && children}
      </div>
    </div>
  );
}
