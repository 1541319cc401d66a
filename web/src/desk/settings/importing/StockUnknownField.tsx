import type { ImportInput } from "@velours/sdk/types";
import { useState } from "react";
import { Field } from "../../../platform/ui/Field.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { m, useDeskText } from "../../desk.ts";

type Unknown = ImportInput["stockUnknown"];

interface Props {
  stock: Unknown;
  onChange: (stock: Unknown) => void;
}

/**
 * How many there are of new variants that a CSV does not count. A count is taken once its field is left; until then the
 * import refuses them.
 */
export function StockUnknownField({ stock, onChange }: Props) {
  const text = useDeskText();
  const [isCount, setCount] = useState(typeof stock === "number");
  const [isBad, setBad] = useState(false);
  const choices = {
    refuse: m.desk_import_stock_refuse,
    none: m.desk_import_stock_none,
    unlimited: m.desk_import_stock_unlimited,
    count: m.desk_import_stock_count,
  };
  function change(next: Unknown) {
    if (next !== stock) onChange(next);
  }
  function choose(choice: string) {
    setCount(choice === "count");
    setBad(false);
    change(choice === "none" || choice === "unlimited" ? choice : undefined);
  }
  return (
    <div className="my-2 flex flex-col gap-2">
      <Select
        label={text(m.desk_import_stock_unknown)}
        className="max-w-96"
        name="stockUnknown"
        value={isCount ? "count" : (stock ?? "refuse")}
        onChange={({ target }) => choose(target.value)}
        options={Object.entries(choices).map(([value, label]) => ({ value, label: text(label) }))}
      />
      {isCount && (
        <Field
          label={text(m.desk_stock_units)}
          className="max-w-40"
          name="stockUnknownCount"
          type="number"
          inputMode="numeric"
          min={0}
          max={1_000_000}
          step={1}
          autoComplete="off"
          defaultValue={typeof stock === "number" ? stock : ""}
          error={isBad ? text(m.desk_import_stock_bad_count) : undefined}
          onBlur={({ target }) => {
            const isGood = target.value !== "" && target.validity.valid;
            setBad(!isGood);
            change(isGood ? target.valueAsNumber : undefined);
          }}
        />
      )}
    </div>
  );
}
