import { useQueryClient } from "@tanstack/react-query";
import type { StockItem, StockMoveInput } from "@velours/sdk/types";
import { useState } from "react";
import { Field } from "../../platform/ui/Field.tsx";
import { Select } from "../../platform/ui/Select.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { ChangeDialog } from "../frame/ChangeDialog.tsx";
import { useChange } from "../useChange.ts";
import { type MoveReason, moveReasons, readQuantityNow, toMoveInput } from "./stockMove.ts";
import { stockReasons } from "./stockReasons.ts";

interface Props {
  /** The stock as it was shown when the dialog was opened. */
  item: StockItem;
  onClose: () => void;
  onDone: (item: StockItem) => void;
}

/** Units that came, left or were counted. While the outcome is unknown, the same move can only be sent again. */
export function MoveDialog({ item, onClose, onDone }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const queries = useQueryClient();
  const [quantity, setQuantity] = useState(item.quantity);
  const [reason, setReason] = useState<MoveReason>(item.quantity === null ? "counted" : "received");
  const [units, setUnits] = useState("");
  const reasons = (Object.keys(moveReasons) as MoveReason[]).filter(
    (candidate) => quantity !== null || moveReasons[candidate] === 0,
  );
  function reload() {
    for (const list of ["listStock", "listStockEntries"])
      void queries.invalidateQueries({ queryKey: [list] });
  }

  const { run, ...state } = useChange(
    (body: StockMoveInput, idempotencyKey) => api.moveStock({ body, idempotencyKey }),
    {
      subject: `moveStock ${item.variantId} ${item.region}`,
      done(moved: StockItem) {
        reload();
        onDone(moved);
      },
      failed(error) {
        const now = readQuantityNow(error);
        if (now !== undefined) setQuantity(now);
        if (now === null) setReason("counted");
        reload();
      },
    },
  );

  return (
    <ChangeDialog
      {...state}
      title={[item.title, item.option].filter(Boolean).join(" · ")}
      label={text(m.save)}
      onSubmit={() => {
        const { variantId, region } = item;
        run(toMoveInput({ variantId, region, reason, units: Number(units), seen: quantity }));
      }}
      onClose={() => {
        reload();
        onClose();
      }}
    >
      <p>
        {[
          item.region,
          quantity === null ? text(m.desk_stock_uncounted) : text(m.desk_stock_now, { n: quantity }),
        ].join(" · ")}
      </p>
      <Select
        label={text(m.desk_reason)}
        name="reason"
        value={reason}
        onChange={({ target }) => setReason(target.value as MoveReason)}
        options={reasons.map((value) => ({ value, label: text(stockReasons[value]) }))}
      />
      <Field
        label={text(m.desk_stock_units)}
        name="units"
        type="number"
        inputMode="numeric"
        min={reason === "counted" ? 0 : 1}
        max={1_000_000}
        step={1}
        required
        autoComplete="off"
        value={units}
        onChange={({ target }) => setUnits(target.value)}
      />
    </ChangeDialog>
  );
}
