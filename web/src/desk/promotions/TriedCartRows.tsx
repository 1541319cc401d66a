import { formatMoney, type PromotionFacts, tierUnit } from "@velours/sdk/rules";
import type { TriedCart } from "@velours/sdk/types";
import type { Text } from "../../platform/text/useText.ts";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDeskText, useMay } from "../desk.ts";
import { amountTexts } from "./promotionTexts.ts";

type Money = (amount: number) => string;

/** A cart that was tried, folded up; every amount of it with the rule that made it. */
export function TriedCartRows({ cart, title }: { cart: TriedCart; title: string }) {
  const text = useDeskText();
  const mayOpen = useMay("orders:read");
  const { order, currency, missing, amounts } = cart;
  const money: Money = (amount) => formatMoney(amount, currency, { digits: 2 });
  return (
    <details className="px-4 py-2 text-sm">
      <summary className="min-h-8 cursor-pointer py-1 font-semibold tabular-nums">{title}</summary>
      <dl className="py-1">
        {amounts.map(({ amount, value, rule, because }) => {
          const label = amountTexts[amount];
          if (label === undefined) return null;
          const isTotal = amount === "total";
          return (
            <div
              key={amount}
              className={`flex justify-between gap-4 py-1 ${isTotal ? "border-t border-line font-semibold" : ""}`}
            >
              <dt>
                {text(label)}
                {amount === "promotion" &&
                  promotionNotes(rule, because as Partial<PromotionFacts> | null, text, money).map((note) => (
                    <span key={note} className="block text-ink-soft">
                      {note}
                    </span>
                  ))}
              </dt>
              <dd className="shrink-0 tabular-nums">
                {amount === "promotion" || amount === "savings" || amount === "freeProduct"
                  ? money(-Number(value))
                  : money(Number(value))}
              </dd>
            </div>
          );
        })}
      </dl>
      {missing !== null && <p>{text(m.desk_bench_missing, { amount: money(Number(missing)) })}</p>}
      {order !== null && mayOpen && (
        <DeskLink
          to={`/desk/orders/${order}`}
          className="inline-flex min-h-8 items-center font-semibold text-brand-700 underline underline-offset-4"
        >
          {order}
        </DeskLink>
      )}
    </details>
  );
}

/** The facts that a rule looked at, in sentences. */
function promotionNotes(
  rule: string,
  facts: Partial<PromotionFacts> | null,
  text: Text,
  money: Money,
): string[] {
  if (facts === null) return [];
  const { eligible, percent, tier, next } = facts;
  const count = (value: number) =>
    tierUnit(rule) === "amount" ? money(value) : text(m.bag_count, { n: value });
  const notes: string[] = [];
  if (eligible !== undefined && rule !== "refused")
    notes.push(
      percent
        ? text(m.explained_percent, { percent, amount: money(eligible) })
        : text(m.desk_bench_eligible, { amount: money(eligible) }),
    );
  if (typeof tier === "number") notes.push(text(m.explained_tier, { threshold: count(tier) }));
  if (next)
    notes.push(text(m.explained_next, { threshold: count(next.threshold), missing: count(next.missing) }));
  return notes;
}
