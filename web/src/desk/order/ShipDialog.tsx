import { unsentUnits } from "@velours/sdk/shop";
import { useState } from "react";
import { m, useDesk, useDeskText } from "../desk.ts";
import { DeskDialog } from "../frame/DeskDialog.tsx";
import type { DialogProps } from "./DialogProps.ts";
import { orderGoods } from "./orderGoods.ts";
import { ParcelForm, wholeParcel } from "./ParcelForm.tsx";
import { useOrderChange } from "./useOrderChange.ts";

/** Ships units of an order. */
export function ShipDialog({ order: { order }, onClose, onDone }: DialogProps) {
  const { api } = useDesk();
  const text = useDeskText();
  // As they were when it was opened: the field of a line that left meanwhile stays, so that it can be taken out.
  const [units] = useState(() => unsentUnits(order));
  const [parcel, setParcel] = useState(() => wholeParcel(units));
  const { run, ...state } = useOrderChange(
    order.number,
    (idempotencyKey) =>
      api.shipOrder({ params: { path: { number: order.number } }, body: parcel, idempotencyKey }),
    (changed) => onDone(changed, m.desk_shipped_note),
    { once: { operation: "shipOrder", shown: order.shipments?.length ?? 0 } },
  );
  return (
    <DeskDialog order={order.number} busy={state.busy} onClose={onClose} title={text(m.desk_ship)}>
      <ParcelForm
        units={units}
        goods={orderGoods(order)}
        isUnpaid={order.status === "payment-failed"}
        parcel={parcel}
        onChange={setParcel}
        onShip={run}
        {...state}
      />
    </DeskDialog>
  );
}
