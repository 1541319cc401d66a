import type { Order, ReturnInput } from "@velours/sdk/types";
import { useId, useRef, useState } from "react";
import { returnReasons } from "../../../platform/text/returnReasons.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Field } from "../../../platform/ui/Field.tsx";
import { FieldError } from "../../../platform/ui/FieldError.tsx";
import { focusFirstError } from "../../../platform/ui/focusFirstError.ts";
import { Select } from "../../../platform/ui/Select.tsx";
import { toasts } from "../../../platform/ui/toasts.ts";
import { lineName, orderLineItems } from "../../cart/lineItems.ts";
import { useOptionWords } from "../../cart/useOptionWords.ts";
import { OrderDialog } from "./OrderDialog.tsx";
import { useOrderRequest } from "./useOrderRequest.ts";

interface Props {
  open: boolean;
  order: Order;
  onClose: () => void;
  onChange: (order: Order) => void;
}

/** Asks what comes back and why. */
export function ReturnDialog({ open, order, onClose, onChange }: Props) {
  const text = useText();
  const draft = useReturn(order);
  const form = useRef<HTMLFormElement>(null);
  const request = useOrderRequest({
    order,
    onClose,
    onChange,
    // The contract's words for too many units name a line's number, which buyers never see.
    describe: (reference) =>
      reference === "lineQuantityExceeded" || reference === "idempotencyKeyReused"
        ? text(m.return_changed)
        : undefined,
  });

  function send() {
    const body = draft.check();
    if (body === null) return focusFirstError(form.current);
    void request.send(
      (api, idempotencyKey) =>
        api.requestReturn({ params: { path: { id: order.id } }, body, idempotencyKey }),
      () => toasts.show({ text: text(m.return_sent) }),
    );
  }

  return (
    <OrderDialog
      open={open}
      title={text(m.return_title, { number: order.number })}
      request={request}
      form={form}
      onSend={send}
      sendLabel={text(m.return_send)}
    >
      <ReturnFields order={order} draft={draft} />
    </OrderDialog>
  );
}

/** The return as it is filled in. */
function useReturn({ returnable = [] }: Order) {
  const [units, setUnits] = useState<Readonly<Record<number, number>>>({});
  const [reason, setReason] = useState("");
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const lines = returnable.flatMap(({ line }) => (units[line] ? [{ line, quantity: units[line] }] : []));
  const chosenReason = Object.hasOwn(returnReasons, reason)
    ? (reason as keyof typeof returnReasons)
    : undefined;
  return {
    units,
    setUnits,
    reason,
    setReason,
    note,
    setNote,
    isEmpty: tried && lines.length === 0,
    isReasonMissing: tried && !chosenReason,
    /** The body to send; null while something is missing, which is marked from then on. */
    check(): ReturnInput | null {
      setTried(true);
      if (lines.length === 0 || chosenReason === undefined) return null;
      return { lines, reason: chosenReason, ...(note.trim() && { note: note.trim() }) };
    },
  };
}

interface FieldsProps extends Pick<Props, "order"> {
  draft: ReturnType<typeof useReturn>;
}

function ReturnFields({ order, draft }: FieldsProps) {
  const text = useText();
  const errorId = useId();
  const say = useOptionWords();
  const { returnable = [], products } = order;
  const items = orderLineItems(products);
  const { units, isEmpty } = draft;
  return (
    <>
      <fieldset
        className="flex flex-col gap-3"
        aria-describedby={isEmpty ? errorId : undefined}
        data-invalid={isEmpty || undefined}
      >
        <legend className="mb-2 text-sm font-semibold">{text(m.return_what)}</legend>
        {returnable.map(({ line, quantity }) => (
          <Select
            key={line}
            name={`line-${line}`}
            label={lineName(items[line - 1]!, say)}
            value={String(units[line] ?? 0)}
            options={Array.from({ length: quantity + 1 }, (_, count) => ({
              value: String(count),
              label: count === 0 ? text(m.return_none) : text(m.return_units, { count, quantity }),
            }))}
            onChange={({ target }) => draft.setUnits({ ...units, [line]: Number(target.value) })}
          />
        ))}
        <FieldError id={errorId} text={isEmpty ? text(m.return_lines_missing) : undefined} />
      </fieldset>
      <Select
        name="reason"
        label={text(m.return_reason)}
        required
        value={draft.reason}
        error={draft.isReasonMissing ? text(m.return_reason_missing) : undefined}
        options={[
          { value: "", label: text(m.return_choose), disabled: true },
          ...Object.entries(returnReasons).map(([value, words]) => ({ value, label: text(words) })),
        ]}
        onChange={({ target }) => draft.setReason(target.value)}
      />
      <Field
        name="note"
        label={text(m.return_note)}
        maxLength={500}
        value={draft.note}
        onChange={({ target }) => draft.setNote(target.value)}
      />
    </>
  );
}
