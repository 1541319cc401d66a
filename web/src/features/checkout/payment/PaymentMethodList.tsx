import type { PaymentMethod } from "@velours/sdk/rules";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Skeleton } from "../../../platform/ui/Skeleton.tsx";
import { MethodPanel } from "./MethodPanel.tsx";
import { methods as definitions } from "./methods/methods.ts";
import { usePaymentModel } from "./PaymentContext.ts";
import type { PaymentMethods } from "./usePaymentMethods.ts";

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
