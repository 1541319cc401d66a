import { formatMoney } from "@velours/sdk/rules";
import type { Credits } from "@velours/sdk/types";
import { m, useText } from "../../../platform/text/useText.ts";
import { LocalDay } from "../../../platform/ui/LocalDay.tsx";
import { CashBackElsewhere } from "../../cart/cashBack/CashBackElsewhere.tsx";
import { AccountLayout } from "./AccountLayout.tsx";
import { RewardBanners } from "./slots.ts";

const MOVES = {
  increase: { label: m.reward_earned, sign: "+" },
  decrease: { label: m.reward_spent, sign: "−" },
  expire: { label: m.reward_expired, sign: "−" },
} as const;

/** /account/rewards: cash back, until when it holds, and how it came and went. */
export function RewardsScreen({ credits }: { credits: Credits }) {
  const text = useText();
  const { balance, currency, date_expired, history, others } = credits;
  const money = (amount: number) => formatMoney(amount, currency);
  // The newest first; two alike are told apart by their place in the list that only grows.
  const moves = history.map((entry, place) => ({ ...entry, place })).reverse();
  return (
    <AccountLayout title={text(m.rewards)}>
      <div className="flex max-w-128 flex-col gap-8">
        <section className="rounded-lg bg-brand-50 p-6 text-brand-800">
          <h2 className="font-semibold">{text(m.cash_back_balance)}</h2>
          <p className="text-4xl font-bold">{money(balance)}</p>
          {date_expired !== null && balance > 0 && (
            <p className="mt-1">
              {text(m.valid_until)} <LocalDay iso={new Date(date_expired * 1000 - 1).toISOString()} />
            </p>
          )}
          {balance === 0 && <p className="mt-1">{text(m.no_rewards)}</p>}
          <CashBackElsewhere others={others} />
        </section>
        <RewardBanners />
        {moves.length > 0 && (
          <section aria-labelledby="history">
            <h2 id="history" className="mb-2 text-xl font-bold">
              {text(m.history)}
            </h2>
            <ul>
              {moves.map(({ type, amount, place }) => (
                <li key={place} className="flex justify-between gap-4 border-b border-line py-3">
                  <span>{text(MOVES[type].label)}</span>
                  <span className={type === "increase" ? "font-semibold text-good" : "text-ink-soft"}>
                    {MOVES[type].sign}
                    {money(amount)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </AccountLayout>
  );
}
