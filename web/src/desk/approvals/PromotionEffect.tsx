import { getPromotionRule } from "@velours/sdk/shop";
import type { Promotion } from "@velours/sdk/types";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { fieldTexts } from "../promotions/fieldTexts.ts";
import { typeTexts } from "../promotions/promotionTexts.ts";

/** A proposed promotion as it would be saved. */
export function PromotionEffect({ promotion }: { promotion: Promotion }) {
  const { locale } = useDesk();
  const text = useDeskText();
  const { name, type, site, discount, minimum, properties = [], date_expired: end } = promotion;
  const tiers = properties.map(
    ({ threshold, discount: off, amount }) => `${threshold} → ${off ?? amount ?? 0}`,
  );
  const rows = [
    [fieldTexts.name, name],
    [fieldTexts.type, text(typeTexts[type])],
    [
      fieldTexts.discount,
      discount === 0 ? "" : `${discount}${getPromotionRule(type)?.percent ? "\u00a0%" : ""}`,
    ],
    [fieldTexts.tiers, tiers.join(", ")],
    [fieldTexts.minimum, minimum ? String(minimum) : ""],
    [fieldTexts.ends, end ? formatMoment(new Date(end * 1000).toISOString(), locale) : ""],
    [fieldTexts.site, site],
  ] as const;
  return (
    <dl className="flex flex-col gap-2 text-sm" aria-label={text(m.desk_proposal_promotion, { name })}>
      {rows
        .filter(([, value]) => value !== "")
        .map(([label, value]) => (
          <div key={text(label)} className="flex justify-between gap-3">
            <dt className="text-ink-soft">{text(label)}</dt>
            <dd className="min-w-0 text-right break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
