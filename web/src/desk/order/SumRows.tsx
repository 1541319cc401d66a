import { formatMoney } from "@velours/sdk/rules";
import type { SoldOrder } from "@velours/sdk/types";
import { orderRows } from "../../features/cart/explanation/orderRows.ts";
import { rowText } from "../../features/cart/explanation/rowText.ts";
import { m, useDeskText } from "../desk.ts";

/** Every amount of an order's total, from what was stored with it; the rows add up to it to the cent. */
export function SumRows({ order }: { order: SoldOrder }) {
  const text = useDeskText();
  const { currency } = order.invoice;
  const money = (amount: number) => formatMoney(amount, currency, { digits: 2 });
  const rows = orderRows(order) ?? [];
  return (
    <dl className="text-sm">
      {rows.map((row, nth) => {
        const { label, notes } = rowText(row, { text, money, say: (options) => options });
        const isTotal = row.row === "total";
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a placed order stand still
            key={nth}
            className={`flex justify-between gap-4 py-2 ${isTotal ? "mt-1 border-t border-line text-base font-bold" : ""}`}
          >
            <dt className="min-w-0">
              {label}
              {notes.map((note) => (
                <span key={note} className="block text-ink-soft">
                  {note}
                </span>
              ))}
            </dt>
            <dd className="shrink-0 tabular-nums">
              {"value" in row
                ? row.value === null
                  ? text(m.cart_included)
                  : `(${money(row.value)})`
                : money(row.amount)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
