import { formatMoney } from "@velours/sdk/rules";
import type { LiabilityEntry } from "@velours/sdk/types";
import { DeskLink, type DeskSearch } from "../DeskLink.tsx";
import { m, useDesk, useDeskText, useMay } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { entryKinds } from "../giftCards/entryKinds.ts";

interface Props {
  entry: LiabilityEntry;
  currency: string;
}

const kinds: typeof entryKinds = { ...entryKinds, earned: m.reward_earned, expired: m.reward_expired };

/** A change of a balance, with ways to its gift card, customer and order where one may read them. */
export function BalanceEntry({ entry, currency }: Props) {
  const { time, kind, amount, site, giftCard, customer, order } = entry;
  const { locale } = useDesk();
  const text = useDeskText();
  const mayReadOrders = useMay("orders:read");
  const mayReadCards = useMay("giftcards:read");
  const mayReadCustomers = useMay("customers:read");
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line px-4 py-2 last:border-b-0 tablet:px-6">
      <span className="min-w-0">
        <span className="block font-medium">{kinds[kind] ? text(kinds[kind]) : kind}</span>
        <span className="flex flex-wrap gap-x-4 empty:hidden">
          {giftCard && (
            <About
              mayRead={mayReadCards}
              to="/desk/gift-cards"
              search={{ q: giftCard.lastDigits }}
              label={text(m.desk_gift_card_ends, { digits: giftCard.lastDigits })}
            />
          )}
          {customer !== null && (
            <About
              mayRead={mayReadCustomers}
              to={`/desk/customers/${customer}`}
              label={`${text(m.desk_customer)} ${customer}`}
            />
          )}
          {order !== null && <About mayRead={mayReadOrders} to={`/desk/orders/${order}`} label={order} />}
        </span>
        <span className="block text-sm text-ink-soft">{[formatMoment(time, locale), site].join(" · ")}</span>
      </span>
      <span className="text-right font-semibold whitespace-nowrap tabular-nums">
        {Number(amount) < 0 ? "−" : "+"}
        {formatMoney(Math.abs(Number(amount)), currency, { digits: 2 })}
      </span>
    </li>
  );
}

interface AboutProps {
  mayRead: boolean;
  to: string;
  search?: DeskSearch;
  label: string;
}

const About = ({ mayRead, to, search = {}, label }: AboutProps) =>
  mayRead ? (
    <DeskLink
      to={to}
      search={search}
      className="inline-flex min-h-6 items-center font-semibold text-brand-700 underline underline-offset-4"
    >
      {label}
    </DeskLink>
  ) : (
    <span>{label}</span>
  );
