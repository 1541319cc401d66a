import type { Currency, ImportInput, Site } from "@velours/sdk/types";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { m, useDeskText } from "../../desk.ts";
import { StockUnknownField } from "./StockUnknownField.tsx";

interface Props {
  input: ImportInput;
  /** Sites that the caller can sell the products of a CSV on. */
  sites: readonly Site[];
  /** Currencies that the sites sell in. */
  currencies: readonly Currency[];
  disabled: boolean;
  onChange: (part: Partial<ImportInput>) => void;
}

/** How a file is read. */
export function ImportOptions({ input, sites, currencies, disabled, onChange }: Props) {
  const text = useDeskText();
  const chosen = input.sites ?? [];
  return (
    <fieldset disabled={disabled} className="mt-4">
      <legend className="text-sm font-semibold">{text(m.desk_import_options)}</legend>
      {input.format === "csv" && (
        <Select
          inline
          className="mt-2 max-w-64"
          label={text(m.desk_import_currency)}
          name="currency"
          value={input.currency ?? currencies[0]}
          onChange={({ target }) => onChange({ currency: target.value as Currency })}
          options={currencies.map((value) => ({ value, label: value }))}
        />
      )}
      {input.format === "csv" && sites.length > 1 && (
        <fieldset className="mt-2">
          <legend className="text-sm">{text(m.desk_import_sites)}</legend>
          <div className="grid gap-x-4 tablet:grid-cols-2">
            {sites.map(({ code, name }) => (
              <Checkbox
                key={code}
                name={`site-${code}`}
                checked={chosen.includes(code)}
                disabled={chosen.length === 1 && chosen.includes(code)}
                onChange={({ target }) =>
                  onChange({
                    sites: target.checked ? [...chosen, code] : chosen.filter((other) => other !== code),
                  })
                }
              >
                {name}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
      {input.format === "csv" && (
        <StockUnknownField
          stock={input.stockUnknown}
          onChange={(stockUnknown) => onChange({ stockUnknown })}
        />
      )}
      <Checkbox
        name="stock"
        checked={input.stock === "set"}
        onChange={({ target }) => onChange({ stock: target.checked ? "set" : "keep" })}
      >
        {text(m.desk_import_stock)}
      </Checkbox>
      <Checkbox
        name="skipBad"
        checked={input.skipBad ?? false}
        onChange={({ target }) => onChange({ skipBad: target.checked })}
      >
        {text(m.desk_import_skip_bad)}
      </Checkbox>
      <Checkbox
        name="allowFree"
        checked={input.allowFree ?? false}
        onChange={({ target }) => onChange({ allowFree: target.checked })}
      >
        {text(m.desk_import_allow_free)}
      </Checkbox>
    </fieldset>
  );
}
