import type { StockItem } from "@velours/sdk/types";
import { Badge } from "../../platform/ui/Badge.tsx";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { m, useDeskText } from "../desk.ts";
import { Row } from "../frame/Row.tsx";

const levels = {
  none: { label: m.sold_out, tone: "sale" },
  low: { label: m.desk_stock_low, tone: "brand" },
  high: { label: m.desk_stock_high, tone: "good" },
  unlimited: { label: m.desk_stock_unlimited, tone: "quiet" },
} as const satisfies Record<StockItem["level"], unknown>;

export const levelLabel = (level: StockItem["level"]) => levels[level].label;

interface Props {
  item: StockItem;
  /** Absent for somebody who may not change stock. */
  onChoose?: (() => void) | undefined;
}

/** Stock of a variant in a region; all of it opens its change. */
export function StockRow({ item, onChoose }: Props) {
  const text = useDeskText();
  const { label, tone } = levels[item.level];
  const look =
    "grid w-full grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-3 text-left tablet:grid-cols-[1fr_auto_6rem] tablet:px-6";
  const content = (
    <>
      <span className="min-w-0">
        <span className="block font-semibold">{[item.title, item.option].filter(Boolean).join(" · ")}</span>
        <span className="block text-sm text-ink-soft">
          {[
            item.region,
            item.sku,
            item.daysLeft !== null && text(m.desk_stock_days_left, { n: item.daysLeft }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </span>
      <span className="order-3 tablet:order-none">
        <Badge tone={tone}>{text(label)}</Badge>
      </span>
      <span className="text-right font-semibold tabular-nums">
        {item.quantity === null ? text(m.desk_stock_uncounted) : text(m.desk_units, { n: item.quantity })}
      </span>
    </>
  );
  return (
    <Row>
      {onChoose ? (
        <PlainButton data-row onClick={onChoose} className={`${look} hover:bg-brand-50`}>
          {content}
        </PlainButton>
      ) : (
        <div className={look}>{content}</div>
      )}
    </Row>
  );
}
