import type { Promotion, PromotionNotification, PromotionProperty } from "@velours/sdk/types";
import { formatLocalMinutes, parseLocalMinutes } from "../localMinutes.ts";
import { promotionFields, type TierReward } from "./promotionFields.ts";

/** A tier while it is typed. */
export interface TierDraft {
  threshold: string;
  /** Percent or money taken off, the product given away, or what shipping gets cheaper by. */
  reward: string;
  /** Unit of a reward that makes shipping cheaper. */
  unit: TierReward;
}

/** A promotion while it is typed. */
export interface PromotionDraft {
  name: string;
  type: Promotion["type"];
  site: Promotion["site"];
  enabled: boolean;
  discount: string;
  product: string;
  gift: string;
  tiers: readonly TierDraft[];
  minimum: string;
  maximum: string;
  limit: string;
  /** `2026-12-31T23:59` in the reader's time zone; empty for no end. */
  ends: string;
  required: string;
  excluded: string;
  included: string;
  freeShipping: boolean;
  belowMinimumPrices: boolean;
  requiredEmail: boolean;
  description: string;
  descriptionFr: string;
  title: string;
  titleFr: string;
  message: string;
  messageFr: string;
}

const numberText = (value: number | null | undefined): string => (value == null ? "" : String(value));

/** The draft that a form begins with. */
export function toDraft(promotion: Promotion): PromotionDraft {
  const { translations, notification, properties = [], type } = promotion;
  const french = translations?.fr;
  return {
    name: promotion.name,
    type,
    site: promotion.site,
    enabled: promotion.enabled,
    discount: numberText(promotion.discount),
    product: numberText(promotion.product_id),
    gift: numberText(promotion.free_product_id),
    tiers: properties.map((tier) => toTierDraft(tier)),
    minimum: numberText(promotion.minimum),
    maximum: numberText(promotion.maximum),
    limit: numberText(promotion.usage_limit),
    ends: formatLocalMinutes(promotion.date_expired),
    required: promotion.required_product_ids ?? "",
    excluded: (promotion.excluded_product_ids ?? []).join(", "),
    included: (promotion.included_collection_product_ids ?? []).join(", "),
    freeShipping: promotion.free_shipping ?? false,
    belowMinimumPrices: promotion.override_minimum_product_prices ?? false,
    requiredEmail: promotion.required_email ?? false,
    description: promotion.description ?? "",
    descriptionFr: french?.description ?? "",
    title: notification?.title ?? "",
    titleFr: french?.notification?.title ?? "",
    message: notification?.description ?? "",
    messageFr: french?.notification?.description ?? "",
  };
}

const toTierDraft = ({ threshold, type = "amount", amount, discount, free_product }: PromotionProperty) => ({
  threshold: String(threshold),
  reward: numberText(free_product?.id ?? discount ?? amount),
  unit: type,
});

const readNumber = (text: string): number | null => (text.trim() === "" ? null : Number(text));
const readIds = (text: string): number[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);

/** True when a field of numbers holds something else, which must not be sent as nothing. */
export const hasBadIds = (text: string): boolean =>
  readIds(text).some((id) => !Number.isSafeInteger(id) || id < 1);

/**
 * The promotion of a draft. Everything that the form does not show stays as it is in `stored`; a field that was empty
 * and is still empty is not added.
 */
export function toPromotion(draft: PromotionDraft, stored: Partial<Promotion> & { id: number }): Promotion {
  const fields = promotionFields(draft.type);
  const next: Promotion = {
    ...stored,
    name: draft.name.trim(),
    type: draft.type,
    site: draft.site,
    enabled: draft.enabled,
    discount: fields.discount ? (readNumber(draft.discount) ?? 0) : 0,
  };
  const put = <Key extends keyof Promotion>(key: Key, value: Promotion[Key], isEmpty: boolean) => {
    if (!isEmpty) next[key] = value;
    else if (stored[key] != null) delete next[key];
  };
  const putNumber = (
    key: "product_id" | "free_product_id" | "minimum" | "maximum" | "usage_limit",
    text: string,
  ) => put(key, readNumber(text), text.trim() === "");
  putNumber("product_id", fields.product ? draft.product : "");
  putNumber("free_product_id", fields.gift ? draft.gift : "");
  putNumber("minimum", draft.minimum);
  putNumber("maximum", draft.maximum);
  putNumber("usage_limit", draft.limit);
  const sameEnd = draft.ends === formatLocalMinutes(stored.date_expired);
  if (!sameEnd) put("date_expired", parseLocalMinutes(draft.ends), draft.ends === "");
  const required = readIds(draft.required);
  put("required_product_ids", required.join(","), required.length === 0);
  const excluded = readIds(draft.excluded);
  put("excluded_product_ids", excluded, excluded.length === 0);
  const included = readIds(draft.included);
  put("included_collection_product_ids", included, included.length === 0);
  put("properties", toTiers(draft, stored), fields.tiers === undefined || draft.tiers.length === 0);
  for (const [key, value] of [
    ["free_shipping", draft.freeShipping],
    ["override_minimum_product_prices", draft.belowMinimumPrices],
    ["required_email", draft.requiredEmail],
  ] as const)
    if (value !== (stored[key] ?? false)) next[key] = value;
  put("description", draft.description.trim(), draft.description.trim() === "");
  const shown = toNotification(draft.title, draft.message, stored.notification);
  put("notification", shown, shown === undefined);
  const french = toFrench(draft, stored.translations?.fr);
  if (french !== undefined) next.translations = { ...stored.translations, fr: french };
  else if (stored.translations?.fr) {
    const { fr: _, ...others } = stored.translations;
    put("translations", others, Object.keys(others).length === 0);
  }
  return next;
}

function toTiers(
  { type, tiers }: PromotionDraft,
  { properties = [] }: Partial<Promotion>,
): PromotionProperty[] {
  const kind = promotionFields(type).tiers;
  return tiers.map(({ threshold, reward, unit }): PromotionProperty => {
    const limit = Number(threshold);
    const value = Number(reward);
    if (kind === "shipping") return { type: unit, threshold: limit, amount: value };
    if (kind !== "gift") return { threshold: limit, discount: value };
    // Title and picture of a gift are the product's: another product does not keep them.
    const before = properties.find(({ free_product }) => free_product?.id === value)?.free_product;
    return { threshold: limit, free_product: before ?? { id: value } };
  });
}

function toNotification(
  title: string,
  description: string,
  stored: PromotionNotification | null | undefined,
): PromotionNotification | undefined {
  if (title.trim() === "" && description.trim() === "") return undefined;
  return { ...stored, title: title.trim(), description: description.trim() };
}

type French = NonNullable<Promotion["translations"]>[string];

function toFrench(draft: PromotionDraft, stored: French | undefined): French | undefined {
  const { description: _, notification: before, ...others } = stored ?? {};
  const description = draft.descriptionFr.trim();
  const notification = toNotification(draft.titleFr, draft.messageFr, before);
  const french = { ...others, ...(description && { description }), ...(notification && { notification }) };
  return Object.keys(french).length === 0 ? undefined : french;
}

/** True when ids of products are not numbers, or the end is no time; the form says so at their field. */
export const hasBadDraft = ({ required, excluded, included, ends }: PromotionDraft): boolean =>
  [required, excluded, included].some(hasBadIds) || (ends !== "" && Number.isNaN(parseLocalMinutes(ends)));
