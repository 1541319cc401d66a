import type {
  Campaign,
  CampaignEntrant,
  CampaignOutcome,
  CampaignPage,
  Subscriber,
} from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { isAmong } from "../../platform/store/isAmong.ts";
import { json } from "../../platform/store/json.ts";
import { bumpRevision } from "../../platform/store/revision.ts";
import type { Database } from "../../platform/store/schema.ts";
import type { UpsertCounts } from "../../platform/store/upsertCounts.ts";
import { type DocumentTable, upsertDocuments } from "../../platform/store/upsertDocuments.ts";

const campaignsTable: DocumentTable = {
  table: "campaigns",
  key: { id: "(d->>'id')::bigint" },
  columns: { zone: "(d->>'zone')::integer" },
};

/** Puts campaigns into the store by id. */
export async function upsertCampaigns(
  trx: Transaction<Database>,
  campaigns: readonly Campaign[],
): Promise<UpsertCounts> {
  const counts = await upsertDocuments(trx, campaignsTable, campaigns);
  if (counts.inserted + counts.updated > 0) await bumpRevision(trx);
  return counts;
}

const campaignPages: DocumentTable = {
  table: "campaign_pages",
  key: { kind: "d->>'kind'", handle: "d->>'handle'" },
};

/** Puts campaign pages into the store by kind and handle; entries stay. */
export const upsertCampaignPages = (
  trx: Transaction<Database>,
  pages: readonly CampaignPage[],
): Promise<UpsertCounts> => upsertDocuments(trx, campaignPages, pages);

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
export type Entered =
  | { state: "new" }
  | { state: "repeat" }
  | { state: "entered"; answers: Record<string, string>; outcome: CampaignOutcome }
  | { state: "otherKey" };

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
    .select(["idempotency_key", "details", "outcome"])
    .where("kind", "=", kind)
    .where("handle", "=", handle)
    .where("email", "=", email)
    .executeTakeFirst();
  if (earlier === undefined) return { state: "otherKey" };
  if (key === null || earlier.idempotency_key !== key) {
    const { answers = {} } = earlier.details as { answers?: Record<string, string> };
    return { state: "entered", answers, outcome: JSON.parse(earlier.outcome) };
  }
  return { state: "repeat" };
}

/** Puts an address in lower case on a site's newsletter, and locks it there until the transaction ends. */
export async function addSubscriber(
  trx: Transaction<Database>,
  { site, email, source }: { site: string; email: string; source: string | null },
): Promise<void> {
  await trx
    .insertInto("newsletter_subscribers")
    .values({ site, email, source })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`select from newsletter_subscribers where site = ${site} and email = ${email} for update`.execute(
    trx,
  );
}

/** True when the marketing service is still to be told of an address in lower case. */
export async function hasWaitingCall(
  trx: Transaction<Database>,
  { site, email }: { site: string; email: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from jobs where kind = 'subscribe' and done_at is null and dead_at is null
      and payload ->> 'email' = ${email} and payload ->> 'site' = ${site}`.execute(trx);
  return rows.length > 0;
}

/** The newsletters that go to an address in lower case, of these sites; null for all. */
export async function listNewslettersOf(
  db: Kysely<Database>,
  email: string,
  sites: readonly string[] | null,
): Promise<{ site: string; source: string | null; created_at: string }[]> {
  const { rows } = await sql<{ site: string; source: string | null; created_at: string }>`
    select site, source, created_at from newsletter_subscribers
    where lower(email) = ${email} and ${isAmong(sql`site`, sites)}
    order by site limit 100`.execute(db);
  return rows;
}

/** A row's place in a list, the newest first: addresses have no place in a cursor, which stands in addresses of pages. */
export interface MarketingPlace {
  /** When it was made, in microseconds since 1970. */
  micros: string;
  digest: string;
}

export interface MarketingPage {
  /** Null for all. */
  sites: readonly string[] | null;
  before: MarketingPlace | undefined;
  limit: number;
}

const micros = sql`(extract(epoch from created_at) * 1000000)::bigint::text`;

const behind = (digest: RawBuilder<unknown>, { before }: MarketingPage) =>
  before === undefined
    ? sql`true`
    : sql`(created_at, ${digest})
        < (timestamptz 'epoch' + ${before.micros}::bigint * interval '1 microsecond', ${before.digest})`;

const toArray = (sites: readonly string[] | null) => sql`${sites && [...sites]}::text[]`;

/** A page of these sites, each read in its own order: otherwise a large one would be read through for a small one's rows. */
async function readPage<Row>(
  db: Kysely<Database>,
  sites: RawBuilder<unknown> | null,
  limit: number,
  site: RawBuilder<unknown>,
  read: (ofSite: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`${
    sites === null
      ? read(sql`true`)
      : sql`select page.* from unnest(${sites}) as own (code)
          cross join lateral (${read(sql`${site} = own.code`)}) as page
          order by micros::bigint desc, digest desc limit ${limit}`
  }`.execute(db);
  return rows;
}

/** Addresses on the newsletters of these sites, the newest first. */
export async function listSubscriberRows(
  db: Kysely<Database>,
  page: MarketingPage,
): Promise<(Subscriber & MarketingPlace)[]> {
  const digest = sql`md5(site || ' ' || email)`;
  const read = (ofSite: RawBuilder<unknown>) => sql`
    select site, email, source, created_at as "consentedAt", ${micros} as micros, ${digest} as digest
    from newsletter_subscribers where ${ofSite} and ${behind(digest, page)}
    order by created_at desc, ${digest} desc limit ${page.limit}`;
  const sites = sql`coalesce(${toArray(page.sites)}, array(select code from sites))`;
  return readPage(db, sites, page.limit, sql`newsletter_subscribers.site`, read);
}

/** The campaigns whose entries are listed; all without both. */
export interface EntryFilter {
  kind?: CampaignEntrant["kind"] | undefined;
  handle?: string | undefined;
}

/** Entries of campaigns at these sites, the newest first. */
export async function listEntryRows(
  db: Kysely<Database>,
  page: MarketingPage & EntryFilter,
): Promise<(CampaignEntrant & MarketingPlace)[]> {
  const digest = sql`md5(kind || ' ' || handle || ' ' || email)`;
  const ofCampaign = sql.join(
    [
      sql`true`,
      ...(page.kind === undefined ? [] : [sql`kind = ${page.kind}`]),
      ...(page.handle === undefined ? [] : [sql`handle = ${page.handle}`]),
    ],
    sql` and `,
  );
  const read = (ofSite: RawBuilder<unknown>) => sql`
    select kind, handle, email, details ->> 'name' as name, details ->> 'social' as social, details ->> 'site' as site,
      coalesce((details ->> 'consent')::boolean, false) as consent, created_at as "enteredAt",
      ${micros} as micros, ${digest} as digest
    from campaign_entries where ${ofSite} and ${ofCampaign} and ${behind(digest, page)}
    order by created_at desc, ${digest} desc limit ${page.limit}`;
  const sites = page.sites === null ? null : toArray(page.sites);
  return readPage(db, sites, page.limit, sql`details ->> 'site'`, read);
}
