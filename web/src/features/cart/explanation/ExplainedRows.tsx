import { formatMoney } from "@velours/sdk/rules";
import type { Currency } from "@velours/sdk/types";
import { m, useText } from "../../../platform/text/useText.ts";
import { useOptionWords } from "../useOptionWords.ts";
import { type ItemRow, rowText } from "./rowText.ts";

interface Props {
  /** Null while lines and total belong to different prices. */
  rows: readonly ItemRow[] | null;
  currency: Currency;
  /** Of the amounts; the checkout shows cents. */
  digits?: number | undefined;
}

/** The rows that make a total, to the cent. Amounts in brackets are already in the prices. */
export function ExplainedRows({ rows, currency, digits }: Props) {
  const text = useText();
  const say = useOptionWords();
  if (!rows) return <p className="text-sm text-ink-soft">{text(m.explained_waits)}</p>;
  const money = (amount: number) => formatMoney(amount, currency, { digits });
  return (
    <dl className="flex flex-col gap-2 rounded-md border border-line bg-white px-4 py-3 text-sm">
      {rows.map((row, index) => {
        const { label, notes } = rowText(row, { text, money, say });
        const isTotal = row.row === "total";
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no state
            key={index}
            className={`flex items-baseline justify-between gap-4 ${isTotal ? "border-t border-line pt-2 font-bold" : ""}`}
          >
            <dt className="min-w-0">
              {label}
              {notes.length > 0 && <span className="block text-xs text-ink-faint">{notes.join(" ")}</span>}
            </dt>
            <dd className="shrink-0 whitespace-nowrap tabular-nums">
              {"value" in row ? (
                <span className="text-ink-faint">
                  {row.value === null ? text(m.cart_included) : `(${money(row.value)})`}
                </span>
              ) : (row.row === "line" && row.line.free) || (row.row === "shipping" && row.amount === 0) ? (
                text(m.cart_free)
              ) : (
                money(row.amount)
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
