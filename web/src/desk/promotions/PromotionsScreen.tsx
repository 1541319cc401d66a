import { useQuery } from "@tanstack/react-query";
import { readReportQuery } from "@velours/sdk/query";
import { formatMoney } from "@velours/sdk/rules";
import type { MerchantPromotion, ReportRow } from "@velours/sdk/types";
import { serverNow } from "../../platform/browser/serverClock.ts";
import { Badge } from "../../platform/ui/Badge.tsx";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText, useMay, useMayForAll } from "../desk.ts";
import { List } from "../frame/List.tsx";
import { ScreenHeading } from "../frame/ScreenHeading.tsx";
import { reportReading } from "../requestDefaults.ts";
import { useSiteDay } from "../useSiteDay.ts";
import { promotionState } from "./promotionState.ts";
import { stateTexts, typeTexts } from "./promotionTexts.ts";
import { usePromotions } from "./usePromotions.ts";

/** Promotions, over or not, the newest first: how often each was used and what it took off. */
export function PromotionsScreen() {
  const text = useDeskText();
  const mayWrite = useMayForAll("promotions:write");
  const { data, isPending, ...result } = usePromotions();
  const takenOff = useTakenOff();
  return (
    <>
      <ScreenHeading title={text(m.desk_promotions)} isLoading={isPending}>
        {mayWrite && (
          <DeskLink to="/desk/promotions/new" className={`ml-auto ${buttonClass()}`}>
            {text(m.desk_promotion_new)}
          </DeskLink>
        )}
      </ScreenHeading>
      <List
        result={{ ...result, data: data && { rows: data.toReversed() } }}
        none={text(m.desk_promotions_none)}
      >
        {(promotion) => (
          <Row
            key={promotion.promotion.id}
            promotion={promotion}
            takenOff={takenOff.filter(({ item }) => item === promotion.promotion.name)}
          />
        )}
      </List>
    </>
  );
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

interface RowProps {
  promotion: MerchantPromotion;
  takenOff: readonly ReportRow[];
}

function Row({ promotion: stored, takenOff }: RowProps) {
  const text = useDeskText();
  const { promotion, uses } = stored;
  const state = promotionState(stored, serverNow());
  const limit = promotion.usage_limit ?? null;
  const sums = takenOff.filter(({ group }) => group === promotion.site);
  return (
    <li className="border-b border-line last:border-b-0">
      <DeskLink
        to={`/desk/promotions/${promotion.id}`}
        data-row
        className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-brand-50 tablet:grid-cols-[12rem_1fr_auto_9rem] tablet:px-6 tablet:py-4"
      >
        <span className="font-semibold break-words">{promotion.name}</span>
        <span className="order-3 col-span-2 min-w-0 text-sm text-ink-soft tablet:order-none tablet:col-span-1">
          <span className="block truncate font-medium text-ink">{promotion.description}</span>
          <span className="block truncate">
            {text(typeTexts[promotion.type])} · {promotion.site}
          </span>
        </span>
        <Badge tone={state === "live" ? "good" : "quiet"}>{text(stateTexts[state])}</Badge>
        <span className="order-4 col-span-2 text-sm tablet:order-none tablet:col-span-1 tablet:text-right">
          <span className="block tabular-nums">
            {limit === null
              ? text(m.desk_promotion_uses, { n: uses })
              : text(m.desk_promotion_uses_of, { n: uses, limit })}
          </span>
          {sums.map(({ currency, discounts = "0" }) => (
            <span key={currency} className="block text-ink-soft tabular-nums">
              −{formatMoney(Number(discounts), currency, { digits: 2 })}
            </span>
          ))}
        </span>
      </DeskLink>
    </li>
  );
}
