import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { StartError } from "../config/StartError.ts";
import { applyMigrations } from "./applyMigrations.ts";
import { selectCutOff } from "./replacedSchema.ts";
import type { Database } from "./schema.ts";

/** Every migration in order, loaded only where a store lacks it; a name, once released, never changes. */
const migrations = {
  "0001_catalogue": () => import("./migrations/0001_catalogue.ts"),
  "0002_checkout": () => import("./migrations/0002_checkout.ts"),
  "0003_accounts": () => import("./migrations/0003_accounts.ts"),
  "0004_payments": () => import("./migrations/0004_payments.ts"),
  "0005_upsells": () => import("./migrations/0005_upsells.ts"),
  "0006_credits": () => import("./migrations/0006_credits.ts"),
  "0007_campaigns": () => import("./migrations/0007_campaigns.ts"),
  "0008_wishlist": () => import("./migrations/0008_wishlist.ts"),
  "0009_claims": () => import("./migrations/0009_claims.ts"),
  "0010_letters": () => import("./migrations/0010_letters.ts"),
  "0011_subscriptions": () => import("./migrations/0011_subscriptions.ts"),
  "0012_bought_gift_cards": () => import("./migrations/0012_bought_gift_cards.ts"),
  "0013_downloads": () => import("./migrations/0013_downloads.ts"),
  "0014_pictures": () => import("./migrations/0014_pictures.ts"),
  "0015_audit_log": () => import("./migrations/0015_audit_log.ts"),
  "0016_callers": () => import("./migrations/0016_callers.ts"),
  "0017_tax_rates": () => import("./migrations/0017_tax_rates.ts"),
  "0018_campaign_secrets": () => import("./migrations/0018_campaign_secrets.ts"),
  "0019_session_devices": () => import("./migrations/0019_session_devices.ts"),
  "0020_guest_orders": () => import("./migrations/0020_guest_orders.ts"),
  "0021_refunds": () => import("./migrations/0021_refunds.ts"),
  "0022_refused_refunds": () => import("./migrations/0022_refused_refunds.ts"),
  "0023_returns": () => import("./migrations/0023_returns.ts"),
  "0024_claimed_refunds": () => import("./migrations/0024_claimed_refunds.ts"),
  "0025_reviews": () => import("./migrations/0025_reviews.ts"),
  "0026_stock_notices": () => import("./migrations/0026_stock_notices.ts"),
  "0031_one_open_attempt": () => import("./migrations/0031_one_open_attempt.ts"),
  "0034_refusing_statements": () => import("./migrations/0034_refusing_statements.ts"),
  "0035_pages": () => import("./migrations/0035_pages.ts"),
  "0036_jobs_by_kind": () => import("./migrations/0036_jobs_by_kind.ts"),
  "0037_revision_stamps": () => import("./migrations/0037_revision_stamps.ts"),
  "0038_line_values": () => import("./migrations/0038_line_values.ts"),
  "0039_known_fields": () => import("./migrations/0039_known_fields.ts"),
  "0040_cash_back_currency": () => import("./migrations/0040_cash_back_currency.ts"),
  "0041_failed_payments": () => import("./migrations/0041_failed_payments.ts"),
  "0042_merchant_key_ends": () => import("./migrations/0042_merchant_key_ends.ts"),
  "0043_tasks": () => import("./migrations/0043_tasks.ts"),
  "0044_seen_visitors": () => import("./migrations/0044_seen_visitors.ts"),
  "0045_order_status": () => import("./migrations/0045_order_status.ts"),
  "0049_staff": () => import("./migrations/0049_staff.ts"),
  "0050_found_orders": () => import("./migrations/0050_found_orders.ts"),
  "0051_order_events": () => import("./migrations/0051_order_events.ts"),
  "0054_webhooks": () => import("./migrations/0054_webhooks.ts"),
  "0056_invoices": () => import("./migrations/0056_invoices.ts"),
  "0057_order_reviews": () => import("./migrations/0057_order_reviews.ts"),
  "0058_review_requests": () => import("./migrations/0058_review_requests.ts"),
  "0059_issued_gift_cards": () => import("./migrations/0059_issued_gift_cards.ts"),
  "0061_merchant_changes": () => import("./migrations/0061_merchant_changes.ts"),
  "0063_proposals": () => import("./migrations/0063_proposals.ts"),
  "0064_sent_templates": () => import("./migrations/0064_sent_templates.ts"),
  "0065_given_numbers": () => import("./migrations/0065_given_numbers.ts"),
  "0066_drafts": () => import("./migrations/0066_drafts.ts"),
  "0067_orders_to_pack": () => import("./migrations/0067_orders_to_pack.ts"),
  "0068_replay_obstacles": () => import("./migrations/0068_replay_obstacles.ts"),
  "0069_import_marks": () => import("./migrations/0069_import_marks.ts"),
  "0070_closed_gift_cards": () => import("./migrations/0070_closed_gift_cards.ts"),
  "0071_invoice_days": () => import("./migrations/0071_invoice_days.ts"),
  "0072_due_jobs": () => import("./migrations/0072_due_jobs.ts"),
  "0073_default_languages": () => import("./migrations/0073_default_languages.ts"),
  "0074_payments_again": () => import("./migrations/0074_payments_again.ts"),
  "0075_keys_of_keys": () => import("./migrations/0075_keys_of_keys.ts"),
  "0076_order_trouble": () => import("./migrations/0076_order_trouble.ts"),
  "0077_refunded_returns": () => import("./migrations/0077_refunded_returns.ts"),
  "0078_closed_trouble": () => import("./migrations/0078_closed_trouble.ts"),
  "0079_offer_invoices": () => import("./migrations/0079_offer_invoices.ts"),
  "0080_unpaid_refunds": () => import("./migrations/0080_unpaid_refunds.ts"),
  "0086_order_promotions": () => import("./migrations/0086_order_promotions.ts"),
  "0087_received_returns": () => import("./migrations/0087_received_returns.ts"),
  "0088_earlier_answers": () => import("./migrations/0088_earlier_answers.ts"),
  "0089_failed_gift_cards": () => import("./migrations/0089_failed_gift_cards.ts"),
  "0090_invoice_parties": () => import("./migrations/0090_invoice_parties.ts"),
  "0091_failed_at": () => import("./migrations/0091_failed_at.ts"),
  "0093_former_answers": () => import("./migrations/0093_former_answers.ts"),
  "0102_stock_ledger": () => import("./migrations/0102_stock_ledger.ts"),
  "0110_packing_statistics": () => import("./migrations/0110_packing_statistics.ts"),
  "0111_delivery_statistics": () => import("./migrations/0111_delivery_statistics.ts"),
} satisfies Record<string, () => Promise<Migration>>;

export type MigrationName = keyof typeof migrations;

/** Brings the tables to the newest form, or to that of `last`; safe when several processes start at once. */
export async function migrate(db: Kysely<Database>, last?: MigrationName): Promise<void> {
  const done = await readDone(db);
  refuseNewer(done);
  const pending = Object.entries(migrations).filter(
    ([name]) => !done.includes(name) && (last === undefined || name <= last),
  );
  if (pending.length === 0) return;
  const loaded = await Promise.all(pending.map(async ([name, load]) => [name, await load()] as const));
  await applyMigrations(db, Object.fromEntries(loaded), { atOnce: done.length === 0 });
}

/** The names of the migrations a store has had. */
async function readDone(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!rows[0]?.there) {
    await refuseCutOff(db);
    return [];
  }
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return done.rows.map(({ name }) => name);
}

/** New tables in place of those that a restore has moved away would be an empty shop. */
async function refuseCutOff(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql.raw<{ name: string }>(selectCutOff).execute(db);
  if (rows[0] === undefined) return;
  throw new StartError(
    `A restore was cut off after it had moved the store to the schema ${rows[0].name}. Repeat the command, which starts ` +
      `from there, or put the store back: psql --command "alter schema ${rows[0].name} rename to public" "$DATABASE_URL"`,
  );
}

/** A newer version's tables may mean something else by the same names. */
function refuseNewer(done: readonly string[]): void {
  const unknown = done.filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new StartError(
    `The store was made by a newer version of the shop: it has ${unknown.join(", ")}, which this one does not know. ` +
      "Nothing was changed. Start the newer version, or restore a backup of this one's: npm run -w server restore -- FILE",
  );
}
