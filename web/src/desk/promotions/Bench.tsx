import { useMutation } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import { formatMoney } from "@velours/sdk/rules";
import type { Currency, Promotion, PromotionTrial, PromotionTrialInput, TriedCart } from "@velours/sdk/types";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { RadioGroup } from "../../platform/ui/RadioGroup.tsx";
import { Select } from "../../platform/ui/Select.tsx";
import { m, useDesk, useDeskText, useMay } from "../desk.ts";
import { useDescribeFailure } from "../frame/useDescribeFailure.ts";
import { useSites } from "../useSites.ts";
import type { TypedLine } from "../variants/typedLines.ts";
import { VariantLines } from "../variants/VariantLines.tsx";
import { refusalText } from "./promotionTexts.ts";
import { TriedCartRows } from "./TriedCartRows.tsx";

const MOST_ORDERS = 500;

/** Tries a promotion, saved or not, on the carts of past orders or on one made by hand. */
export function Bench({ promotion }: { promotion: Promotion }) {
  const { api } = useDesk();
  const text = useDeskText();
  const describeFailure = useDescribeFailure();
  const currencies = useSites().find(({ code }) => code === promotion.site)?.currencies ?? [];
  const mayFind = useMay("catalogue:read");
  const [on, setOn] = useState<"orders" | "cart">("orders");
  const [lines, setLines] = useState<readonly TypedLine[]>([]);
  const trial = useMutation({
    mutationFn: async (body: PromotionTrialInput) => orThrow(await api.tryMerchantPromotion({ body })),
  });
  // A result is of the promotion that was tried, not of the one typed since.
  const isOld = trial.data && JSON.stringify(trial.variables?.promotion) !== JSON.stringify(promotion);

  const isEmpty = on === "cart" && lines.length === 0;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? "").trim();
    if (on === "orders") trial.mutate({ promotion, orders: { limit: Number(read("limit")) || MOST_ORDERS } });
    else {
      const country = read("country").toUpperCase();
      const currency = read("currency") as Currency;
      trial.mutate({ promotion, carts: [{ currency, lines: toLines(lines), ...(country && { country }) }] });
    }
  }

  return (
    <section
      aria-labelledby="bench"
      className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-white p-4 tablet:p-6 desktop:sticky desktop:top-6"
    >
      <div>
        <h2 id="bench" className="text-xl font-semibold">
          {text(m.desk_bench)}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{text(m.desk_bench_note)}</p>
      </div>
      <form className="flex flex-col gap-4" onSubmit={submit}>
        <RadioGroup
          legend={text(m.desk_bench_on)}
          name="on"
          look="chips"
          value={on}
          onChange={setOn}
          options={[
            { value: "orders", label: text(m.desk_bench_orders) },
            ...(mayFind ? [{ value: "cart", label: text(m.desk_bench_cart) } as const] : []),
          ]}
        />
        {on === "orders" ? (
          <Field
            label={text(m.desk_bench_limit)}
            name="limit"
            type="number"
            min={1}
            max={MOST_ORDERS}
            required
            defaultValue={MOST_ORDERS}
          />
        ) : (
          <>
            <VariantLines label={text(m.desk_bench_lines)} lines={lines} onChange={setLines} />
            {lines.length === 0 && (
              <p id="bench-none" className="text-sm text-ink-soft">
                {text(m.desk_bench_no_lines)}
              </p>
            )}
            <div className="grid grid-cols-2 gap-3">
              <Select
                label={text(m.desk_currency)}
                name="currency"
                options={currencies.map((value) => ({ value, label: value }))}
              />
              <Field
                label={text(m.country)}
                name="country"
                hint={text(m.desk_bench_country_hint)}
                pattern="[A-Za-z]{2}"
                maxLength={2}
                autoComplete="off"
              />
            </div>
          </>
        )}
        <Button
          type="submit"
          variant="outline"
          busy={trial.isPending}
          disabled={isEmpty}
          aria-describedby={isEmpty ? "bench-none" : undefined}
        >
          {text(m.desk_bench)}
        </Button>
      </form>
      <div aria-live="polite" className="flex flex-col gap-4">
        {trial.error && <Notice tone="bad">{describeFailure(trial.error)}</Notice>}
        {isOld && <Notice>{text(m.desk_bench_old)}</Notice>}
        {trial.data && <Result trial={trial.data} />}
      </div>
    </section>
  );
}

const toLines = (lines: readonly TypedLine[]) =>
  lines.map(({ variantId, quantity }) => ({ variantId, quantity }));

function Result({
  trial: { carts, used, unsold, refusals, sums, dearest, belowMinimum },
}: {
  trial: PromotionTrial;
}) {
  const text = useDeskText();
  const cost = ({ discount, gift }: TriedCart) => Number(discount) + Number(gift);
  return (
    <>
      <p className="text-lg font-semibold">{text(m.desk_bench_used, { used, carts })}</p>
      {unsold > 0 && <p className="text-sm text-ink-soft">{text(m.desk_bench_unsold, { n: unsold })}</p>}
      {sums.map(({ currency, subtotal, discounts, gifts }) => {
        const money = (amount: string) => formatMoney(Number(amount), currency, { digits: 2 });
        return (
          <dl key={currency} className="rounded-md bg-mist px-4 py-2 text-sm">
            <Amount label={text(m.desk_bench_goods)} value={money(subtotal)} />
            <Amount label={text(m.desk_bench_discounts)} value={money(discounts)} />
            <Amount label={text(m.desk_bench_gifts)} value={money(gifts)} />
          </dl>
        );
      })}
      {refusals.length > 0 && (
        <Part title={text(m.desk_bench_refused)}>
          {refusals.map(({ reference, carts: count, example }) => {
            const label = refusalText(reference);
            return (
              <TriedCartRows
                key={reference}
                cart={example}
                title={`${count} · ${label ? text(label) : reference}`}
              />
            );
          })}
        </Part>
      )}
      {dearest && (
        <Part title={text(m.desk_bench_dearest)}>
          <TriedCartRows
            cart={dearest}
            title={`−${formatMoney(cost(dearest), dearest.currency, { digits: 2 })}`}
          />
        </Part>
      )}
      {belowMinimum.length > 0 && (
        <Part title={text(m.desk_bench_below)}>
          {belowMinimum.map((cart) => (
            <TriedCartRows
              key={cart.order ?? cart.cart}
              cart={cart}
              title={`−${formatMoney(cost(cart), cart.currency, { digits: 2 })}`}
            />
          ))}
        </Part>
      )}
    </>
  );
}

function Amount({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt>{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <div className="mt-2 divide-y divide-line rounded-md border border-line">{children}</div>
    </div>
  );
}
