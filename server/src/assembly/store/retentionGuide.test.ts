import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Database } from "../../platform/store/schema.ts";
import { readRetention } from "../config/readRetention.ts";

const money = "orders, lines, numbers of invoices";
const person = "members, addresses, wishlists";
const merchant = "catalogue, settings, texts";
const shortLived = "sessions, codes, links";
const working = "orders that changed";
const reviewRequests = "which orders a review was asked for";
const sandbox = "emails and cards of the sandbox";

/** The rows of the guide that say how long each table is kept, by how they begin. A new table does not compile without. */
const keptBy: Record<keyof Database, string | readonly string[]> = {
  audit_log: "the audit log",
  campaign_entries: person,
  campaign_pages: merchant,
  campaigns: merchant,
  collection_products: merchant,
  collections: merchant,
  consumed_nonces: sandbox,
  credit_entries: money,
  credits: money,
  drafts: "drafts, with email",
  failed_payments: shortLived,
  gift_card_entries: money,
  gift_cards: money,
  idempotency_keys: "answers under an",
  identities: "visitors' ids",
  import_marks: "marks of imports",
  invoice_series: money,
  invoices: money,
  jobs: ["jobs that are done", "messages to customer service", "jobs that were given up"],
  join_nonces: shortLived,
  known_devices: shortLived,
  merchant_changes: "the audit log",
  merchant_keys: merchant,
  newsletter_subscribers: person,
  notifications: merchant,
  one_time_codes: shortLived,
  order_changes: working,
  order_events: money,
  order_lines: money,
  order_reviews: ["reviews of buyers that were rejected", "other reviews of buyers"],
  order_tasks: money,
  orders: money,
  pages: merchant,
  password_tokens: shortLived,
  payment_attempts: [money, "payments that were declined"],
  picture_sources: merchant,
  pictures: merchant,
  products: merchant,
  promotions: merchant,
  proposals: "proposals of programs",
  rate_limits: shortLived,
  refund_payments: money,
  refunds: money,
  returns: money,
  review_refusals: reviewRequests,
  review_requests: reviewRequests,
  reviews: "other reviews of buyers",
  revisions: working,
  sandbox_cards: sandbox,
  sandbox_mails: sandbox,
  sandbox_products: sandbox,
  sessions: shortLived,
  shipments: money,
  shipping_rates: merchant,
  sites: merchant,
  staff: merchant,
  stock: merchant,
  stock_entries: money,
  stock_notices: shortLived,
  subscription_orders: money,
  subscriptions: person,
  tasks: working,
  tax_rates: merchant,
  upsell_offers: merchant,
  users: person,
  variants: merchant,
  webhook_deliveries: "events that were sent to webhooks",
  webhook_events: "events of payment services",
  webhooks: merchant,
  wishlist_items: person,
};

const guide = readFileSync(
  join(import.meta.dirname, "../../../../openapi/docs/guides/80-operating.md"),
  "utf8",
);
const [, section = ""] = /^## What is kept, and for how long$([\s\S]*?)^## /m.exec(guide) ?? [];
const rows = [...section.matchAll(/^\| (.*) \|$/gm)].map(([, row = ""]) => row).slice(2);

test("the guide says of each table how long it is kept, and nothing of others", () => {
  const named = new Set(Object.values(keptBy).flat());
  const unmatched = [...named].filter((start) => rows.filter((row) => row.startsWith(start)).length !== 1);
  expect(unmatched).toEqual([]);
  expect(rows.filter((row) => ![...named].some((start) => row.startsWith(start)))).toEqual([]);
});

test("the guide says the days of each setting", () => {
  const days = Object.entries(readRetention({})).map(
    ([name, count]) => `\`KEEP_${name.replace(/[A-Z]/g, "_$&").toUpperCase()}\`, ${count} days`,
  );
  expect(days.filter((each) => rows.filter((row) => row.includes(each)).length !== 1)).toEqual([]);
});
