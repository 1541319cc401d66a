import { useQueryClient } from "@tanstack/react-query";
import { getPackingOrderQuery } from "@velours/sdk/query";
import type { PackingOrder } from "@velours/sdk/types";
import { useState } from "react";
import { orderSubject } from "../createOpenKey.ts";
import { m, useDesk, useDeskText } from "../desk.ts";
import { DeskDialog } from "../frame/DeskDialog.tsx";
import { invalidateShop } from "../invalidateShop.ts";
import { ParcelForm, wholeParcel } from "../order/ParcelForm.tsx";
import { useChange } from "../useChange.ts";

interface Props {
  order: PackingOrder;
  onClose: () => void;
  onShipped: () => void;
}

/** Notes a parcel that was packed; its buyer is told by email. */
export function PackDialog({ order: { number, lines, shipments }, onClose, onShipped }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const path = { path: { number } };
  const { queryKey } = getPackingOrderQuery(api, { params: path });
  // As they were when it was opened: after a lost answer the order may say that they have left.
  const [units] = useState(() => lines.filter(({ left }) => left > 0));
  const [parcel, setParcel] = useState(() => wholeParcel(units));
  const { run, ...state } = useChange(
    (body: typeof parcel, idempotencyKey) => api.shipPackingOrder({ params: path, body, idempotencyKey }),
    {
      subject: orderSubject({ operation: "shipPackingOrder", number, shown: shipments.length }),
      done(order) {
        queries.setQueryData(queryKey, order);
        invalidateShop(queries);
        onShipped();
      },
      // The order may have moved meanwhile.
      failed: () => void queries.invalidateQueries({ queryKey }),
    },
  );
  return (
    <DeskDialog order={number} busy={state.busy} onClose={onClose} title={text(m.desk_ship)}>
      <ParcelForm
        units={units}
        goods={(line) => lines.find((goods) => goods.line === line)}
        parcel={parcel}
        onChange={setParcel}
        onShip={() => run(parcel)}
        {...state}
      />
    </DeskDialog>
  );
}
