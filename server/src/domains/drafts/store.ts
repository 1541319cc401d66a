import type { DraftLine, DraftState, Language, MerchantDraft, SiteCode } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { firstByName } from "../../platform/store/firstByName.ts";
import { isAmong } from "../../platform/store/isAmong.ts";
import { json } from "../../platform/store/json.ts";
import type { Database } from "../../platform/store/schema.ts";

export interface NewDraft {
  token: string;
  site: SiteCode;
  language: Language;
  lines: readonly DraftLine[];
  email: string;
  address: MerchantDraft["address"];
  promotion: string | null;
  message: string | null;
  expiresAt: Date;
}

export interface DraftRow extends Omit<NewDraft, "expiresAt" | "lines"> {
  id: number;
  lines: DraftLine[];
  state: DraftState;
  order_number: string | null;
  created_at: string;
  expires_at: string;
}

/** Adds a draft, and returns its number. */
export async function insertDraft(trx: Transaction<Database>, draft: NewDraft): Promise<number> {
  const { token, site, language, lines, email, address, promotion, message, expiresAt } = draft;
  const { rows } = await sql<{ id: number }>`
    insert into drafts (token, site, language, lines, email, address, promotion, message, expires_at)
    values (${token}, ${site}, ${language}, ${json(lines)}, ${email}, ${address && json(address)}, ${promotion},
      ${message}, ${expiresAt})
    returning id`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error("no draft was inserted");
  return row.id;
}

const drafts = sql`
  select d.id, d.token, d.site, d.language, d.lines, d.email, d.address, d.promotion, d.message, d.created_at,
    d.expires_at, o.document ->> 'number' as order_number, case
      when d.paid_at is not null then 'paid' when d.closed_at is not null then 'closed'
      when d.expires_at <= now() then 'expired' else 'open' end as state
  from drafts d left join orders o on o.id = d.order_id`;

/** A draft by its number, or undefined. */
export async function readDraft(db: Kysely<Database>, id: number): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`${drafts} where d.id = ${id}`.execute(db);
  return rows[0];
}

/** A draft by the token of its link, or undefined. */
export async function findDraft(db: Kysely<Database>, token: string): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`${drafts} where d.token = ${token}`.execute(db);
  return rows[0];
}

/** Locks a draft until the transaction ends, so that nobody pays it meanwhile. */
export async function lockDraft(trx: Transaction<Database>, id: number): Promise<void> {
  await sql`select from drafts where id = ${id} for update`.execute(trx);
}

/** Closes a draft that is neither paid nor closed. */
export async function markClosed(trx: Transaction<Database>, id: number): Promise<void> {
  await sql`update drafts set closed_at = now() where id = ${id} and paid_at is null and closed_at is null`.execute(
    trx,
  );
}

const isOpen = sql`paid_at is null and closed_at is null and expires_at > now()`;

/** Where a token is paid: on the site of its draft alone. */
export interface DraftLink {
  token: string;
  site: string;
}

/** The lines of a draft that can be paid; undefined for any other. */
export async function readPayableLines(
  db: Kysely<Database>,
  { token, site }: DraftLink,
): Promise<DraftLine[] | undefined> {
  const { rows } = await sql<{ lines: DraftLine[] }>`
    select lines from drafts where token = ${token} and site = ${site} and ${isOpen}`.execute(db);
  return rows[0]?.lines;
}

/** The same, locked until the transaction ends: of two orders that pay a draft at once, the second finds it paid. */
export async function lockPayable(trx: Transaction<Database>, { token, site }: DraftLink): Promise<boolean> {
  const { rows } = await sql`
    select from drafts where token = ${token} and site = ${site} and ${isOpen} for update`.execute(trx);
  return rows.length > 0;
}

/** Marks a draft as paid by an order. */
export async function markPaid(trx: Transaction<Database>, token: string, orderId: string): Promise<void> {
  await sql`update drafts set paid_at = now(), order_id = ${orderId} where token = ${token}`.execute(trx);
}

interface DraftFilters {
  /** Numbers of drafts that were looked for. */
  found: readonly number[] | undefined;
  state: DraftState | undefined;
  /** Null for all sites. */
  sites: readonly string[] | null;
  /** The number of the last one before; undefined to begin. */
  before: number | undefined;
  limit: number;
}

/** Drafts, the newest first. */
export async function listDraftRows(
  db: Kysely<Database>,
  { found, state, sites, before, limit }: DraftFilters,
): Promise<DraftRow[]> {
  const conditions = [
    ...(found === undefined ? [] : [sql`d.id = any(${[...found]}::bigint[])`]),
    ...(state === undefined ? [] : [ofState[state]]),
    ...(before === undefined ? [] : [sql`d.id < ${before}`]),
  ];
  const newest = sql`order by d.id desc limit ${limit}`;
  if (sites === null) {
    const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
    return (await sql<DraftRow>`${drafts} ${where} ${newest}`.execute(db)).rows;
  }
  // Site by site, each by its index: a walk through all drafts could pass over those of many other sites.
  const { rows } = await sql<DraftRow>`
    ${drafts} where d.id in (
      select found.id from unnest(${[...sites]}::text[]) as own(site) cross join lateral (
        select d.id from drafts d where ${sql.join([sql`d.site = own.site`, ...conditions], sql` and `)} ${newest}
      ) as found
    ) ${newest}`.execute(db);
  return rows;
}

const ofState: Record<DraftState, RawBuilder<unknown>> = {
  open: sql`d.paid_at is null and d.closed_at is null and d.expires_at > now()`,
  expired: sql`d.paid_at is null and d.closed_at is null and d.expires_at <= now()`,
  paid: sql`d.paid_at is not null`,
  closed: sql`d.closed_at is not null`,
};

/** Of a word more drafts are not looked for. */
const mostFound = 1_000;

/** The name of a draft's buyer, as `drafts_name` has it. */
const buyerName = sql`lower(address ->> 'lastname' || ' ' || (address ->> 'firstname'))`;

/** Numbers of drafts: that number itself, those by their buyer's email, and the first of the sites by the begin of their name. */
export async function findDraftIds(
  db: Kysely<Database>,
  text: string,
  { number, sites }: { number: number | undefined; sites: readonly string[] | null },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from drafts where id = ${number ?? -1}
    union select id from drafts where lower(email) = ${text.trim().toLowerCase()}
    union ${firstByName({
      select: sql`id from drafts where ${isAmong(sql`site`, sites)}`,
      name: buyerName,
      text,
      limit: mostFound,
    })}`.execute(db);
  return rows.map(({ id }) => id);
}
