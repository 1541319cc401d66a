import { promotionState } from "@velours/sdk/shop";
import { useId } from "react";
import { DeskLink } from "../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { usePromotions } from "../promotions/usePromotions.ts";
import { MINUTE, useShopTime } from "../useShopTime.ts";
import { useSites } from "../useSites.ts";
import { endsToday } from "./endsToday.ts";

/** Promotions that run and end before their site's day does, each a link to it; nothing where none does. */
export function PromotionsToday() {
  const id = useId();
  const { locale } = useDesk();
  const text = useDeskText();
  const { data = [] } = usePromotions();
  const sites = useSites();
  const now = useShopTime((time) => time - (time % MINUTE));
  const ending = data.filter(
    (stored) =>
      promotionState(stored, now) === "live" &&
      endsToday(stored.promotion, now, sites.find(({ code }) => code === stored.promotion.site)?.timeZone),
  );
  if (ending.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-xl font-semibold">
        {text(m.desk_promotions_end_today)}
      </h2>
      <ul className="mt-3 overflow-hidden rounded-lg border border-line bg-white">
        {ending.map(({ promotion }) => (
          <li key={promotion.id} className="border-b border-line last:border-b-0">
            <DeskLink
              to={`/desk/promotions/${promotion.id}`}
              data-row
              className="flex flex-wrap gap-x-3 px-4 py-3 hover:bg-brand-50 tablet:px-6"
            >
              <span className="font-semibold break-words">{promotion.name}</span>
              <span className="text-ink-soft">
                {promotion.site} ·{" "}
                {text(m.desk_ends_at, {
                  when: formatMoment(new Date((promotion.date_expired ?? 0) * 1000).toISOString(), locale),
                })}
              </span>
            </DeskLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
