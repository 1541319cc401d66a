import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Variants = { match: Record<string, string> };
type Messages = Record<string, string | [Variants]>;

const source = new URL("../../", import.meta.url);
const read = (locale: string): Messages => {
  const { $schema, ...messages } = JSON.parse(
    readFileSync(new URL(`messages/${locale}.json`, import.meta.url), "utf8"),
  );
  return messages;
};
const languages = ["en", "fr", "fr-FR"].map(read);
const textOf = (message: Messages[string] | undefined) =>
  typeof message === "string" ? message : Object.values(message?.[0].match ?? {}).join(" | ");

/** Values that are words, names or addresses; any other is a number, an amount or a time. */
const words = new Set(
  `address alt answer cardType code corrected country description digits duties email field goods label last4 message
   method name page prize promotion provider query reason recipient region regions replaced reward sender site step store
   terms title titles tracking url value vendor wallet`.split(/\s+/),
);
const isNumeric = (text: string) =>
  /[\d%$€£]/.test(text.replace(/\{\w+\}/g, "")) ||
  [...text.matchAll(/\{(\w+)\}/g)].some(([, value = ""]) => !words.has(value));

/** The maker of each number, which stands in every file that says it. */
const owners: Record<string, string> = {
  // Amounts: what the cart, the invoice, the order or the contract's own data say.
  announcement_free_from: "freeShippingFrom",
  approval_holds: "approval.total",
  approval_outdated: "invoice.total",
  buy_bar_add: "lineAmount",
  cancel_order_paid_back: "cancellationRefund",
  cash_back_earned: "credits.earned",
  cash_back_earned_alone: "credits.earned",
  cash_back_elsewhere: "balance",
  cash_back_waits: "credits.earned",
  deals_saving: "mostSaved",
  earning: "invoice?.rewards",
  exit_save_up_to_amount: "exitBanner",
  explained_instead: "row.before",
  explained_next: "next.missing",
  explained_off: "eligible",
  explained_tier: "tier",
  explained_units: "row.unit",
  fqt_save: "progress",
  fqt_saved: "progress.amount",
  free_shipping_away: "shipping.remaining",
  gift_card_welcome: "giftCard.amount_remaining",
  help_shipping_free_from: "freeShippingFrom",
  minimum_title: "missingAmount",
  offer_added_paid: "offer.invoice.total",
  offer_charge_note: "invoice.total",
  offer_value: "product._price",
  order_refund_failed: "refund",
  order_refund_pending: "refund",
  order_refunded_amount: "refund",
  pay_amount: "invoice.total",
  price_from_to: "formatMoney",
  price_over: "formatMoney",
  progress_amount: "progress",
  progress_away: "progress.missing",
  promotion_from_to: "change.from",
  redeem_amount: "balance",
  unlock_cash_back: "balance",
  // Percentages.
  exit_save_percent: "exitBanner",
  exit_save_up_to_percent: "exitBanner",
  explained_percent: "percent",
  feed_claimed: "couponClaimed",
  feed_coupon_over: "couponClaimed",
  percent_off: "shippingTier",
  progress_percent: "progress",
  progress_percent_up_to: "progress",
  share: "progress.percent",
  wheel_chance: "slices",
  // Days, dates and clocks.
  arrives: "days.first",
  cancel_order_until: "cancellable_until",
  card_expires: "expirationDate",
  delivers_in: "estimate",
  expires_on: "expiry",
  giftcard_sent_on: "date",
  notify_note: "ProductNotice",
  offer_expires: "offerCountdown",
  offer_forwarding: "seconds",
  offer_time_left: "seconds",
  page_updated: "day",
  resend_wait: "left",
  returns_within: "days",
  track_delivery: "delivery",
  wait_minutes: "seconds",
  wait_seconds: "seconds",
  // Ages.
  account_terms_age: "minimumAge",
  age_confirm: "notice",
  age_title: "notice",
  agree_to_terms_age: "minimumAge",
  minimum_age: "minimumAge",
  terms_age: "minimumAge",
  // Counts and positions.
  address_suggestions_count: "suggestions.length",
  apply_filters_count: "count",
  bag_count: "n:",
  digit_n: "box",
  fqt_free: "progress.items",
  gallery_image: "images.length",
  giftcard_place: "place",
  giftcards_refunded: "refunded",
  help_found: "found",
  offer_position: "offer.products.length",
  page_n: "page",
  page_of: "pages",
  picture_of: "images.length",
  prepared_until: "draft.lastDay",
  quantity_limit: "max",
  quantity_title: "quantity",
  quiz_step: "total",
  return_units: "quantity",
  review_count: "count",
  search_all: "all.total",
  search_suggested: "count",
  selected_filters: "count",
  showing_items: "total",
  showing_of_items: "total",
  star_count: "each",
  stars_of: "stars",
  track_parcel: "units",
  validation_quantity: "message.units",
  wishes_not_sold: "missing",
  // Numbers of orders and documents.
  cancel_order_title: "order.number",
  credit_note_of: "number",
  invoice_of: "number",
  invoice_pdf_number: "splitByInvoice",
  offer_order_placed: "order.number",
  order_number: "number",
  return_title: "order.number",
  // Lengths that the contract asks for.
  card_cvv_wrong: "mistake",
  decline_wrong_security_code: "outcome",
  five_digit_code: "one-time-code",
  minimum_8_characters: "new-password",
};

const files = globSync("**/*.{ts,tsx}", { cwd: source.pathname })
  .filter((name) => !/\.test\.|\bgenerated\b|\btesting\b|useText\.ts$/.test(name))
  .map((name) => ({ name, code: readFileSync(new URL(name, source), "utf8") }));

describe("a number the shop says", () => {
  it("has an owner, in each language", () => {
    // The desk's numbers are those of a merchant's operation, shown as they are answered.
    const numeric = languages.flatMap((messages) =>
      Object.keys(messages).filter((key) => isNumeric(textOf(messages[key])) && !key.startsWith("desk_")),
    );
    expect([...new Set(numeric)].sort()).toEqual(Object.keys(owners).sort());
  });

  it.each(Object.entries(owners))("%s is made by %s wherever it is said", (key, owner) => {
    const saying = files.filter(({ code }) => new RegExp(`\\bm\\.${key}\\b`).test(code));
    expect(saying.filter(({ code }) => !code.includes(owner)).map(({ name }) => name)).toEqual([]);
  });

  it("has its currency from its amount, never from its sentence", () => {
    const marked = languages.flatMap((messages) =>
      Object.keys(messages).filter((key) => /[$€£]/.test(textOf(messages[key]))),
    );
    expect(marked).toEqual([]);
  });
});

/** Moments that are compared with each other in one browser, and never shown. */
const unshown = [
  "features/cart/cartWriter.ts",
  "features/cart/createCartActions.ts",
  "platform/browser/serverClock.ts",
  "platform/browser/tabs.ts",
  "platform/chunks/reload.ts",
];

it("tells time by the shop's clock alone", () => {
  const own = files.filter(({ code }) => /\bDate\.now\(|\bnew Date\(\)/.test(code)).map(({ name }) => name);
  expect(own.sort()).toEqual(unshown);
});
