import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { TextArea } from "../../platform/ui/TextArea.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { ChangeDialog } from "../frame/ChangeDialog.tsx";
import type { DialogProps } from "./DialogProps.ts";
import { useOrderChange } from "./useOrderChange.ts";

/** Says how the trouble of an order's money was dealt with: the trouble that is shown here, and no other. */
export function TroubleDialog({ order: { order, trouble }, onClose, onDone }: DialogProps) {
  const { api } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const [reason, setReason] = useState("");
  const { run, ...state } = useOrderChange(
    order.number,
    (idempotencyKey) =>
      api.closeOrderTrouble({
        params: {
          path: { number: order.number },
          ...(trouble && { header: { "If-Match": trouble.revision } }),
        },
        body: { reason: reason.trim() },
        idempotencyKey,
      }),
    (changed) => onDone(changed, m.desk_trouble_closed),
    { failed: () => void queries.invalidateQueries({ queryKey: ["listMerchantOrders"] }) },
  );
  return (
    <ChangeDialog
      {...state}
      order={order.number}
      title={text(m.desk_trouble_close)}
      disabled={reason.trim() === ""}
      onSubmit={() => run()}
      onClose={onClose}
    >
      <ul className="list-disc pl-5">
        {trouble?.reasons.map((word) => (
          <li key={word} className="break-words">
            {word}
          </li>
        ))}
      </ul>
      <TextArea
        name="reason"
        label={text(m.desk_trouble_reason)}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <p className="text-sm text-ink-soft">{text(m.desk_trouble_note)}</p>
    </ChangeDialog>
  );
}
