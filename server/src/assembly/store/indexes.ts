import type { Index } from "../../platform/store/makeIndexes.ts";
import type { Database } from "../../platform/store/schema.ts";

/**
 * Tables that the merchant's catalogue and settings fill, or that hold no more than a day of traffic. Every other table
 * grows with orders and visitors: no statement of a request or a job may read it from end to end.
 */
export const bounded = [
  "campaign_pages",
  "campaigns",
  "collection_products",
  "collections",
  "consumed_nonces",
  "failed_payments",
  "import_marks",
  "invoice_series",
  "merchant_keys",
  "notifications",
  "one_time_codes",
  "pages",
  "password_tokens",
  "picture_sources",
  "pictures",
  "products",
  "promotions",
  "proposals",
  "rate_limits",
  "reviews",
  "revisions",
  "sandbox_cards",
  "sandbox_mails",
  "sandbox_products",
  "shipping_rates",
  "sites",
  "staff",
  "stock",
  "tasks",
  "tax_rates",
  "upsell_offers",
  "variants",
  "webhooks",
] as const satisfies readonly (keyof Database)[];

/**
 * Indexes of tables that grow with every order or visitor. A migration must not make them: it would stop the writes of
 * such a table until it is read. An index that is not there yet makes statements slower, never wrong.
 */
export const indexes: readonly Index[] = [
  { name: "idempotency_keys_open", table: "idempotency_keys", on: "(created_at) where status is null" },
  { name: "idempotency_keys_created", table: "idempotency_keys", on: "(created_at)" },
  { name: "jobs_done", table: "jobs", on: "(done_at) where done_at is not null" },
  { name: "jobs_dead", table: "jobs", on: "(dead_at) where dead_at is not null" },
  {
    name: "jobs_messages",
    table: "jobs",
    on: `(coalesce(done_at, dead_at))
      where kind = 'mail' and payload ->> 'template' in ('contact-message', 'message-received')`,
  },
  {
    name: "jobs_sender",
    table: "jobs",
    on: `(lower(payload ->> 'email')) where kind = 'mail' and payload ->> 'template' = 'contact-message'`,
  },
  { name: "jobs_unmade_gift_cards", table: "jobs", on: "(id) where kind = 'gift-card' and done_at is null" },
  {
    name: "jobs_waiting_gift_cards",
    table: "jobs",
    on: `(lower(payload ->> 'to')) where kind = 'gift-card' and done_at is null and dead_at is null`,
  },
  {
    name: "jobs_waiting_subscribers",
    table: "jobs",
    on: `((payload ->> 'email')) where kind = 'subscribe' and done_at is null and dead_at is null`,
  },
  {
    name: "users_name",
    table: "users",
    on: `(lower(coalesce(
      last_name || ' ' || first_name,
      addresses #>> '{shipping,lastname}' || ' ' || (addresses #>> '{shipping,firstname}'),
      addresses #>> '{billing,lastname}' || ' ' || (addresses #>> '{billing,firstname}')
    )) text_pattern_ops)`,
  },
  { name: "credits_left", table: "credits", on: "(site, currency) where balance > 0" },
  { name: "credits_expiring", table: "credits", on: "(expires_at) where balance > 0" },
  { name: "identities_seen", table: "identities", on: "(seen_at)" },
  { name: "webhook_events_received", table: "webhook_events", on: "(received_at)" },
  {
    name: "webhook_deliveries_undelivered",
    table: "webhook_deliveries",
    on: "(webhook_id, number desc) where delivered_at is null",
  },
  {
    name: "payment_attempts_without_order",
    table: "payment_attempts",
    on: "(created_at) where order_id is null and state in ('declined', 'voided')",
  },
  { name: "orders_created", table: "orders", on: "(created_at desc, number desc)" },
  { name: "orders_status", table: "orders", on: "(status, created_at desc, number desc)" },
  { name: "orders_without_facts", table: "orders", on: "(number desc) where to_pack is null" },
  {
    name: "orders_former_promotions",
    table: "orders",
    on: "(number) where promotion_id is null and document #>> '{promotion,name}' is not null",
  },
  { name: "orders_to_pack", table: "orders", on: "(created_at, number) where to_pack is not false" },
  { name: "orders_site", table: "orders", on: "(site, created_at desc, number desc)" },
  { name: "orders_total", table: "orders", on: "(total desc, number desc)" },
  {
    name: "orders_open_currency",
    table: "orders",
    on: "(site, currency) where to_pack is not false or return_requested or in_trouble",
  },
  { name: "orders_changed", table: "orders", on: "(changed_at, number)" },
  { name: "orders_trouble", table: "orders", on: "(created_at desc, number desc) where in_trouble" },
  {
    name: "orders_received_returns",
    table: "orders",
    on: "(created_at desc, number desc) where return_received",
  },
  { name: "orders_returns", table: "orders", on: "(created_at desc, number desc) where return_requested" },
  {
    name: "orders_name",
    table: "orders",
    on: `(lower(coalesce(
      document #>> '{address,shipping,lastname}' || ' ' || (document #>> '{address,shipping,firstname}'),
      document #>> '{address,billing,lastname}' || ' ' || (document #>> '{address,billing,firstname}')
    )) text_pattern_ops)`,
  },
  { name: "order_lines_variant", table: "order_lines", on: "(variant_id, order_id)" },
  {
    name: "stock_entries_place",
    table: "stock_entries",
    on: "(variant_id, region, id)",
    replaces: "stock_entries_variant",
  },
  {
    name: "stock_entries_sold",
    table: "stock_entries",
    on: "(variant_id, region, created_at) include (delta) where reason in ('order', 'refund')",
  },
  { name: "shipments_created", table: "shipments", on: "(created_at)" },
  { name: "shipments_tracking", table: "shipments", on: "(lower(tracking)) where tracking is not null" },
  {
    name: "products_sku",
    table: "products",
    on: "using gin (jsonb_path_query_array(document, '$.variants[*].sku'))",
  },
  { name: "refunds_created", table: "refunds", on: "(created_at, id)" },
  { name: "orders_buyer", table: "orders", on: "(lower(email))" },
  { name: "identities_email", table: "identities", on: "(lower(email)) where email is not null" },
  { name: "newsletter_subscribers_email", table: "newsletter_subscribers", on: "(lower(email))" },
  {
    name: "newsletter_subscribers_site",
    table: "newsletter_subscribers",
    on: "(site, created_at desc, md5(site || ' ' || email) desc)",
  },
  { name: "stock_notices_person", table: "stock_notices", on: "(lower(email))" },
  { name: "stock_notices_waiting", table: "stock_notices", on: "(variant_id) where queued_at is null" },
  { name: "stock_notices_created", table: "stock_notices", on: "(created_at)" },
  { name: "campaign_entries_email", table: "campaign_entries", on: "(lower(email))" },
  {
    name: "campaign_entries_created",
    table: "campaign_entries",
    on: "(created_at desc, md5(kind || ' ' || handle || ' ' || email) desc)",
  },
  {
    name: "campaign_entries_campaign",
    table: "campaign_entries",
    on: "(kind, handle, created_at desc, md5(kind || ' ' || handle || ' ' || email) desc)",
  },
  {
    name: "campaign_entries_handle",
    table: "campaign_entries",
    on: "(handle, created_at desc, md5(kind || ' ' || handle || ' ' || email) desc)",
  },
  {
    name: "campaign_entries_site",
    table: "campaign_entries",
    on: "((details ->> 'site'), created_at desc, md5(kind || ' ' || handle || ' ' || email) desc)",
  },
  { name: "join_nonces_email", table: "join_nonces", on: "(lower(email))" },
  { name: "join_nonces_order", table: "join_nonces", on: "(order_id)" },
  { name: "join_nonces_expired", table: "join_nonces", on: "(expires_at)" },
  { name: "gift_card_entries_created", table: "gift_card_entries", on: "(created_at, id)" },
  {
    name: "gift_card_entries_order",
    table: "gift_card_entries",
    on: "(order_id) where order_id is not null",
  },
  {
    name: "gift_card_entries_actor",
    table: "gift_card_entries",
    on: "(actor, created_at) where actor is not null",
  },
  { name: "gift_cards_listed", table: "gift_cards", on: "(id) where code not like 'refunded-%'" },
  {
    name: "gift_cards_remaining",
    table: "gift_cards",
    on: "(remaining desc, id desc) where code not like 'refunded-%'",
  },
  { name: "gift_cards_open", table: "gift_cards", on: "(id) where remaining > 0 and blocked_at is null" },
  {
    name: "gift_cards_closed",
    table: "gift_cards",
    on: "(id) where blocked_at is not null or revoked_at is not null",
  },
  {
    name: "gift_cards_left",
    table: "gift_cards",
    on: "(site, currency) where remaining > 0 and blocked_at is null and revoked_at is null",
  },
  { name: "subscriptions_paid", table: "subscriptions", on: "(site, currency, paid_until)" },
  { name: "gift_cards_site", table: "gift_cards", on: "(site, id)" },
  { name: "gift_cards_digits", table: "gift_cards", on: "(right(code, 4), id)" },
  {
    name: "gift_cards_recipient",
    table: "gift_cards",
    on: "(lower(recipient)) where recipient is not null",
  },
  { name: "drafts_site", table: "drafts", on: "(site, id)" },
  { name: "drafts_unpaid", table: "drafts", on: "(id) where paid_at is null and closed_at is null" },
  { name: "drafts_paid", table: "drafts", on: "(id) where paid_at is not null" },
  { name: "drafts_closed", table: "drafts", on: "(id) where closed_at is not null" },
  { name: "drafts_ended", table: "drafts", on: "(coalesce(paid_at, closed_at, expires_at))" },
  { name: "drafts_email", table: "drafts", on: "(lower(email))" },
  {
    name: "drafts_name",
    table: "drafts",
    on: "(lower(address ->> 'lastname' || ' ' || (address ->> 'firstname')) text_pattern_ops)",
  },
  { name: "drafts_order", table: "drafts", on: "(order_id) where order_id is not null" },
  { name: "idempotency_keys_member", table: "idempotency_keys", on: "(user_id) where user_id is not null" },
  // A payment that is deleted is looked for in what may refer to it.
  { name: "order_lines_attempt", table: "order_lines", on: "(attempt_id) where attempt_id is not null" },
  {
    name: "webhook_events_attempt",
    table: "webhook_events",
    on: "(attempt_id) where attempt_id is not null",
  },
  { name: "credit_entries_created", table: "credit_entries", on: "(created_at, id)" },
  {
    name: "credit_entries_attempt",
    table: "credit_entries",
    on: "(attempt_id) where attempt_id is not null",
  },
  { name: "refund_payments_attempt", table: "refund_payments", on: "(attempt_id)" },
  { name: "invoices_offer", table: "invoices", on: "(offer_of) where offer_of is not null" },
  { name: "invoices_former", table: "invoices", on: "(site) where seller is null" },
  { name: "invoices_buyer", table: "invoices", on: "(lower(buyer ->> 'email')) where buyer is not null" },
  { name: "audit_log_run", table: "audit_log", on: "(run)" },
  { name: "audit_log_time", table: "audit_log", on: "(at)" },
  { name: "audit_log_actor", table: "audit_log", on: "(actor, id)" },
  { name: "audit_log_operation", table: "audit_log", on: "(split_part(command, ' ', 1), id)" },
  { name: "merchant_changes_site", table: "merchant_changes", on: "(site, entry_id)" },
  { name: "merchant_changes_subjects", table: "merchant_changes", on: "using gin (subjects)" },
  {
    name: "payment_attempts_failed",
    table: "payment_attempts",
    on: "((coalesce(failed_at, withdrawn_at, created_at))) where state = 'failed'",
  },
  // By its hash: a nonce can be longer than an entry of a B-tree may be.
  { name: "payment_attempts_nonce", table: "payment_attempts", on: "using hash (nonce)" },
];
