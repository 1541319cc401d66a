import { RefusedError } from "@velours/sdk";
import { formatMoney, namedOption } from "@velours/sdk/rules";
import type { Currency, PriceChange, PriceChanges, Product } from "@velours/sdk/types";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { focusFirstError } from "../../platform/ui/focusFirstError.ts";
import { Notice } from "../../platform/ui/Notice.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { AskBeforeLeaving } from "../frame/AskBeforeLeaving.tsx";
import { PreviewButton } from "../PreviewButton.tsx";
import { readAmount } from "../readAmount.ts";
import { useChange } from "../useChange.ts";
import { PricePlanDialog } from "./PricePlanDialog.tsx";
import { type PriceDraft, priceKey, toPriceChanges, toPriceDrafts } from "./priceDrafts.ts";

interface Props {
  product: Product;
  currencies: readonly Currency[];
  /** The prices are read only for somebody who may not change them. */
  readOnly: boolean;
  onChanged: () => void;
}

/** A price below its product's minimum. */
interface TooLow {
  key: string;
  minimum: string;
}

interface Plan {
  prices: PriceChange[];
  changes: PriceChanges;
}

/** Prices of every variant in every currency. The changes are shown before anything is written. */
export function PricesForm({ product, currencies, readOnly, onChanged }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  // Somebody else's change meanwhile must not look like one that was typed here.
  const [stored] = useState(() => toPriceDrafts(product, currencies));
  const [drafts, setDrafts] = useState(stored);
  const [isChecked, setChecked] = useState(false);
  const [isSame, setSame] = useState(false);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [tooLow, setTooLow] = useState<TooLow | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { run, busy, failure, forget } = useChange(
    (prices: PriceChange[], idempotencyKey) =>
      api.changePrices({ body: { prices, dry: true }, idempotencyKey }),
    {
      done(changes: PriceChanges, prices) {
        if (changes.changes.length === 0) setSame(true);
        else setPlan({ prices, changes });
      },
      failed: (error) => setTooLow(readTooLow(error)),
    },
  );

  useEffect(() => {
    if (tooLow !== null) focusFirstError(form.current);
  }, [tooLow]);

  function edit(key: string, change: Partial<PriceDraft>) {
    forget();
    setSame(false);
    setTooLow(null);
    setDrafts((typed) => ({ ...typed, [key]: { price: "", compareAt: "", ...typed[key], ...change } }));
  }

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    const prices = toPriceChanges(drafts, stored);
    if (prices === undefined) return focusFirstError(event.currentTarget);
    if (prices.length === 0) setSame(true);
    else run(prices);
  }

  const typed = toPriceChanges(drafts, stored);
  const badAmount = (typed: string) =>
    isChecked && readAmount(typed) === undefined ? text(m.desk_price_bad) : undefined;

  return (
    <form ref={form} className="flex flex-col gap-6" onSubmit={check} noValidate>
      <AskBeforeLeaving isEdited={typed?.length !== 0} />
      {product.variants.map(({ id, option1, sku }) => (
        <fieldset key={id} className="min-w-0">
          <legend className="font-semibold">
            {namedOption(option1) ?? product.title}
            <span className="ml-2 text-sm font-normal text-ink-soft">{sku}</span>
          </legend>
          <div className="mt-3 grid gap-x-3 gap-y-4 tablet:grid-cols-2">
            {currencies.map((currency) => {
              const key = priceKey(id, currency);
              const { price = "", compareAt = "" } = drafts[key] ?? {};
              return (
                <div key={currency} className="grid grid-cols-2 items-start gap-3">
                  <Field
                    label={text(m.desk_price, { currency })}
                    name={`price ${key}`}
                    inputMode="decimal"
                    autoComplete="off"
                    readOnly={readOnly}
                    value={price}
                    error={
                      tooLow?.key === key
                        ? text(m.desk_price_least, {
                            amount: formatMoney(Number(tooLow.minimum), currency, { digits: 2 }),
                          })
                        : badAmount(price)
                    }
                    onChange={({ target }) => edit(key, { price: target.value })}
                  />
                  <Field
                    label={text(m.desk_price_former, { currency })}
                    name={`former ${key}`}
                    inputMode="decimal"
                    autoComplete="off"
                    readOnly={readOnly}
                    value={compareAt}
                    error={badAmount(compareAt)}
                    onChange={({ target }) => edit(key, { compareAt: target.value })}
                  />
                </div>
              );
            })}
          </div>
        </fieldset>
      ))}
      {failure && tooLow === null && <Notice tone="bad">{failure}</Notice>}
      {isSame && <Notice>{text(m.desk_prices_same)}</Notice>}
      <div className="flex flex-wrap gap-3">
        {!readOnly && (
          <Button type="submit" busy={busy}>
            {text(m.desk_prices_check)}
          </Button>
        )}
        <PreviewButton change={typed && { part: "prices", row: { product: product.id, changes: typed } }} />
      </div>
      {plan && (
        <PricePlanDialog
          prices={plan.prices}
          first={plan.changes}
          onClose={() => setPlan(null)}
          onDone={() => {
            setPlan(null);
            onChanged();
          }}
        />
      )}
    </form>
  );
}

function readTooLow(error: unknown): TooLow | null {
  if (!(error instanceof RefusedError) || error.reference !== "priceBelowMinimum") return null;
  const { variantId, currency, minimum } = (
    error.error as { value: { variantId: number; currency: Currency; minimum: string } }
  ).value;
  return { key: priceKey(variantId, currency), minimum };
}
