import { isParcelLine } from "@velours/sdk/shop";
import type { ShipmentInput } from "@velours/sdk/types";
import { type FormEvent, useState } from "react";
import { m } from "../../platform/text/m.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Checkbox } from "../../platform/ui/Checkbox.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { Modal } from "../../platform/ui/Modal.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { useDesk, useDeskText } from "../desk.ts";
import { countUnits } from "./countUnits.ts";
import type { DialogProps } from "./DialogProps.ts";
import { readUnits, UnitFields } from "./UnitFields.tsx";
import { useOrderChange } from "./useOrderChange.ts";

/** A parcel: its units, who carries it, and its number. */
export function ShipDialog({ order: { order }, onClose, onDone }: DialogProps) {
  const { api } = useDesk();
  const text = useDeskText();
  const units = countUnits(order).filter(
    ({ left, line }) => left > 0 && isParcelLine(order.products[line - 1]!),
  );
  const [parcel, setParcel] = useState<ShipmentInput>({
    lines: units.map(({ line, left }) => ({ line, quantity: left })),
  });
  const { run, busy, failure } = useOrderChange(
    order.number,
    (idempotencyKey) =>
      api.shipOrder({ params: { path: { number: order.number } }, body: parcel, idempotencyKey }),
    (changed) => onDone(changed, m.desk_shipped_note),
    { operation: "shipOrder" },
  );
  const isUnpaid = order.status === "payment-failed";

  function read({ currentTarget }: FormEvent<HTMLFormElement>) {
    const data = new FormData(currentTarget);
    const [carrier, tracking] = [data.get("carrier"), data.get("tracking")].map((value) =>
      String(value ?? "").trim(),
    );
    setParcel({
      lines: readUnits(data, units),
      ...(carrier && { carrier }),
      ...(tracking && { tracking }),
      ...(data.get("unpaid") && { unpaid: true }),
    });
  }

  return (
    <Modal open onClose={onClose} title={text(m.desk_ship)} closeLabel={text(m.close)}>
      <form
        className="mt-4 flex flex-col gap-4"
        onChange={read}
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <UnitFields order={order} units={units} max={({ left }) => left} />
        <Field label={text(m.desk_carrier)} name="carrier" maxLength={60} autoComplete="off" />
        <Field
          label={text(m.desk_tracking)}
          name="tracking"
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
        />
        {isUnpaid && <Checkbox name="unpaid">{text(m.desk_ship_unpaid)}</Checkbox>}
        <p className="text-sm text-ink-soft">{text(m.desk_ship_note)}</p>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button type="submit" wide busy={busy} disabled={!parcel.lines?.length}>
          {text(m.desk_ship)}
        </Button>
      </form>
    </Modal>
  );
}
