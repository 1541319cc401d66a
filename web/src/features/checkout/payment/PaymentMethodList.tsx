import type { PaymentMethod } from "@velours/sdk/rules";
import type { ReactNode } from "react";
import { m, useText } from "../../../platform/text/useText.ts";
import { classes } from "../../../platform/ui/classes.ts";
import { Skeleton } from "../../../platform/ui/Skeleton.tsx";
import { methods as definitions } from "./methods/methods.ts";
import { usePaymentModel } from "./PaymentContext.ts";
import type { PaymentMethods } from "./usePaymentMethods.ts";

interface MethodPanelProps {
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
function MethodPanel({ method, label, after, chosen, onChoose, onInteract, children }: MethodPanelProps) {
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

interface Props {
  methods: PaymentMethods;
  onChoose: (method: PaymentMethod) => void;
}

/** The payment methods as a list; the chosen one is open. */
export function PaymentMethodList({ methods, onChoose }: Props) {
  const text = useText();
  const { interact } = usePaymentModel();
  const { offered, method: chosen, token } = methods;
  if (token.loading) return <Skeleton className="h-64" />;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{text(m.payment_method)}</legend>
      {offered.map((method) => {
        const definition = definitions[method];
        if (!definition) return null;
        const { label, Mark, Panel } = definition;
        return (
          <MethodPanel
            key={method}
            method={method}
            label={label(text)}
            after={Mark && <Mark />}
            chosen={method === chosen}
            onChoose={() => onChoose(method)}
            onInteract={interact}
          >
            <Panel fallback={<Skeleton className="h-40" />} />
          </MethodPanel>
        );
      })}
    </fieldset>
  );
}
