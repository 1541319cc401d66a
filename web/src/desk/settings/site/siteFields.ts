import { m } from "../../../platform/text/m.ts";
import type { Plain, SettingField } from "../fields/SettingField.ts";

interface SiteSection {
  title: Plain;
  note?: Plain;
  /** Only callers who may import change it. */
  isReserved?: boolean;
  fields: readonly SettingField[];
}

/** The settings that a form changes, by section. Everything else of a site stays as it is. */
export const siteSections: readonly SiteSection[] = [
  {
    title: m.desk_site_words,
    fields: [
      { path: "name", kind: "text", label: m.desk_site_name, required: true, max: 100 },
      {
        path: "supportEmail",
        kind: "email",
        label: m.desk_site_support_email,
        required: true,
        max: 320,
      },
      { path: "tagline", kind: "text", label: m.desk_site_tagline, max: 200 },
      { path: "tagline_fr", kind: "text", label: m.desk_site_tagline_fr, max: 200 },
      { path: "description", kind: "text", label: m.desk_site_description, max: 320 },
      { path: "description_fr", kind: "text", label: m.desk_site_description_fr, max: 320 },
      {
        path: "texts.homeTitle.text",
        kind: "text",
        label: m.desk_site_home_title,
        hint: m.desk_site_home_title_hint,
        max: 300,
      },
      {
        path: "texts.homeTitle.text_fr",
        kind: "text",
        label: m.desk_site_home_title_fr,
        hint: m.desk_site_needs_english,
        max: 300,
      },
      { path: "texts.announcement.text", kind: "text", label: m.desk_site_announcement, max: 300 },
      {
        path: "texts.announcement.text_fr",
        kind: "text",
        label: m.desk_site_announcement_fr,
        hint: m.desk_site_needs_english,
        max: 300,
      },
      {
        path: "orderPrefix",
        kind: "text",
        label: m.desk_site_order_prefix,
        hint: m.desk_site_order_prefix_hint,
        max: 5,
        pattern: "[A-Z0-9]+",
      },
      {
        path: "timeZone",
        kind: "text",
        label: m.desk_site_time_zone,
        hint: m.desk_site_time_zone_hint,
        max: 60,
      },
    ],
  },
  {
    title: m.desk_site_emails,
    fields: [
      {
        path: "merchantEmails.to",
        kind: "email",
        label: m.desk_site_emails_to,
        hint: m.desk_site_emails_to_hint,
        max: 320,
      },
      { path: "merchantEmails.orders", kind: "flag", label: m.desk_site_emails_orders },
      { path: "merchantEmails.returns", kind: "flag", label: m.desk_site_emails_returns },
    ],
  },
  {
    title: m.desk_site_limits,
    fields: [
      number("cancellationMinutes", m.desk_site_cancellation_minutes, [0, 10_080], 30),
      number("returnDays", m.desk_site_return_days, [0, 365], 30),
      {
        ...number("reviewRequestDays", m.desk_site_review_days, [1, 60]),
        hint: m.desk_site_review_days_hint,
      },
      number("lineQuantity", m.desk_site_line_quantity, [1, 999], 99),
      number("lowStockQuantity", m.desk_site_low_stock_quantity, [1, 999], 10),
      number("orderLines", m.desk_site_order_lines, [1, 250], 100),
      number("orderGiftCards", m.desk_site_order_gift_cards, [0, 250], 20),
      {
        path: "limits.addOnMinimum",
        kind: "amount",
        label: m.desk_site_add_on_minimum,
        required: true,
        min: 0,
        max: 1_000_000,
      },
      { ...number("pageSize", m.desk_site_page_size, [1, 100]), required: true },
      { path: "creditsDisplay", kind: "flag", label: m.desk_site_credits },
    ],
  },
  {
    title: m.desk_site_approvals,
    note: m.desk_site_approvals_note,
    isReserved: true,
    fields: [
      {
        path: "approvals.refundAbove",
        kind: "amount",
        label: m.desk_site_refund_above,
        min: 0,
        max: 99_999_999,
      },
      {
        path: "approvals.giftCardAbove",
        kind: "amount",
        label: m.desk_site_gift_card_above,
        min: 0,
        max: 99_999_999,
      },
      {
        path: "approvals.promotionAbovePercent",
        kind: "whole",
        label: m.desk_site_promotion_above,
        min: 0,
        max: 100,
      },
      { path: "approvals.erase", kind: "flag", label: m.desk_site_erase },
    ],
  },
];

function number(
  name: string,
  label: Plain,
  [min, max]: readonly [number, number],
  fallback?: number,
): SettingField {
  const path = `limits.${name}`;
  return { path, kind: "whole", label, min, max, ...(fallback !== undefined && { fallback }) };
}

/** Every setting that the form changes. */
export const siteFields: readonly SettingField[] = siteSections.flatMap(({ fields }) => fields);
