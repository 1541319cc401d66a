import { formatMoney } from "@velours/sdk/rules";
import { Lock } from "lucide-react";
import { useState } from "react";
import { m } from "../../../../../platform/text/m.ts";
import { useText } from "../../../../../platform/text/useText.ts";
import { Button } from "../../../../../platform/ui/Button.tsx";
import { Checkbox } from "../../../../../platform/ui/Checkbox.tsx";
import { Notice } from "../../../../../platform/ui/Notice.tsx";
import { useCheckout } from "../../../CheckoutContext.ts";
import type { CardFields } from "../../gateways/CardGateway.ts";
import { usePaymentModel } from "../../PaymentContext.ts";
import { PaymentFailureText } from "../../PaymentFailureText.tsx";
import { SubmitButton } from "../SubmitButton.tsx";
import { useFormSource } from "../useFormSource.ts";
import { CardFieldsForm } from "./CardFieldsForm.tsx";
import { cardSource } from "./cardSource.ts";
import { useCardMistakes } from "./useCardMistakes.ts";

/** Credit Card: the gateway's fields. */
export function CreditCardPanel() {
  const text = useText();
  const { gateway, token, failure, advice, fail, interact } = usePaymentModel();
  const { authorization, save } = token;
  const { data: invoice } = useCheckout().invoice;
  const [fields, setFields] = useState<CardFields | null>(null);
  const { mistakes, show, check } = useCardMistakes(fields);
  useFormSource(() =>
    fields && authorization
      ? cardSource(gateway, { fields, check, vaulted: save?.checked ?? false, authorization })
      : null,
  );
  return (
    <>
      {token.error ? (
        <Notice tone="bad">
          {text(m.card_fields_failed)}{" "}
          <Button variant="text" size="small" onClick={token.refetch}>
            {text(m.retry)}
          </Button>
        </Notice>
      ) : (
        <CardFieldsForm
          mistakes={mistakes}
          onFocus={interact}
          onChange={show}
          gateway={gateway}
          authorization={authorization}
          onReady={setFields}
          onFailed={fail}
        />
      )}
      {save && (
        <Checkbox
          name="save-card"
          checked={save.checked}
          onChange={(event) => save.onChange(event.currentTarget.checked)}
        >
          {text(m.save_card)}
        </Checkbox>
      )}
      <PaymentFailureText text={failure} advice={advice} />
      <SubmitButton ready={fields !== null}>
        {invoice
          ? text(m.pay_amount, { amount: formatMoney(invoice.total, invoice.currency, { digits: 2 }) })
          : text(m.pay)}
      </SubmitButton>
      <p className="flex items-center justify-center gap-2 text-sm text-ink-faint">
        <Lock aria-hidden="true" size={15} className="shrink-0" />
        {text(m.all_transactions_secure)}
      </p>
    </>
  );
}
