import { giftCardUnits, isGiftCard, lineKey, saveDeliveries } from "@velours/sdk/rules";
import { type FormEvent, useRef, useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import { recover } from "../../../platform/chunks/recover.ts";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { focusFirstError } from "../../../platform/ui/focusFirstError.ts";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { useLazyCartActions } from "../../cart/loadCartActions.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { StepHeading } from "../steps/StepHeading.tsx";
import { GiftCardBlock } from "./GiftCardBlock.tsx";
import { giftCardDraft, unitId } from "./giftCardDraft.ts";
import { giftCardErrors, ownDays } from "./giftCardErrors.ts";

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
