import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import { formatMoney } from "@velours/sdk/rules";
import type { Currency, RefundInput } from "@velours/sdk/types";
import { m, useDesk, useDeskText } from "../desk.ts";
import { Failure } from "../frame/Failure.tsx";
import { Loading } from "../frame/Loading.tsx";

interface Props {
  /** Number of the order. */
  order: string;
  currency: Currency;
  input: Pick<RefundInput, "lines" | "return" | "shipping" | "unpaid">;
  /** The order's refunds that it is previewed on: with others the amounts are read anew. */
  revision?: string | undefined;
}

/** Amounts that a refund would give back now, by the means of payment, and the units that would not be sent any more. */
export function RefundAmounts({ order, currency, input, revision }: Props) {
  const { lines, return: returnId, shipping, unpaid } = input;
  const { api } = useDesk();
  const text = useDeskText();
  const body = {
    ...(lines && { lines }),
    ...(returnId && { return: returnId }),
    ...(shipping !== undefined && { shipping }),
    ...(unpaid !== undefined && { unpaid }),
  };
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ["previewRefund", order, body, revision],
    queryFn: async ({ signal }) =>
      orThrow(await api.previewRefund({ params: { path: { number: order } }, body, signal })),
    placeholderData: keepPreviousData,
    // The order may have moved since the dialog was open before.
    staleTime: 0,
  });
  if (error) return <Failure error={error} reset={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  const money = (amount: string) => formatMoney(Number(amount), currency, { digits: 2 });
  const parts = [
    ...data.payments.map(({ id, service, amount }) => ({ id, label: service, amount })),
    { id: "card", label: text(m.gift_card), amount: data.giftCard },
    { id: "credits", label: text(m.cash_back_row), amount: data.credits },
  ].filter(({ amount }) => Number(amount) !== 0);
  const count = (lines: typeof data.stock) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [unsent, gifts] = [count(data.stock), count(data.gifts)];
  return (
    <dl
      aria-live="polite"
      aria-busy={isPlaceholderData}
      className={`flex flex-col gap-2 text-sm ${isPlaceholderData ? "opacity-60" : ""}`}
    >
      {parts.map(({ id, label, amount }) => (
        <div key={id} className="flex justify-between gap-3">
          <dt>{label}</dt>
          <dd className="tabular-nums">{money(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-3 border-t border-line pt-2 font-semibold">
        <dt>{text(m.total)}</dt>
        <dd className="tabular-nums">{money(data.amount)}</dd>
      </div>
      {data.unpaid !== undefined && (
        <div className="flex justify-between gap-3 text-ink-soft">
          <dt>{text(m.desk_refund_unpaid_amount)}</dt>
          <dd className="tabular-nums">{money(data.unpaid)}</dd>
        </div>
      )}
      {Number(data.cashBack) !== 0 && (
        <div className="flex justify-between gap-3 text-ink-soft">
          <dt>{text(m.desk_proposal_cash_back)}</dt>
          <dd className="tabular-nums">{money(data.cashBack)}</dd>
        </div>
      )}
      {unsent > 0 && (
        <div className="flex justify-between gap-3 text-ink-soft">
          <dt>{text(m.desk_refund_unsent)}</dt>
          <dd>{text(m.desk_units, { n: unsent })}</dd>
        </div>
      )}
      {gifts > 0 && (
        <div className="flex justify-between gap-3 text-ink-soft">
          <dt>{text(m.desk_refund_gifts)}</dt>
          <dd>{text(m.desk_units, { n: gifts })}</dd>
        </div>
      )}
    </dl>
  );
}
