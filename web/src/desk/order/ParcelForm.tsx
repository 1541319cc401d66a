import type { ShipmentInput } from "@velours/sdk/types";
import type { FormEvent } from "react";
import { Checkbox } from "../../platform/ui/Checkbox.tsx";
import { m, useDeskText } from "../desk.ts";
import { ChangeForm, type ChangeState } from "../frame/ChangeForm.tsx";
import type { Goods } from "./orderGoods.ts";
import { ParcelField } from "./ParcelField.tsx";
import { toParcel } from "./toParcel.ts";
import { readUnits, UnitFields } from "./UnitFields.tsx";

interface Props extends ChangeState {
  /** Lines with units left to ship. */
  units: readonly { line: number; left: number }[];
  goods: (line: number) => Goods | undefined;
  /** Asks whether it is shipped although a payment failed. */
  isUnpaid?: boolean;
  parcel: ShipmentInput;
  onChange: (parcel: ShipmentInput) => void;
  onShip: () => void;
}

/** A parcel of all that is left. */
export const wholeParcel = (units: Props["units"]): ShipmentInput => ({
  lines: units.map(({ line, left }) => ({ line, quantity: left })),
});

/** A parcel: its units, who carries it, and its number. */
export function ParcelForm({ units, goods, isUnpaid = false, parcel, onChange, onShip, ...state }: Props) {
  const text = useDeskText();

  function read({ currentTarget }: FormEvent<HTMLFormElement>) {
    const data = new FormData(currentTarget);
    const [carrier = "", tracking = ""] = ["carrier", "tracking"].map((name) => String(data.get(name) ?? ""));
    onChange({
      ...toParcel({ lines: readUnits(data, units), carrier, tracking }),
      ...(data.get("unpaid") && { unpaid: true }),
    });
  }

  return (
    <ChangeForm
      {...state}
      label={text(m.desk_ship)}
      disabled={!parcel.lines?.length}
      onChange={read}
      onSubmit={onShip}
    >
      <UnitFields goods={goods} units={units} max={({ left }) => left} />
      <ParcelField part="carrier" />
      <ParcelField part="tracking" />
      {isUnpaid && <Checkbox name="unpaid">{text(m.desk_ship_unpaid)}</Checkbox>}
      <p className="text-sm text-ink-soft">{text(m.desk_ship_note)}</p>
    </ChangeForm>
  );
}
