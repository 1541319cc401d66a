import type { MinimumPrices } from "@velours/sdk/types";
import { Field } from "../../../platform/ui/Field.tsx";
import { m, useDeskText } from "../../desk.ts";
import { Card } from "../../frame/Card.tsx";
import { readAmount } from "../../readAmount.ts";
import { setValidity } from "../../setValidity.ts";

interface Props {
  minimums: MinimumPrices | undefined;
  currencies: readonly string[];
  /** Typed amounts by currency. */
  edits: Readonly<Record<string, string>>;
  onEdit: (edits: Readonly<Record<string, string>>) => void;
}

/** Amounts that a percentage discount leaves at least. */
export function MinimumPricesForm({ minimums = {}, currencies, edits, onEdit }: Props) {
  const text = useDeskText();
  return (
    <Card title={text(m.desk_minimum_prices)}>
      <p className="mb-4 text-ink-soft">{text(m.desk_minimum_prices_note)}</p>
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        {[...new Set([...currencies, ...Object.keys(minimums)])].map((currency) => {
          const typed = edits[currency];
          const problem =
            typed !== undefined && readAmount(typed) === undefined ? text(m.desk_price_bad) : "";
          return (
            <Field
              key={currency}
              ref={setValidity(problem)}
              label={text(m.desk_minimum_price, { currency })}
              name={`minimum-${currency}`}
              inputMode="decimal"
              autoComplete="off"
              value={typed ?? String(minimums[currency] ?? "")}
              error={problem || undefined}
              onChange={({ target }) => onEdit({ ...edits, [currency]: target.value })}
            />
          );
        })}
      </div>
    </Card>
  );
}
