import type { StockDemand } from "@velours/sdk/types";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";

/** A variant that people wait for; leads to its stock. */
export function WaitingRow({ variant }: { variant: StockDemand }) {
  const { locale } = useDesk();
  const text = useDeskText();
  const { variantId, title, option, sku, waiting, since } = variant;
  return (
    <li className="border-b border-line last:border-b-0">
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
  );
}
