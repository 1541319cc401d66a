import { useQuery } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import { formatMoney } from "@velours/sdk/rules";
import type { Proposal } from "@velours/sdk/types";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { Failure } from "../frame/Failure.tsx";
import { Loading } from "../frame/Loading.tsx";

/** The amounts that a proposed refund would give back now, by the means of payment. */
export function RefundEffect({
  order,
  currency,
  input,
  isWaiting,
}: NonNullable<Proposal["refund"]> & { isWaiting: boolean }) {
  const { api } = useDesk();
  const text = useDeskText();
  const { lines, shipping, reason } = input;
  const body = { ...(lines && { lines }), ...(shipping !== undefined && { shipping }) };
  const { data, error, refetch } = useQuery({
    queryKey: ["previewRefund", order, body],
    queryFn: async ({ signal }) =>
      orThrow(await api.previewRefund({ params: { path: { number: order } }, body, signal })),
    enabled: isWaiting,
    retry: false,
  });
  const money = (amount: string) => formatMoney(Number(amount), currency, { digits: 2 });
  const parts = data
    ? [
        ...data.payments.map(({ id, service, amount }) => ({ id, label: service, amount })),
        { id: "card", label: text(m.gift_card), amount: data.giftCard },
        { id: "credits", label: text(m.cash_back_row), amount: data.credits },
      ].filter(({ amount }) => Number(amount) !== 0)
    : [];
  return (
    <>
      <DeskLink
        to={`/desk/orders/${order}`}
        className="inline-flex min-h-11 items-center self-start font-semibold text-brand-700 underline underline-offset-4"
      >
        {order}
      </DeskLink>
      {reason && <p className="break-words">{reason}</p>}
      {isWaiting && !data && !error && <Loading />}
      {error && <Failure error={error} reset={() => void refetch()} />}
      {data && (
        <dl className="flex flex-col gap-2 text-sm">
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
          {Number(data.cashBack) !== 0 && (
            <div className="flex justify-between gap-3 text-ink-soft">
              <dt>{text(m.desk_proposal_cash_back)}</dt>
              <dd className="tabular-nums">{money(data.cashBack)}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}
