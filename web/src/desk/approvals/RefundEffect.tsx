import type { Proposal } from "@velours/sdk/types";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDeskText } from "../desk.ts";
import { RefundAmounts } from "../order/RefundAmounts.tsx";

/** A proposed refund: its order, why, and while it waits what it would give back now. */
export function RefundEffect({
  order,
  currency,
  input,
  isWaiting,
}: NonNullable<Proposal["refund"]> & { isWaiting: boolean }) {
  const text = useDeskText();
  return (
    <>
      <DeskLink
        to={`/desk/orders/${order}`}
        className="inline-flex min-h-11 items-center self-start font-semibold text-brand-700 underline underline-offset-4"
      >
        {order}
      </DeskLink>
      {input.return && <p>{text(m.desk_refund_is_return)}</p>}
      {input.reason && <p className="break-words">{input.reason}</p>}
      {isWaiting && <RefundAmounts order={order} currency={currency} input={input} />}
    </>
  );
}
