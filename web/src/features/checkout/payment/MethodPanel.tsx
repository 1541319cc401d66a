import type { PaymentMethod } from "@velours/sdk/rules";
import type { ReactNode } from "react";
import { classes } from "../../../platform/ui/classes.ts";

interface Props {
  method: PaymentMethod;
  label: ReactNode;
  /** At the right end of the label. */
  after?: ReactNode;
  chosen: boolean;
  onChoose: () => void;
  /** At a press or the focus inside it. */
  onInteract: () => void;
  children: ReactNode;
}

/** A payment method of the list; its fields show while it is chosen. */
export function MethodPanel({ method, label, after, chosen, onChoose, onInteract, children }: Props) {
  return (
    <div
      className={classes(
        "rounded-lg border",
        chosen ? "border-brand-600 ring-1 ring-brand-600" : "border-line-strong",
      )}
    >
      <label
        className={classes(
          "flex items-center gap-3 px-4 py-4 font-semibold wide:px-5",
          chosen ? "rounded-t-lg bg-brand-50" : "rounded-lg hover:bg-mist",
        )}
      >
        <input
          type="radio"
          name="payment-method"
          value={method}
          checked={chosen}
          onChange={onChoose}
          className="size-5 shrink-0 accent-brand-600"
        />
        <span className="flex-1">{label}</span>
        {after}
      </label>
      {chosen && (
        <div
          className="flex flex-col gap-5 border-t border-line p-5"
          onPointerDownCapture={onInteract}
          onFocusCapture={onInteract}
        >
          {children}
        </div>
      )}
    </div>
  );
}
