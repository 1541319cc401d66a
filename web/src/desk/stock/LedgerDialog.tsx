import type { StockItem } from "@velours/sdk/types";
import { useState } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText, useMay } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { DeskDialog } from "../frame/DeskDialog.tsx";
import { Stored } from "../frame/Stored.tsx";
import { usePage } from "../usePage.ts";
import { stockReasons } from "./stockReasons.ts";

interface Props {
  item: StockItem;
  onClose: () => void;
}

const LIMIT = 25;

/** All that changed a count, the newest first, a page at a time. */
export function LedgerDialog({ item, onClose }: Props) {
  const { locale } = useDesk();
  const text = useDeskText();
  const mayReadOrders = useMay("orders:read");
  const [cursor, setCursor] = useState<string | undefined>();
  const { variantId, region } = item;
  const query = { variantId, region, limit: LIMIT, ...(cursor !== undefined && { cursor }) };
  const result = usePage("listStockEntries", { query });
  const words: Record<string, typeof m.desk_did_apply_import> = stockReasons;
  return (
    <DeskDialog title={[item.title, item.option, region].filter(Boolean).join(" · ")} onClose={onClose}>
      <h3 className="font-semibold">{text(m.desk_stock_ledger)}</h3>
      <Stored result={result}>
        {({ rows, next }) => (
          <>
            {rows.length === 0 && <p className="text-ink-soft">{text(m.desk_stock_ledger_none)}</p>}
            <ul aria-label={text(m.desk_stock_ledger)} className="rounded-md border border-line empty:hidden">
              {rows.map(({ id, time, reason, delta, order }) => (
                <li
                  key={id}
                  className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line px-4 py-2 last:border-b-0"
                >
                  <span className="min-w-0">
                    <span className="block font-medium">
                      {words[reason] ? text(words[reason]) : reason}
                      {order !== null && (
                        <>
                          {" · "}
                          {mayReadOrders ? (
                            <DeskLink
                              to={`/desk/orders/${order}`}
                              className="font-semibold text-brand-700 underline underline-offset-4"
                            >
                              {order}
                            </DeskLink>
                          ) : (
                            order
                          )}
                        </>
                      )}
                    </span>
                    <span className="block text-sm text-ink-soft">{formatMoment(time, locale)}</span>
                  </span>
                  <span className="text-right font-semibold tabular-nums">
                    {delta < 0 ? `−${-delta}` : `+${delta}`}
                  </span>
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap gap-3 empty:hidden">
              {cursor !== undefined && (
                <Button variant="outline" size="small" onClick={() => setCursor(undefined)}>
                  {text(m.desk_stock_ledger_newest)}
                </Button>
              )}
              {next !== null && (
                <Button variant="outline" size="small" onClick={() => setCursor(next)}>
                  {text(m.desk_stock_ledger_older)}
                </Button>
              )}
            </div>
          </>
        )}
      </Stored>
    </DeskDialog>
  );
}
