import { formatMoney } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { Notice } from "../ui/Notice.tsx";

/** The cash back that a placed order has earned and that no refund has taken back. */
export function EarnedPanel({ order: { credits, invoice } }: { order: Order }) {
  const text = useText();
  if (!credits || credits.earned === 0 || credits.history.at(-1)?.type !== "increase") return null;
  const money = (amount: number) => formatMoney(amount, invoice.currency, { digits: 2 });
  return (
    <Notice tone="good">
      {text(m.cash_back_earned, { amount: money(credits.earned), balance: money(credits.balance) })}
    </Notice>
  );
}
