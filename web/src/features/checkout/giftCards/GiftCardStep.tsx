import {
  type DeliveryWindow,
  type GiftCardUnit,
  giftCardUnits,
  isGiftCard,
  lineKey,
  saveDeliveries,
} from "@velours/sdk/rules";
import { type FormEvent, useId, useRef, useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import { recover } from "../../../platform/chunks/recover.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { FieldError } from "../../../platform/ui/FieldError.tsx";
import { fieldClass } from "../../../platform/ui/fieldClass.ts";
import { focusFirstError } from "../../../platform/ui/focusFirstError.ts";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { useLazyCartActions } from "../../cart/loadCartActions.ts";
import { useCheckout } from "../CheckoutContext.ts";
import type { GiftCardDraft } from "../draft/CheckoutDraft.ts";
import { StepHeading } from "../steps/StepHeading.tsx";
import { giftCardDraft, unitId } from "./giftCardDraft.ts";
import { giftCardErrors, ownDays } from "./giftCardErrors.ts";

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
function GiftCardBlock({ unit, place, entry, days, getError, onChange, onBlur }: Props) {
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

/** Recipient and sender of each gift card, one block for each unit. */
export function GiftCardStep({ focus, blocked }: { focus: boolean; blocked: boolean }) {
  const text = useText();
  const cartActions = useLazyCartActions();
  const { language } = useShop();
  const { cart, draft, steps } = useCheckout();
  const { lines } = cart;
  const { values } = draft;
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);

  const units = giftCardUnits(lines);
  // A day that was good when it was saved may have passed since: the shopper is sent back here and must see why.
  const [seen, setSeen] = useState<ReadonlySet<string>>(
    () => new Set(units.filter(({ delivery }) => delivery.date).map((unit) => `${unitId(unit)}.date`)),
  );
  const entries = units.map((unit) => values.giftCards[unitId(unit)] ?? giftCardDraft(unit.delivery));
  const now = new Date(serverNow());
  const errors = giftCardErrors(entries, language, now);
  // Errors of no field of its own: the list, or a unit as a whole.
  const general = Object.entries(errors).find(([path]) => !/^\[\d+\]\./.test(path))?.[1];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(errors).length > 0) {
      setTried(true);
      focusFirstError(form.current);
      return;
    }
    void save();
  }

  async function save() {
    const addressed = saveDeliveries(lines, entries, values.saved.email).filter(isGiftCard);
    try {
      await (await cartActions()).setDeliveries(addressed.map((line) => ({ ...line, key: lineKey(line) })));
    } catch (error) {
      return recover(error, { retry: () => void save() });
    }
    // The line has them now, and another tab may change it.
    draft.set({ giftCards: {} });
    steps.goOn();
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-8">
      <StepHeading focus={focus}>{text(m.step_giftcard)}</StepHeading>
      {units.map((unit, index) => {
        const id = unitId(unit);
        return (
          <GiftCardBlock
            key={id}
            unit={unit}
            place={{ number: index + 1, count: units.length }}
            entry={entries[index] ?? giftCardDraft({})}
            days={ownDays(now)}
            getError={(field) =>
              tried || seen.has(`${id}.${field}`) ? errors[`[${index}].${field}`] : undefined
            }
            onChange={(entry) => draft.set({ giftCards: { ...values.giftCards, [id]: entry } })}
            onBlur={(field) => setSeen((before) => new Set([...before, `${id}.${field}`]))}
          />
        );
      })}
      {tried && general && <Notice tone="bad">{general}</Notice>}
      <Button type="submit" size="large" wide disabled={blocked}>
        {text(m.continue_step)}
      </Button>
    </form>
  );
}
