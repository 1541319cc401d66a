import { useRouter } from "@tanstack/react-router";
import { orThrow, RefusedError, randomKey } from "@velours/sdk";
import { isReference } from "@velours/sdk/errors";
import type { Order, ReturnInput } from "@velours/sdk/types";
import { type FormEvent, useId, useRef, useState } from "react";
import { formFailure } from "../../../platform/forms/formFailure.ts";
import { returnReasons } from "../../../platform/text/returnReasons.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { FieldError } from "../../../platform/ui/FieldError.tsx";
import { focusFirstError } from "../../../platform/ui/focusFirstError.ts";
import { Modal } from "../../../platform/ui/Modal.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { toasts } from "../../../platform/ui/toasts.ts";
import { orderQuery } from "../queries.ts";
import { refetchOrder } from "../upsells/refetchOrder.ts";

interface Props {
  open: boolean;
  order: Order;
  onClose: () => void;
  onChange: (order: Order) => void;
}

/** Asks what comes back and why; says what a refusal means, and shows the order as it is by then. */
export function ReturnDialog({ open, order, onClose, onChange }: Props) {
  const text = useText();
  const request = useReturn({ order, onChange });
  const { busy, failure, found } = request;
  const close = () => (found ? onChange(found) : onClose());
  return (
    <Modal
      open={open}
      onClose={busy ? () => {} : close}
      title={text(m.return_title, { number: order.number })}
      closeLabel={text(m.close)}
    >
      <form
        ref={request.form}
        noValidate
        className="mt-5 flex flex-col gap-5"
        onSubmit={(event) => void request.send(event)}
      >
        {found === null && <ReturnFields order={order} request={request} />}
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className="flex flex-col gap-3">
          {found === null && (
            <Button wide type="submit" busy={busy}>
              {text(m.return_send)}
            </Button>
          )}
          <Button wide variant="outline" onClick={busy ? undefined : close}>
            {text(m.close)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** The return as it is filled in, and how it is asked for. */
function useReturn({ order, onChange }: Pick<Props, "order" | "onChange">) {
  const text = useText();
  const { context } = useRouter().options;
  const { shop, queries } = context;
  const [units, setUnits] = useState<Readonly<Record<number, number>>>({});
  const [reason, setReason] = useState("");
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [found, setFound] = useState<Order | null>(null);
  // A key for each dialog: a repeated press, or an answer that was lost, asks for a single return.
  const [key, setKey] = useState(randomKey);
  const { returnable = [] } = order;
  const lines = returnable.flatMap(({ line }) => (units[line] ? [{ line, quantity: units[line] }] : []));
  const form = useRef<HTMLFormElement>(null);
  const chosenReason = Object.hasOwn(returnReasons, reason)
    ? (reason as keyof typeof returnReasons)
    : undefined;
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setKey(randomKey());
    };

  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    if (lines.length === 0 || chosenReason === undefined) return focusFirstError(form.current);
    setBusy(true);
    const body: ReturnInput = { lines, reason: chosenReason, ...(note.trim() && { note: note.trim() }) };
    try {
      const api = await shop.api();
      const changed = orThrow(
        await api.requestReturn({ params: { path: { id: order.id } }, body, idempotencyKey: key }),
      );
      await queries.set(orderQuery(shop, order.id), changed);
      onChange(changed);
      toasts.show({ text: text(m.return_sent) });
    } catch (error) {
      // The order first: a refusal is said with the button that works.
      if (error instanceof RefusedError) setFound(await refetchOrder(context, order.id));
      setFailure(describe(error));
    } finally {
      setBusy(false);
    }
  }

  /** The contract's words for too many units name a line's number, which buyers never see. */
  const describe = (error: unknown): string =>
    error instanceof RefusedError && isReference(error.error, "lineQuantityExceeded")
      ? text(m.return_changed)
      : (formFailure(error, { text, language: shop.language, names: {} }).general ?? "");

  return {
    form,
    send,
    busy,
    failure,
    /** The order as it is after a refusal. */
    found,
    units,
    setUnits: change(setUnits),
    reason,
    setReason: change(setReason),
    note,
    setNote: change(setNote),
    isEmpty: tried && lines.length === 0,
    isReasonMissing: tried && !chosenReason,
  };
}

interface FieldsProps extends Pick<Props, "order"> {
  request: ReturnType<typeof useReturn>;
}

function ReturnFields({ order, request }: FieldsProps) {
  const text = useText();
  const errorId = useId();
  const { returnable = [], products } = order;
  const { units, isEmpty } = request;
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
            label={products[line - 1]?.title ?? ""}
            value={String(units[line] ?? 0)}
            options={Array.from({ length: quantity + 1 }, (_, count) => ({
              value: String(count),
              label: count === 0 ? text(m.return_none) : text(m.return_units, { count, quantity }),
            }))}
            onChange={({ target }) => request.setUnits({ ...units, [line]: Number(target.value) })}
          />
        ))}
        <FieldError id={errorId} text={isEmpty ? text(m.return_lines_missing) : undefined} />
      </fieldset>
      <Select
        name="reason"
        label={text(m.return_reason)}
        required
        value={request.reason}
        error={request.isReasonMissing ? text(m.return_reason_missing) : undefined}
        options={[
          { value: "", label: text(m.return_choose), disabled: true },
          ...Object.entries(returnReasons).map(([value, words]) => ({ value, label: text(words) })),
        ]}
        onChange={({ target }) => request.setReason(target.value)}
      />
      <Field
        name="note"
        label={text(m.return_note)}
        maxLength={500}
        value={request.note}
        onChange={({ target }) => request.setNote(target.value)}
      />
    </>
  );
}
