import { formatMoney } from "@velours/sdk/rules";
import { countUnits, unrefundedUnits } from "@velours/sdk/shop";
import type { Refund, RefundInput, ReturnRequest } from "@velours/sdk/types";
import { type FormEvent, useState } from "react";
import { Checkbox } from "../../platform/ui/Checkbox.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { ChangeDialog } from "../frame/ChangeDialog.tsx";
import { readMovedRevision } from "../readCurrent.ts";
import type { DialogProps } from "./DialogProps.ts";
import { orderGoods } from "./orderGoods.ts";
import { RefundAmounts } from "./RefundAmounts.tsx";
import { shippingLeft } from "./shippingLeft.ts";
import { readUnits, UnitFields } from "./UnitFields.tsx";
import { useOrderChange } from "./useOrderChange.ts";

interface Props extends DialogProps {
  /** The return that the refund answers; absent for any units. */
  request?: ReturnRequest;
}

/** Gives back what was paid for units, or for a return; the shop computes every amount. */
export function RefundDialog({ order: loaded, request, onClose, onDone }: Props) {
  const { order, refundable, refundRevision } = loaded;
  const { api } = useDesk();
  const text = useDeskText();
  const title = text(request ? m.desk_refund_return : m.desk_refund);
  const ofReturn = request && { return: request.id };
  // As they were when it was opened: the field of a line that was refunded meanwhile stays, so that it can be taken out.
  const [units] = useState(() =>
    request
      ? unrefundedUnits(request).map(({ line, quantity }) => ({ line, most: quantity, first: quantity }))
      : countUnits(order)
          .map(({ line, ordered, refunded, askedBack, left }) => ({
            line,
            most: ordered - refunded,
            // Units that have not left are refunded first: those asked back would stay.
            first: left > 0 ? 0 : askedBack,
          }))
          .filter(({ most }) => most > 0),
  );
  const hasUnpaid = order.unpaid !== undefined && order.unpaid.length > 0;
  // Where anything can be given back, units that were not paid are taken back with others in any case.
  // As it was when the dialog opened: the refund itself can leave nothing.
  const [isForUnpaid] = useState(refundable === 0 && hasUnpaid);
  const isRest = request === undefined && units.length === 0;
  const [refund, setRefund] = useState<RefundInput>({
    ...ofReturn,
    ...(hasUnpaid && { unpaid: true }),
    ...(isRest
      ? { shipping: true }
      : {
          lines: units.filter(({ first }) => first > 0).map(({ line, first }) => ({ line, quantity: first })),
        }),
  });
  // As it was when the units were chosen: a refund that somebody made meanwhile is shown before another one is made.
  const [revision, setRevision] = useState(refundRevision);
  const { run, ...state } = useOrderChange(
    order.number,
    (idempotencyKey) =>
      api.refundOrder({
        params: {
          path: { number: order.number },
          ...(revision !== undefined && { header: { "If-Match": revision } }),
        },
        body: refund,
        idempotencyKey,
      }),
    (changed) => onDone(changed, noteOf(changed.order.refunds?.at(-1))),
    {
      once: { operation: "refundOrder", shown: order.refunds?.length ?? 0 },
      waits: () => onDone(loaded, m.desk_waits_for_consent),
      failed: (error) => setRevision((shown) => readMovedRevision(error) ?? shown),
    },
  );

  // Of a return there are units, or there is nothing to give back.
  const isEmpty = !refund.lines?.length && (request !== undefined || !refund.shipping);

  function read({ currentTarget }: FormEvent<HTMLFormElement>) {
    const data = new FormData(currentTarget);
    const reason = String(data.get("reason") ?? "").trim();
    setRefund({
      ...ofReturn,
      ...(!isRest && { lines: readUnits(data, units) }),
      ...(data.get("shipping") && { shipping: true }),
      ...((isForUnpaid ? data.get("unpaid") : hasUnpaid) && { unpaid: true }),
      ...(reason && { reason }),
    });
  }

  return (
    <ChangeDialog
      {...state}
      order={order.number}
      title={title}
      disabled={isEmpty}
      onChange={read}
      onSubmit={() => run()}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        {text(m.desk_refund_note, {
          amount: formatMoney(refundable, order.invoice.currency, { digits: 2 }),
        })}
      </p>
      {!isRest && (
        <UnitFields
          goods={orderGoods(order)}
          units={units}
          max={({ most }) => most}
          first={({ first }) => first}
        />
      )}
      {shippingLeft(order) > 0 && (
        <Checkbox name="shipping" defaultChecked={isRest}>
          {text(m.desk_refund_shipping)}
        </Checkbox>
      )}
      {isForUnpaid && hasUnpaid && (
        <Checkbox name="unpaid" defaultChecked>
          {text(m.desk_refund_unpaid)}
        </Checkbox>
      )}
      <Field
        label={text(m.desk_reason)}
        hint={text(m.desk_reason_hint)}
        name="reason"
        maxLength={200}
        autoComplete="off"
      />
      {!isEmpty && (
        <RefundAmounts
          order={order.number}
          currency={order.invoice.currency}
          input={refund}
          revision={revision}
        />
      )}
    </ChangeDialog>
  );
}

/** By what the refund did, not by what could be given back when the dialog opened. */
function noteOf(refund: Pick<Refund, "amount" | "unpaid"> | undefined) {
  if (refund === undefined || refund.amount > 0) return m.desk_refunded_note;
  return refund.unpaid ? m.desk_refunded_unpaid_note : m.desk_refunded_nothing_note;
}
