import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { StartError } from "../config/StartError.ts";
import { applyMigrations } from "./applyMigrations.ts";
import * as catalogue from "./migrations/0001_catalogue.ts";
import * as checkout from "./migrations/0002_checkout.ts";
import * as accounts from "./migrations/0003_accounts.ts";
import * as payments from "./migrations/0004_payments.ts";
import * as upsells from "./migrations/0005_upsells.ts";
import * as credits from "./migrations/0006_credits.ts";
import * as campaigns from "./migrations/0007_campaigns.ts";
import * as wishlist from "./migrations/0008_wishlist.ts";
import * as claims from "./migrations/0009_claims.ts";
import * as letters from "./migrations/0010_letters.ts";
import * as subscriptions from "./migrations/0011_subscriptions.ts";
import * as boughtGiftCards from "./migrations/0012_bought_gift_cards.ts";
import * as downloads from "./migrations/0013_downloads.ts";
import * as pictures from "./migrations/0014_pictures.ts";
import * as auditLog from "./migrations/0015_audit_log.ts";
import * as callers from "./migrations/0016_callers.ts";
import * as taxRates from "./migrations/0017_tax_rates.ts";
import * as campaignSecrets from "./migrations/0018_campaign_secrets.ts";
import * as sessionDevices from "./migrations/0019_session_devices.ts";
import * as guestOrders from "./migrations/0020_guest_orders.ts";
import * as refunds from "./migrations/0021_refunds.ts";
import * as refusedRefunds from "./migrations/0022_refused_refunds.ts";
import * as returns from "./migrations/0023_returns.ts";
import * as claimedRefunds from "./migrations/0024_claimed_refunds.ts";
import * as reviews from "./migrations/0025_reviews.ts";
import * as stockNotices from "./migrations/0026_stock_notices.ts";
import * as oneOpenAttempt from "./migrations/0031_one_open_attempt.ts";
import * as refusingStatements from "./migrations/0034_refusing_statements.ts";
import * as pages from "./migrations/0035_pages.ts";
import * as jobsByKind from "./migrations/0036_jobs_by_kind.ts";
import * as revisionStamps from "./migrations/0037_revision_stamps.ts";
import * as lineValues from "./migrations/0038_line_values.ts";
import * as knownFields from "./migrations/0039_known_fields.ts";
import * as cashBackCurrency from "./migrations/0040_cash_back_currency.ts";
import * as failedPayments from "./migrations/0041_failed_payments.ts";
import * as merchantKeyEnds from "./migrations/0042_merchant_key_ends.ts";
import * as tasks from "./migrations/0043_tasks.ts";
import * as seenVisitors from "./migrations/0044_seen_visitors.ts";
import * as orderStatus from "./migrations/0045_order_status.ts";
import * as staff from "./migrations/0049_staff.ts";
import * as foundOrders from "./migrations/0050_found_orders.ts";
import * as orderEvents from "./migrations/0051_order_events.ts";
import * as webhooks from "./migrations/0054_webhooks.ts";
import * as invoices from "./migrations/0056_invoices.ts";
import * as orderReviews from "./migrations/0057_order_reviews.ts";
import * as reviewRequests from "./migrations/0058_review_requests.ts";
import * as issuedGiftCards from "./migrations/0059_issued_gift_cards.ts";
import * as merchantChanges from "./migrations/0061_merchant_changes.ts";
import * as proposals from "./migrations/0063_proposals.ts";
import * as sentTemplates from "./migrations/0064_sent_templates.ts";
import * as givenNumbers from "./migrations/0065_given_numbers.ts";
import * as drafts from "./migrations/0066_drafts.ts";
import * as ordersToPack from "./migrations/0067_orders_to_pack.ts";
import * as replayObstacles from "./migrations/0068_replay_obstacles.ts";
import * as importMarks from "./migrations/0069_import_marks.ts";
import * as closedGiftCards from "./migrations/0070_closed_gift_cards.ts";
import * as invoiceDays from "./migrations/0071_invoice_days.ts";
import * as dueJobs from "./migrations/0072_due_jobs.ts";
import * as defaultLanguages from "./migrations/0073_default_languages.ts";
import * as paymentsAgain from "./migrations/0074_payments_again.ts";
import * as keysOfKeys from "./migrations/0075_keys_of_keys.ts";
import * as orderTrouble from "./migrations/0076_order_trouble.ts";
import * as refundedReturns from "./migrations/0077_refunded_returns.ts";
import * as closedTrouble from "./migrations/0078_closed_trouble.ts";
import * as offerInvoices from "./migrations/0079_offer_invoices.ts";
import * as unpaidRefunds from "./migrations/0080_unpaid_refunds.ts";
import * as orderPromotions from "./migrations/0086_order_promotions.ts";
import * as receivedReturns from "./migrations/0087_received_returns.ts";
import * as earlierAnswers from "./migrations/0088_earlier_answers.ts";
import * as failedGiftCards from "./migrations/0089_failed_gift_cards.ts";
import * as invoiceParties from "./migrations/0090_invoice_parties.ts";
import * as failedAt from "./migrations/0091_failed_at.ts";
import * as formerAnswers from "./migrations/0093_former_answers.ts";
import * as stockLedger from "./migrations/0102_stock_ledger.ts";
import { selectCutOff } from "./replacedSchema.ts";
import type { Database } from "./schema.ts";

/** Every migration in order; a name, once released, never changes. */
const migrations = {
  "0001_catalogue": catalogue,
  "0002_checkout": checkout,
  "0003_accounts": accounts,
  "0004_payments": payments,
  "0005_upsells": upsells,
  "0006_credits": credits,
  "0007_campaigns": campaigns,
  "0008_wishlist": wishlist,
  "0009_claims": claims,
  "0010_letters": letters,
  "0011_subscriptions": subscriptions,
  "0012_bought_gift_cards": boughtGiftCards,
  "0013_downloads": downloads,
  "0014_pictures": pictures,
  "0015_audit_log": auditLog,
  "0016_callers": callers,
  "0017_tax_rates": taxRates,
  "0018_campaign_secrets": campaignSecrets,
  "0019_session_devices": sessionDevices,
  "0020_guest_orders": guestOrders,
  "0021_refunds": refunds,
  "0022_refused_refunds": refusedRefunds,
  "0023_returns": returns,
  "0024_claimed_refunds": claimedRefunds,
  "0025_reviews": reviews,
  "0026_stock_notices": stockNotices,
  "0031_one_open_attempt": oneOpenAttempt,
  "0034_refusing_statements": refusingStatements,
  "0035_pages": pages,
  "0036_jobs_by_kind": jobsByKind,
  "0037_revision_stamps": revisionStamps,
  "0038_line_values": lineValues,
  "0039_known_fields": knownFields,
  "0040_cash_back_currency": cashBackCurrency,
  "0041_failed_payments": failedPayments,
  "0042_merchant_key_ends": merchantKeyEnds,
  "0043_tasks": tasks,
  "0044_seen_visitors": seenVisitors,
  "0045_order_status": orderStatus,
  "0049_staff": staff,
  "0050_found_orders": foundOrders,
  "0051_order_events": orderEvents,
  "0054_webhooks": webhooks,
  "0056_invoices": invoices,
  "0057_order_reviews": orderReviews,
  "0058_review_requests": reviewRequests,
  "0059_issued_gift_cards": issuedGiftCards,
  "0061_merchant_changes": merchantChanges,
  "0063_proposals": proposals,
  "0064_sent_templates": sentTemplates,
  "0065_given_numbers": givenNumbers,
  "0066_drafts": drafts,
  "0067_orders_to_pack": ordersToPack,
  "0068_replay_obstacles": replayObstacles,
  "0069_import_marks": importMarks,
  "0070_closed_gift_cards": closedGiftCards,
  "0071_invoice_days": invoiceDays,
  "0072_due_jobs": dueJobs,
  "0073_default_languages": defaultLanguages,
  "0074_payments_again": paymentsAgain,
  "0075_keys_of_keys": keysOfKeys,
  "0076_order_trouble": orderTrouble,
  "0077_refunded_returns": refundedReturns,
  "0078_closed_trouble": closedTrouble,
  "0079_offer_invoices": offerInvoices,
  "0080_unpaid_refunds": unpaidRefunds,
  "0086_order_promotions": orderPromotions,
  "0087_received_returns": receivedReturns,
  "0088_earlier_answers": earlierAnswers,
  "0089_failed_gift_cards": failedGiftCards,
  "0090_invoice_parties": invoiceParties,
  "0091_failed_at": failedAt,
  "0093_former_answers": formerAnswers,
  "0102_stock_ledger": stockLedger,
} satisfies Record<string, Migration>;

export type MigrationName = keyof typeof migrations;

/** Brings the tables to the newest form, or to that of `last`; safe when several processes start at once. */
export async function migrate(db: Kysely<Database>, last?: MigrationName): Promise<void> {
  const done = await readDone(db);
  refuseNewer(done);
  const pending = Object.entries(migrations).filter(
    ([name]) => !done.includes(name) && (last === undefined || name <= last),
  );
  if (pending.length === 0) return;
  await applyMigrations(db, Object.fromEntries(pending), { atOnce: done.length === 0 });
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
