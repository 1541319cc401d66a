import { Lock } from "lucide-react";
import { m } from "../../text/m.ts";
import { useText } from "../../text/useText.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { keepFocus } from "../steps/keepFocus.ts";
import { CardBrands } from "./CardBrands.tsx";
import { CardFieldsForm } from "./CardFieldsForm.tsx";
import type { CardFields, CardGateway } from "./gateways/CardGateway.ts";
import { PaymentFailureText } from "./PaymentFailureText.tsx";

interface Props {
  gateway: CardGateway;
  authorization: string | null;
  tokenFailed: boolean;
  onRetry: () => void;
  onReady: (fields: CardFields | null) => void;
  onFailed: (error: unknown) => void;
  failure: string | null;
  busy: boolean;
  disabled: boolean;
}

/** Credit Card in the list of methods: today the only one, so it is chosen. */
export function CreditCardMethod(props: Props) {
  const text = useText();
  const { gateway, authorization, tokenFailed, onRetry, onReady, onFailed, failure, busy, disabled } = props;
  return (
    <fieldset className="rounded-lg border border-brand-600 ring-1 ring-brand-600">
      <legend className="sr-only">{text(m.payment_method)}</legend>
      <label className="flex items-center gap-3 rounded-t-lg bg-brand-50 px-4 py-4 wide:px-5 font-semibold">
        <input
          type="radio"
          name="payment-method"
          value="credit-card"
          checked
          readOnly
          className="size-5 shrink-0 accent-brand-600"
        />
        <span className="flex-1">{text(m.credit_card)}</span>
        <CardBrands />
      </label>
      <div className="flex flex-col gap-5 border-t border-line p-5">
        {tokenFailed ? (
          <Notice tone="bad">
            {text(m.card_fields_failed)}{" "}
            <Button variant="text" size="small" onClick={onRetry}>
              {text(m.retry)}
            </Button>
          </Notice>
        ) : (
          <CardFieldsForm
            gateway={gateway}
            authorization={authorization}
            onReady={onReady}
            onFailed={onFailed}
          />
        )}
        <PaymentFailureText text={failure} />
        <Button type="submit" size="large" wide onMouseDown={keepFocus} busy={busy} disabled={disabled}>
          {text(m.pay)}
        </Button>
        <p className="flex items-center justify-center gap-2 text-sm text-ink-faint">
          <Lock aria-hidden="true" size={15} className="shrink-0" />
          {text(m.all_transactions_secure)}
        </p>
      </div>
    </fieldset>
  );
}
