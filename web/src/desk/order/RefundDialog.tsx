import { formatMoney } from "@velours/sdk/rules";
import { type CountedUnits, countUnits } from "@velours/sdk/shop";
import type { RefundInput } from "@velours/sdk/types";
import { type FormEvent, useState } from "react";
import { Checkbox } from "../../platform/ui/Checkbox.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { ChangeForm } from "../frame/ChangeForm.tsx";
import { DeskDialog } from "../frame/DeskDialog.tsx";
import type { DialogProps } from "./DialogProps.ts";
import { orderGoods } from "./orderGoods.ts";
import { RefundAmounts } from "./RefundAmounts.tsx";
import { readUnits, UnitFields } from "./UnitFields.tsx";
import { useOrderChange } from "./useOrderChange.ts";

/** Gives back what was paid for units; the shop computes every amount. */
export function RefundDialog({ order: loaded, onClose, onDone }: DialogProps) {
  const { order, refundable } = loaded;
  const { api } = useDesk();
  const text = useDeskText();
  const most = ({ ordered, refunded }: CountedUnits) => ordered - refunded;
  const units = countUnits(order).filter((line) => most(line) > 0);
  const [refund, setRefund] = useState<RefundInput>({
    lines: units
      .filter(({ askedBack }) => askedBack > 0)
      .map(({ line, askedBack }) => ({ line, quantity: askedBack })),
  });
  const { run, busy, isUnknown, failure } = useOrderChange(
    order.number,
    (idempotencyKey) =>
      api.refundOrder({ params: { path: { number: order.number } }, body: refund, idempotencyKey }),
    (changed) => onDone(changed, m.desk_refunded_note),
    {
      once: { operation: "refundOrder", shown: order.refunds?.length ?? 0 },
      waits: () => onDone(loaded, m.desk_waits_for_consent),
    },
  );

  const isEmpty = !refund.lines?.length && !refund.shipping;

  function read({ currentTarget }: FormEvent<HTMLFormElement>) {
    const data = new FormData(currentTarget);
    const reason = String(data.get("reason") ?? "").trim();
    setRefund({
      lines: readUnits(data, units),
      ...(data.get("shipping") && { shipping: true }),
      ...(reason && { reason }),
    });
  }

  return (
    <DeskDialog order={order.number} busy={busy} onClose={onClose} title={text(m.desk_refund)}>
      <ChangeForm
        label={text(m.desk_refund)}
        busy={busy}
        isUnknown={isUnknown}
        failure={failure}
        disabled={isEmpty}
        onChange={read}
        onSubmit={() => run()}
      >
        <p className="text-sm text-ink-soft">
          {text(m.desk_refund_note, {
            amount: formatMoney(refundable, order.invoice.currency, { digits: 2 }),
          })}
        </p>
        <UnitFields goods={orderGoods(order)} units={units} max={most} first={({ askedBack }) => askedBack} />
        {order.invoice.shipping > 0 && <Checkbox name="shipping">{text(m.desk_refund_shipping)}</Checkbox>}
        <Field
          label={text(m.desk_reason)}
          hint={text(m.desk_reason_hint)}
          name="reason"
          maxLength={200}
          autoComplete="off"
        />
        {!isEmpty && <RefundAmounts order={order.number} currency={order.invoice.currency} input={refund} />}
      </ChangeForm>
    </DeskDialog>
  );
}
