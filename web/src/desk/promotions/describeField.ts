import type { Locale } from "@velours/sdk/rules";
import { m } from "../../platform/text/m.ts";
import type { Text } from "../../platform/text/useText.ts";
import { formatMoment } from "../formatMoment.ts";
import { formatPercent } from "../formatPercent.ts";
import type { PromotionDraft, TierDraft } from "./promotionDraft.ts";
import { promotionFields } from "./promotionFields.ts";
import { typeTexts } from "./promotionTexts.ts";

/** The value of a field of a promotion as people read it; empty where it is not set. */
export function describeField(
  draft: PromotionDraft,
  field: keyof PromotionDraft,
  text: Text,
  locale: Locale,
): string {
  const { discount, tiers } = promotionFields(draft.type);
  const describeReward = ({ reward, unit }: TierDraft): string => {
    if (tiers === "gift") return `${text(m.desk_promotion_gift)} ${reward}`;
    return tiers === "percent" || (tiers === "shipping" && unit === "percentage")
      ? formatPercent(reward, locale)
      : reward;
  };
  const value = draft[field];
  if (field === "type") return text(typeTexts[draft.type]);
  if (field === "discount" && draft.discount === "0" && discount === undefined) return "";
  if (field === "discount" && discount === "percent") return formatPercent(draft.discount, locale);
  if (field === "ends") return draft.ends && formatMoment(new Date(draft.ends).toISOString(), locale);
  if (typeof value === "boolean") return value ? "✓" : "";
  if (typeof value === "string") return value;
  return value.map((tier) => `${tier.threshold} → ${describeReward(tier)}`).join(", ");
}
