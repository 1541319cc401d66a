import { useQuery } from "@tanstack/react-query";
import { readReportQuery } from "@velours/sdk/query";
import { formatMoney } from "@velours/sdk/rules";
import { promotionState } from "@velours/sdk/shop";
import type { MerchantPromotion, ReportRow } from "@velours/sdk/types";
import { serverNow } from "../../platform/browser/serverClock.ts";
import { Badge } from "../../platform/ui/Badge.tsx";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText, useMay } from "../desk.ts";
import type { Column } from "../frame/Table.tsx";
import { reportReading } from "../requestDefaults.ts";
import { useSiteDay } from "../useSiteDay.ts";
import { stateTexts, typeTexts } from "./promotionTexts.ts";

/** Columns of the list of promotions. */
export function usePromotionColumns(): readonly Column<MerchantPromotion>[] {
  const { language } = useDesk();
  const text = useDeskText();
  const takenOff = useTakenOff();
  return [
    {
      name: "name",
      label: m.desk_code,
      isHead: true,
      className: "",
      cell: ({ promotion: { id, name } }) => (
        <DeskLink
          to={`/desk/promotions/${id}`}
          data-row
          className="inline-flex min-h-6 items-center font-semibold break-all hover:underline"
        >
          {name}
        </DeskLink>
      ),
    },
    {
      label: m.desk_promotion_type,
      className: "order-3 col-span-2 text-sm",
      cell: ({ promotion: { type, description, translations } }) => (
        <>
          <span className="block break-words">{translations?.[language]?.description ?? description}</span>
          <span className="block text-ink-soft">{text(typeTexts[type])}</span>
        </>
      ),
    },
    {
      name: "id",
      label: m.desk_sort_number,
      className: "order-4 text-sm text-ink-soft tabular-nums",
      cell: ({ promotion: { id } }) => id,
    },
    {
      label: m.desk_site,
      className: "order-5 text-right text-sm text-ink-soft desktop:text-left",
      cell: ({ promotion: { site } }) => site,
    },
    {
      label: m.order_status_label,
      className: "order-2 justify-self-end",
      cell: (stored) => {
        const state = promotionState(stored, serverNow());
        return <Badge tone={state === "live" ? "good" : "quiet"}>{text(stateTexts[state])}</Badge>;
      },
    },
    {
      name: "uses",
      label: m.desk_sort_uses,
      className: "order-6 col-span-2 text-sm tabular-nums",
      cell: ({ promotion: { name, site, usage_limit }, uses }) => (
        <>
          <span className="block">
            {typeof usage_limit === "number"
              ? text(m.desk_promotion_uses_of, { n: uses, limit: usage_limit })
              : text(m.desk_promotion_uses, { n: uses })}
          </span>
          {takenOff
            .filter(({ item, group }) => item === name && group === site)
            .map(({ currency, discounts = "0" }) => (
              <span key={currency} className="block text-ink-soft">
                −{formatMoney(Number(discounts), currency, { digits: 2 })}
              </span>
            ))}
        </>
      ),
    },
  ];
}

/** Discounts of the last year by code and currency; none for those who may not read reports. */
function useTakenOff(): readonly ReportRow[] {
  const { api } = useDesk();
  const mayRead = useMay("reports:read");
  const siteDay = useSiteDay();
  const [from, until] = [siteDay(-365), siteDay()];
  const params = { path: { name: "promotions" }, query: { from, until, by: "site" } } as const;
  const { data } = useQuery({
    ...readReportQuery(api, { params }),
    ...reportReading,
    enabled: mayRead,
  });
  return data?.rows ?? [];
}
