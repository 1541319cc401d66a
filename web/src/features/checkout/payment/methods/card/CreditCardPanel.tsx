import { formatMoney } from "@velours/sdk/rules";
import { Lock } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { m, useText } from "../../../../../platform/text/useText.ts";
import { Button } from "../../../../../platform/ui/Button.tsx";
import { Checkbox } from "../../../../../platform/ui/Checkbox.tsx";
import { Notice } from "../../../../../platform/ui/Notice.tsx";
import { useCheckout } from "../../../CheckoutContext.ts";
import { CARD_FIELDS, type CardFieldStates, type CardFields } from "../../gateways/CardGateway.ts";
import { usePaymentModel } from "../../PaymentContext.ts";
import { PaymentFailureText } from "../../PaymentFailureText.tsx";
import { SubmitButton } from "../SubmitButton.tsx";
import { useFormSource } from "../useFormSource.ts";
import { CardFieldsForm } from "./CardFieldsForm.tsx";
import { cardSource } from "./cardSource.ts";
import { type CardMistakes, findCardMistakes, toFieldsError } from "./findCardMistakes.ts";
import { mistakeText } from "./mistakeText.ts";

/** Mistakes of the card fields, shown on the page and inside the gateway's frames. */
function useCardMistakes(fields: CardFields | null) {
  const text = useText();
  const [mistakes, setMistakes] = useState<CardMistakes>({});
  const tried = useRef(false);
  const mark = useEffectEvent((marked: CardFields, found: CardMistakes) => {
    for (const name of CARD_FIELDS) marked.mark(name, mistakeText(text, name, found[name]) ?? null);
  });
  useEffect(() => {
    if (fields) mark(fields, mistakes);
  }, [fields, mistakes]);
  const show = (states: CardFieldStates) =>
    setMistakes((before) => {
      const now = findCardMistakes(states, tried.current);
      return CARD_FIELDS.every((name) => before[name] === now[name]) ? before : now;
    });
  return {
    mistakes,
    show,
    /** Marks every field that does not hold and moves to the first; the gateway's own error, or null when all hold. */
    check() {
      if (!fields) return null;
      const states = fields.states();
      const error = toFieldsError(states);
      if (!error) return null;
      tried.current = true;
      setMistakes(findCardMistakes(states, true));
      const first = CARD_FIELDS.find((name) => !states[name].isValid);
      if (first) fields.focus(first);
      return error;
    },
  };
}

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
