import type { StockItem } from "@velours/sdk/types";
import { Badge } from "../../platform/ui/Badge.tsx";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { m, useDeskText } from "../desk.ts";
import type { Column } from "../frame/Table.tsx";

const levels = {
  none: { label: m.sold_out, tone: "sale" },
  low: { label: m.desk_stock_low, tone: "brand" },
  high: { label: m.desk_stock_high, tone: "good" },
  unlimited: { label: m.desk_stock_unlimited, tone: "quiet" },
} as const satisfies Record<StockItem["level"], unknown>;

export const levelLabel = (level: StockItem["level"]) => levels[level].label;

interface Presses {
  /** Absent for somebody who may not change stock. */
  onChoose: ((item: StockItem) => void) | undefined;
  /** Opens the ledger of a count. */
  onCount: (item: StockItem) => void;
}

/** Columns of the list of stock. */
export function useStockColumns({ onChoose, onCount }: Presses): readonly Column<StockItem>[] {
  const text = useDeskText();
  return [
    {
      label: m.desk_product,
      isHead: true,
      className: "",
      cell: (item) => {
        const name = [item.title, item.option].filter(Boolean).join(" · ");
        return onChoose ? (
          <PlainButton
            data-row
            onClick={() => onChoose(item)}
            className="min-h-6 text-left font-semibold hover:underline"
          >
            {name}
          </PlainButton>
        ) : (
          <span className="font-semibold">{name}</span>
        );
      },
    },
    {
      name: "variant",
      label: m.desk_sort_number,
      className: "order-3 text-sm text-ink-soft tabular-nums",
      cell: ({ variantId }) => variantId,
    },
    {
      name: "sku",
      label: m.desk_variant_sku,
      className: "order-5 text-sm break-all text-ink-soft",
      cell: ({ sku }) => sku,
    },
    {
      label: m.desk_stock_region,
      className: "order-4 text-right text-sm desktop:text-left",
      cell: ({ region }) => region,
    },
    {
      label: m.order_status_label,
      className: "order-6 justify-self-end",
      cell: ({ level, daysLeft }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={levels[level].tone}>{text(levels[level].label)}</Badge>
          {daysLeft !== null && (
            <span className="text-sm text-ink-soft">{text(m.desk_stock_days_left, { n: daysLeft })}</span>
          )}
        </span>
      ),
    },
    {
      name: "quantity",
      label: m.desk_stock_units,
      className: "order-2 text-right font-semibold tabular-nums desktop:text-left desktop:whitespace-nowrap",
      cell: (item) => {
        const { title, quantity } = item;
        const count = quantity === null ? text(m.desk_stock_uncounted) : text(m.desk_units, { n: quantity });
        return (
          <PlainButton
            onClick={() => onCount(item)}
            aria-label={[count, text(m.desk_stock_ledger), title].join(" · ")}
            className="min-h-6 underline underline-offset-4"
          >
            {count}
          </PlainButton>
        );
      },
    },
  ];
}
