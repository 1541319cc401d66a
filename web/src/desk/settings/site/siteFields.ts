import { m } from "../../../platform/text/m.ts";
import type { Plain, SettingField } from "../fields/SettingField.ts";
import type { SitePartName } from "./siteSearch.ts";

export interface SiteSection {
  title: Plain;
  note?: Plain;
  /** Only callers who may import change it. */
  isReserved?: boolean;
  fields: readonly SettingField[];
}

export interface SitePart {
  name: SitePartName;
  label: Plain;
  sections: readonly SiteSection[];
}

const fonts = [
  { value: "figtree", label: m.desk_site_font_figtree },
  { value: "inter", label: m.desk_site_font_inter },
  { value: "lora", label: m.desk_site_font_lora },
  { value: "nunito", label: m.desk_site_font_nunito },
];

/**
 * The settings that forms change, by part. Menus, the home page and services have forms of their own; which card gateway
 * there is, and whether money moves, is set where the shop runs. Everything else of a site stays as it is.
 */
export const siteParts: readonly SitePart[] = [
  {
    name: "words",
    label: m.desk_site_part_words,
    sections: [
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
          {
            path: "phone",
            kind: "text",
            label: m.desk_site_phone,
            hint: m.desk_site_phone_hint,
            max: 40,
            pattern: "\\+?[0-9][0-9 ().\\/\\-]*",
          },
          {
            path: "socialLinks",
            kind: "lines",
            label: m.desk_site_social_links,
            hint: m.desk_site_social_links_hint,
            max: 3700,
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
        title: m.desk_site_part_texts,
        note: m.desk_site_texts_note,
        fields: [
          ...sentence("footer", m.desk_site_text_footer),
          ...sentence("searchHint", m.desk_site_text_search_hint),
          ...sentence("promises", m.desk_site_text_promises),
          ...sentence("newsletter", m.desk_site_text_newsletter),
          ...sentence("parcel", m.desk_site_text_parcel),
          ...sentence("returns", m.desk_site_text_returns, m.desk_site_text_returns_hint),
          ...sentence("protection", m.desk_site_text_protection),
          ...sentence("shippingStep", m.desk_site_text_shipping_step),
          ...sentence("orderPacking", m.desk_site_text_order_packing),
          ...sentence("packing", m.desk_site_text_packing),
          ...sentence("broken", m.desk_site_text_broken),
          ...sentence("contact", m.desk_site_text_contact),
          ...sentence("error", m.desk_site_text_error),
          ...sentence("orderEmail", m.desk_site_text_order_email),
          ...sentence("shippedEmail", m.desk_site_text_shipped_email),
          ...sentence("productDescription", m.desk_site_text_product_description),
          ...sentence("checkoutDescription", m.desk_site_text_checkout_description),
        ],
      },
    ],
  },
  {
    name: "look",
    label: m.desk_site_part_look,
    sections: [
      {
        title: m.desk_site_part_look,
        note: m.desk_site_look_note,
        fields: [
          { path: "look.accent", kind: "color", label: m.desk_site_accent, hint: m.desk_site_color_hint },
          { path: "look.dark", kind: "color", label: m.desk_site_dark, hint: m.desk_site_color_hint },
          { path: "look.font", kind: "choice", label: m.desk_site_font, options: fonts },
          {
            path: "look.corners",
            kind: "choice",
            label: m.desk_site_corners,
            options: [
              { value: "", label: m.desk_site_corners_own },
              { value: "square", label: m.desk_site_corners_square },
              { value: "soft", label: m.desk_site_corners_soft },
              { value: "round", label: m.desk_site_corners_round },
            ],
          },
          {
            path: "look.wordmark",
            kind: "text",
            label: m.desk_site_wordmark,
            hint: m.desk_site_wordmark_hint,
            max: 40,
          },
          {
            path: "look.mark",
            kind: "choice",
            label: m.desk_site_mark,
            options: [
              { value: "", label: m.desk_site_mark_none },
              { value: "ribbon", label: m.desk_site_mark_ribbon },
            ],
          },
          { path: "look.logo", kind: "drawing", label: m.desk_site_logo, hint: m.desk_site_logo_hint },
          { path: "look.icon", kind: "drawing", label: m.desk_site_icon, hint: m.desk_site_icon_hint },
        ],
      },
    ],
  },
  {
    name: "selling",
    label: m.desk_site_part_selling,
    sections: [],
  },
  {
    name: "seller",
    label: m.desk_site_part_seller,
    sections: [
      {
        title: m.desk_site_seller,
        note: m.desk_site_seller_note,
        fields: [
          {
            path: "seller.name",
            kind: "text",
            label: m.desk_site_seller_name,
            hint: m.desk_site_seller_name_hint,
            max: 200,
          },
          {
            path: "seller.taxNumber",
            kind: "text",
            label: m.desk_site_seller_tax_number,
            hint: m.desk_site_seller_tax_number_hint,
            max: 60,
          },
          {
            path: "seller.address",
            kind: "lines",
            label: m.desk_site_seller_address,
            hint: m.desk_site_seller_address_hint,
            max: 1205,
          },
          { path: "seller.registration", kind: "text", label: m.desk_site_seller_registration, max: 120 },
        ],
      },
    ],
  },
  {
    name: "payments",
    label: m.desk_site_part_payments,
    sections: [
      {
        title: m.desk_site_part_payments,
        note: m.desk_site_payments_note,
        isReserved: true,
        fields: [
          offered("apple-pay", m.desk_site_pay_apple),
          offered("google-pay", m.desk_site_pay_google),
          offered("paypal", m.desk_site_pay_paypal),
          offered("paypal-pay-later", m.desk_site_pay_later),
          offered("venmo", m.desk_site_pay_venmo),
        ],
      },
      {
        title: m.desk_site_pay_klarna,
        note: m.desk_site_klarna_note,
        fields: [{ path: "flags.showKlarna", kind: "flag", label: m.desk_site_pay_klarna }],
      },
    ],
  },
  {
    name: "rules",
    label: m.desk_site_part_rules,
    sections: [
      {
        title: m.desk_site_part_rules,
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
          { ...number("cartMaxAgeDays", m.desk_site_cart_age, [1, 365]), required: true },
          { path: "creditsDisplay", kind: "flag", label: m.desk_site_credits },
        ],
      },
      {
        title: m.desk_site_age,
        fields: [
          {
            path: "minimumAge",
            kind: "whole",
            label: m.desk_site_minimum_age,
            hint: m.desk_site_minimum_age_hint,
            min: 1,
            max: 99,
          },
          {
            path: "ageNotice.minimumAge",
            kind: "whole",
            label: m.desk_site_age_notice,
            hint: m.desk_site_minimum_age_hint,
            min: 1,
            max: 99,
          },
          {
            path: "ageNotice.leaveUrl",
            kind: "text",
            label: m.desk_site_age_leave,
            hint: m.desk_site_age_leave_hint,
            max: 300,
            pattern: "https://[^\\s\\\\]+",
          },
          { path: "ageNotice.text", kind: "words", label: m.desk_site_age_text, max: 600 },
          { path: "ageNotice.text_fr", kind: "words", label: m.desk_site_age_text_fr, max: 600 },
        ],
      },
      {
        title: m.desk_site_variants,
        fields: [
          {
            path: "flags.show_product_protection_october_2025",
            kind: "choice",
            label: m.desk_site_protection,
            empty: null,
            options: [
              { value: "", label: m.desk_site_protection_short },
              { value: "enhanced", label: m.desk_site_protection_whole },
            ],
          },
          {
            path: "flags.trustpilot_checkout_april_21_2025",
            kind: "choice",
            label: m.desk_site_review_mark,
            empty: null,
            options: [
              { value: "", label: m.desk_site_review_mark_none },
              { value: "enhanced", label: m.desk_site_review_mark_logo },
              { value: "control", label: m.desk_site_review_mark_badge },
            ],
          },
        ],
      },
      {
        title: m.desk_site_exit_offer,
        note: m.desk_site_exit_note,
        fields: [
          { path: "exitOffer.start", kind: "moment", label: m.desk_site_exit_start },
          { path: "exitOffer.end", kind: "moment", label: m.desk_site_exit_end },
        ],
      },
      {
        title: m.desk_site_products,
        fields: [
          {
            path: "giftCardProductId",
            kind: "product",
            label: m.desk_site_gift_card_product,
            hint: m.desk_site_product_hint,
            empty: null,
          },
          {
            path: "warrantyProductId",
            kind: "product",
            label: m.desk_site_warranty_product,
            hint: m.desk_site_product_hint,
            empty: null,
          },
          {
            path: "warrantyTypes",
            kind: "lines",
            label: m.desk_site_warranty_types,
            hint: m.desk_site_lines_hint,
            empty: [],
          },
        ],
      },
    ],
  },
  {
    name: "staff",
    label: m.desk_site_part_staff,
    sections: [
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
    ],
  },
  {
    name: "services",
    label: m.desk_site_part_services,
    sections: [
      {
        title: m.desk_site_goods,
        note: m.desk_site_goods_note,
        isReserved: true,
        fields: [
          {
            path: "source",
            kind: "text",
            label: m.desk_site_source,
            hint: m.desk_site_source_hint,
            required: true,
            max: 60,
          },
          {
            path: "brand",
            kind: "text",
            label: m.desk_site_brand,
            hint: m.desk_site_brand_hint,
            required: true,
            max: 60,
            pattern: "[A-Za-z0-9_.\\-]+",
          },
        ],
      },
      {
        title: m.desk_site_addresses,
        note: m.desk_site_addresses_note,
        isReserved: true,
        fields: [
          address("api.browser", m.desk_site_api_browser, m.desk_site_api_hint),
          address("api.server", m.desk_site_api_server, m.desk_site_api_hint),
          address("assets.base", m.desk_site_assets_base, m.desk_site_assets_base_hint),
          address("assets.images", m.desk_pictures, m.desk_site_assets_images_hint),
        ],
      },
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

function sentence(name: string, label: Plain, hint?: Plain): SettingField[] {
  const field = { kind: "text", label, max: 300, ...(hint && { hint }) } as const;
  return [
    { ...field, path: `texts.${name}.text` },
    { ...field, path: `texts.${name}.text_fr`, french: true, hint: m.desk_site_needs_english },
  ];
}

function address(path: string, label: Plain, hint: Plain): SettingField {
  // Browsers read patterns with the flag v, in which a slash in brackets is escaped.
  return { path, kind: "text", label, hint, max: 300, pattern: "(https?://|/(?![\\/\\\\]))[^\\s\\\\]*" };
}

function offered(method: string, label: Plain): SettingField {
  return { path: `payments.disabledMethods.${method}`, kind: "offered", label };
}

/** Every setting that the forms change. */
export const siteFields: readonly SettingField[] = siteParts.flatMap((part) =>
  part.sections.flatMap(({ fields }) => fields),
);
