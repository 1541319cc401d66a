import { formatMoney } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { Notice } from "../ui/Notice.tsx";

/** The cash back a placed order has earned, where its last entry is one. */
export function EarnedPanel({ order: { credits, invoice } }: { order: Order }) {
  const text = useText();
  const last = credits?.history.at(-1);
  if (!credits || last?.type !== "increase") return null;
  const money = (amount: number) => formatMoney(amount, invoice.currency, { digits: 2 });
  return (
    <Notice tone="good">
      {text(m.cash_back_earned, { amount: money(last.amount), balance: money(credits.balance) })}
    </Notice>
  );
}
