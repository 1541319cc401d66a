import type { StockDemand } from "@velours/sdk/types";
import { m } from "../../platform/text/m.ts";
import { DeskLink } from "../DeskLink.tsx";
import { useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";

/** Variants that people wait for; each leads to its stock. */
export function WaitingList({ variants }: { variants: readonly StockDemand[] }) {
  const { locale } = useDesk();
  const text = useDeskText();
  return (
    <ul className="overflow-hidden rounded-lg border border-line bg-white">
      {variants.map(({ variantId, title, option, sku, waiting, since }) => (
        <li key={variantId} className="border-b border-line last:border-b-0">
          <DeskLink
            to="/desk/stock"
            search={{ q: String(variantId) }}
            data-row
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-3 hover:bg-brand-50 tablet:px-6"
          >
            <span className="min-w-0">
              <span className="block font-semibold">{[title, option].filter(Boolean).join(" · ")}</span>
              <span className="block text-sm text-ink-soft">
                {[sku, text(m.desk_stock_since, { when: formatMoment(since, locale) })]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <span className="font-semibold tabular-nums">{text(m.desk_stock_people, { n: waiting })}</span>
          </DeskLink>
        </li>
      ))}
    </ul>
  );
}
