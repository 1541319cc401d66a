import type { DeliveryWindow, GiftCardUnit } from "@velours/sdk/rules";
import { useId } from "react";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Field } from "../../../platform/ui/Field.tsx";
import { FieldError } from "../../../platform/ui/FieldError.tsx";
import { fieldClass } from "../../../platform/ui/fieldClass.ts";
import type { GiftCardDraft } from "../draft/CheckoutDraft.ts";

interface Props {
  unit: GiftCardUnit;
  place: { number: number; count: number };
  entry: GiftCardDraft;
  /** The days that may be chosen. */
  days: DeliveryWindow;
  getError: (field: keyof GiftCardDraft) => string | undefined;
  onChange: (entry: GiftCardDraft) => void;
  onBlur: (field: keyof GiftCardDraft) => void;
}

/** A gift card: its price, its recipient, a message, its sender and its day. */
export function GiftCardBlock({ unit, place, entry, days, getError, onChange, onBlur }: Props) {
  const text = useText();
  const id = useId();
  const field = (name: keyof GiftCardDraft) => ({
    name: `giftcard-${place.number}-${name}`,
    required: true,
    value: entry[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...entry, [name]: event.currentTarget.value }),
    onBlur: () => onBlur(name),
  });
  const messageError = getError("message");
  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
      <h2 id={`${id}-title`} className="flex items-baseline justify-between gap-4 text-lg font-bold">
        <span>
          {unit.line.product.title}
          {place.count > 1 && (
            <span className="text-base font-normal text-ink-soft"> {text(m.giftcard_place, place)}</span>
          )}
        </span>
        <span>{unit.line.variant.option1}</span>
      </h2>
      <Field
        label={text(m.giftcard_recipient)}
        type="email"
        inputMode="email"
        autoComplete="off"
        error={getError("email")}
        {...field("email")}
      />
      <div className="flex flex-col gap-1.5">
        <label htmlFor={`${id}-message`} className="text-sm font-semibold">
          {text(m.giftcard_message)}
          <span aria-hidden="true" className="text-bad">
            {" *"}
          </span>
        </label>
        {/* Marked as required like its neighbours; an empty one is never refused. */}
        <textarea
          id={`${id}-message`}
          rows={3}
          className={`${fieldClass} py-3`}
          aria-invalid={messageError ? true : undefined}
          aria-describedby={messageError ? `${id}-message-error` : undefined}
          {...field("message")}
        />
        <FieldError id={`${id}-message-error`} text={messageError} />
      </div>
      <Field
        label={text(m.giftcard_sender)}
        autoComplete="name"
        error={getError("name")}
        {...field("name")}
      />
      <Field
        label={text(m.giftcard_date)}
        hint={text(m.giftcard_date_hint)}
        type="date"
        min={days.first}
        max={days.last}
        error={getError("date")}
        {...field("date")}
        required={false}
      />
    </section>
  );
}
