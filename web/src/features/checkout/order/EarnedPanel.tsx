import { formatMoney } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import { useSession } from "../../../platform/session/useSession.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Link } from "../../../platform/ui/Link.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { accountLink } from "./join/accountLink.ts";

/**
 * The cash back that a placed order has earned and that no refund has taken back. A guest has no balance: what they earned
 * waits for the account of the order's address.
 */
export function EarnedPanel({ order: { credits, invoice, user: buyer } }: { order: Order }) {
  const text = useText();
  const { user, credits: own } = useSession();
  if (!credits || credits.earned === 0 || credits.history.at(-1)?.type !== "increase") return null;
  const money = (amount: number) => formatMoney(amount, invoice.currency, { digits: 2 });
  const amount = money(credits.earned);
  // The order has the balance of its day, which may be spent since; and cash back of a guest's order is no balance, also
  // where a member opens an order they placed as a guest.
  const isBalance = own?.currency === invoice.currency && own.balance === credits.balance;
  // Until it is known who looks.
  if (user === undefined || (user && !isBalance))
    return <Notice tone="good">{text(m.cash_back_earned_alone, { amount })}</Notice>;
  if (user)
    return (
      <Notice tone="good">{text(m.cash_back_earned, { amount, balance: money(credits.balance) })}</Notice>
    );
  return (
    <Notice tone="good">
      <p>{text(m.cash_back_waits, { amount, email: buyer.email })}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 print:hidden">
        {(["/join", "/login"] as const).map((page) => (
          <Link
            key={page}
            href={accountLink(page, buyer.email)}
            preload={false}
            className="inline-flex min-h-9 items-center underline underline-offset-4"
          >
            {text(page === "/join" ? m.cash_back_waits_join : m.log_in)}
          </Link>
        ))}
      </p>
    </Notice>
  );
}
