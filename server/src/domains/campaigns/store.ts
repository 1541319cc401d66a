import type { Campaign, CampaignOutcome, CampaignPage } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import { json } from "../../platform/store/json.ts";
import { bumpRevision } from "../../platform/store/revision.ts";
import type { Database } from "../../platform/store/schema.ts";
import { countRows, type UpsertCounts } from "../../platform/store/upsertCounts.ts";

/** Puts campaigns into the store by id. */
export async function upsertCampaigns(
  trx: Transaction<Database>,
  campaigns: readonly Campaign[],
): Promise<UpsertCounts> {
  const { rows } = await sql<{ inserted: boolean }>`
    insert into campaigns as c (id, zone, document)
    select (d->>'id')::bigint, (d->>'zone')::integer, d
    from jsonb_array_elements(${JSON.stringify(campaigns)}::text::jsonb) as d
    on conflict (id) do update set zone = excluded.zone, document = excluded.document
    where c.document is distinct from excluded.document
    returning (xmax = 0) as inserted`.execute(trx);
  if (rows.length > 0) await bumpRevision(trx);
  return countRows(rows, campaigns.length);
}

/** Puts campaign pages into the store by kind and handle; entries stay. */
export async function upsertCampaignPages(
  trx: Transaction<Database>,
  pages: readonly CampaignPage[],
): Promise<UpsertCounts> {
  const { rows } = await sql<{ inserted: boolean }>`
    insert into campaign_pages as p (kind, handle, document)
    select d->>'kind', d->>'handle', d
    from jsonb_array_elements(${JSON.stringify(pages)}::text::jsonb) as d
    on conflict (kind, handle) do update set document = excluded.document
    where p.document is distinct from excluded.document
    returning (xmax = 0) as inserted`.execute(trx);
  return countRows(rows, pages.length);
}

/** Campaigns of these zones, by id. */
export async function readCampaigns(db: Kysely<Database>, zones: readonly number[]): Promise<Campaign[]> {
  const rows = await db
    .selectFrom("campaigns")
    .select("document")
    .where("zone", "in", zones)
    .orderBy("id")
    .execute();
  return rows.map(({ document }) => document as Campaign);
}

/** The page of a kind and handle that a site shows, or undefined. */
export async function readCampaignPage(
  db: Kysely<Database>,
  { kind, handle }: Pick<CampaignPage, "kind" | "handle">,
  site: string,
): Promise<CampaignPage | undefined> {
  const row = await db
    .selectFrom("campaign_pages")
    .select("document")
    .where("kind", "=", kind)
    .where("handle", "=", handle)
    .executeTakeFirst();
  const page = row?.document as CampaignPage | undefined;
  return page === undefined || !(page.sites ?? [site]).some((code) => code === site) ? undefined : page;
}

/** The secret that draws chance on an existing page. */
export async function readCampaignSecret(
  db: Kysely<Database>,
  { kind, handle }: Pick<CampaignPage, "kind" | "handle">,
): Promise<string> {
  const { secret } = await db
    .selectFrom("campaign_pages")
    .select("secret")
    .where("kind", "=", kind)
    .where("handle", "=", handle)
    .executeTakeFirstOrThrow();
  return secret;
}

/** An entry; `email` in lower case, so that one address enters once however it is written. */
export interface Entry {
  kind: string;
  handle: string;
  email: string;
  /** Of the request, so that its repeat is known; null when it had none. */
  key: string | null;
  details: Record<string, unknown>;
  outcome: CampaignOutcome;
}

/** The result of an entry: stored, a repeat of the same request, already entered by another request, or a reused key. */
export type Entered = { state: "new" } | { state: "repeat" } | { state: "entered" } | { state: "otherKey" };

/** Stores an entry, unless the address has one or its key belongs to another entry. */
export async function addEntry(trx: Transaction<Database>, entry: Entry): Promise<Entered> {
  const { kind, handle, email, key, details, outcome } = entry;
  const added = await trx
    .insertInto("campaign_entries")
    .values({
      kind,
      handle,
      email,
      idempotency_key: key,
      details: json(details),
      outcome: JSON.stringify(outcome),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("email")
    .executeTakeFirst();
  if (added !== undefined) return { state: "new" };
  const earlier = await trx
    .selectFrom("campaign_entries")
    .select("idempotency_key")
    .where("kind", "=", kind)
    .where("handle", "=", handle)
    .where("email", "=", email)
    .executeTakeFirst();
  if (earlier === undefined) return { state: "otherKey" };
  if (key === null || earlier.idempotency_key !== key) return { state: "entered" };
  return { state: "repeat" };
}

/** Puts an address on a site's newsletter; false when it was on it. */
export async function addSubscriber(
  trx: Transaction<Database>,
  { site, email, source }: { site: string; email: string; source: string | null },
): Promise<boolean> {
  const added = await trx
    .insertInto("newsletter_subscribers")
    .values({ site, email, source })
    .onConflict((conflict) => conflict.doNothing())
    .returning("email")
    .executeTakeFirst();
  return added !== undefined;
}
