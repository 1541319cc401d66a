import { useState } from "react";
import { Field } from "../../platform/ui/Field.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { ChangeDialog } from "../frame/ChangeDialog.tsx";
import type { DialogProps } from "./DialogProps.ts";
import { RefundAmounts } from "./RefundAmounts.tsx";
import { useOrderChange } from "./useOrderChange.ts";

/** Cancels an order of which nothing has left, and gives everything back. */
export function CancelDialog({ order: loaded, onClose, onDone }: DialogProps) {
  const { order, refundable } = loaded;
  const { api } = useDesk();
  const text = useDeskText();
  const [reason, setReason] = useState("");
  const { run, ...state } = useOrderChange(
    order.number,
    (idempotencyKey) =>
      api.cancelMerchantOrder({
        params: { path: { number: order.number } },
        body: { ...(reason.trim() && { reason: reason.trim() }) },
        idempotencyKey,
      }),
    (changed) => onDone(changed, m.desk_cancelled_note),
    { waits: () => onDone(loaded, m.desk_waits_for_consent) },
  );
  return (
    <ChangeDialog
      {...state}
      order={order.number}
      title={text(m.desk_cancel_order)}
      onSubmit={() => run()}
      onClose={onClose}
    >
      <p>{text(m.desk_cancel_note)}</p>
      {refundable > 0 && <RefundAmounts order={order.number} currency={order.invoice.currency} input={{}} />}
      <Field
        label={text(m.desk_reason)}
        hint={text(m.desk_reason_hint)}
        name="reason"
        maxLength={200}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ChangeDialog>
  );
}
