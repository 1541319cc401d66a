import { normalizeCode } from "@velours/sdk/rules";
import { type PromotionRecord, sortedLength } from "@velours/sdk/shop";
import type { Promotion, PromotionSort, PromotionState } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { isAmong } from "../../platform/store/isAmong.ts";
import { isBehind, orderBy } from "../../platform/store/keyset.ts";
import { prepare } from "../../platform/store/prepare.ts";
import type { Database } from "../../platform/store/schema.ts";
import type { UpsertCounts } from "../../platform/store/upsertCounts.ts";
import { type DocumentTable, upsertDocuments } from "../../platform/store/upsertDocuments.ts";

const promotionsTable: DocumentTable = {
  table: "promotions",
  key: { id: "(d->>'id')::bigint" },
  columns: { name: "lower(d->>'name')", usage_limit: "(d->>'usage_limit')::integer" },
};

/** Puts promotions into the store by id, with their use limit; the counted uses stay. */
export const upsertPromotions = (
  trx: Transaction<Database>,
  promotions: readonly Promotion[],
): Promise<UpsertCounts> => upsertDocuments(trx, promotionsTable, promotions);

/** The promotion of a code, in any letter case, or undefined. */
export async function readPromotion(
  db: Kysely<Database>,
  code: string,
): Promise<PromotionRecord | undefined> {
  return (await readByName(db, { name: normalizeCode(code) }))[0];
}

/** The promotion of a name, in any letter case. The database alone decides on that: JavaScript makes two letters of `İ`. */
export const promotionQuery = (name: string | null): RawBuilder<PromotionRecord> => sql`
  select document, uses, usage_limit as "limit" from promotions where name = lower(${name})`;

const readByName = prepare(({ name }: { name: string }) => promotionQuery(name));

/** Counts one use, unless the limit is reached: then false. */
export async function usePromotion(trx: Transaction<Database>, code: string): Promise<boolean> {
  return (await promotionUse(normalizeCode(code)).execute(trx)).rows.length > 0;
}

/** Counts one use of the promotion of a name; no row when the limit is reached. */
export const promotionUse = (name: string | null): RawBuilder<{ id: number }> => sql`
  update promotions set uses = uses + 1 where name = lower(${name}) and (usage_limit is null or uses < usage_limit)
  returning id`;

/** Takes back the use that a cancelled order counted, of the promotion whatever its name is by now. */
export async function returnPromotion(trx: Transaction<Database>, orderId: string): Promise<void> {
  await sql`
    update promotions set uses = uses - 1
    where uses > 0 and id = (
      select coalesce(o.promotion_id, (
        select id from promotions where name = lower(o.document #>> '{promotion,name}')))
      from orders o where o.id = ${orderId})`.execute(trx);
}

/** Codes of a list as it writes them, each with the promotion that has it: a stored one, or else the first of the list. */
export async function findPromotionCodes(
  db: Kysely<Database>,
  promotions: readonly Promotion[],
): Promise<{ id: number; code: string }[]> {
  if (promotions.length === 0) return [];
  const { rows } = await sql<{ id: number; code: string }>`
    select coalesce(stored.id, min(own.id) over (partition by lower(code))) as id, code
    from unnest(${promotions.map(({ id }) => id)}::bigint[], ${promotions.map(({ name }) => name)}::text[]) as own (id, code)
      left join promotions as stored on stored.name = lower(code)`.execute(db);
  return rows;
}

/** A place in a list of promotions: the rows behind it come next. */
export interface PromotionPlace {
  key: string | number;
  id: number;
}

interface PromotionFilters {
  state: PromotionState | undefined;
  /** Null for all sites. */
  sites: readonly string[] | null;
  /** Without one they are ordered by id. */
  sort: PromotionSort | undefined;
  /** When they are in the state. */
  now: Date;
  after: PromotionPlace | undefined;
  limit: number;
}

/** A promotion with the value that its list is ordered by. */
export interface ListedPromotion extends PromotionRecord {
  key: string | number;
}

const keys: Record<string, RawBuilder<string | number>> = {
  id: sql`id`,
  // Bytes are ordered alike everywhere, and as JavaScript orders them.
  name: sql`left(name, ${sql.lit(sortedLength)}) collate "C"`,
  uses: sql`uses`,
};

/** The rule `promotionState` in SQL. */
const stateAt = (now: Date) => sql<PromotionState>`case
  when (document ->> 'enabled')::boolean is not true then 'ended'
  when (document ->> 'date_expired')::numeric * 1000 < ${now.getTime()}::bigint then 'expired'
  when uses >= usage_limit then 'usedUp' else 'live' end`;

/** A page of promotions, with their uses. */
export async function listPromotionRecords(
  db: Kysely<Database>,
  { state, sites, sort = "id-ascending", now, after, limit }: PromotionFilters,
): Promise<ListedPromotion[]> {
  const [name = "id", direction] = sort.split("-");
  const key = keys[name]!;
  const keyset = { keys: [key, sql`id`], isDescending: direction === "descending" };
  const { rows } = await sql<ListedPromotion>`
    select document, uses, usage_limit as "limit", ${key} as key from promotions
    where ${isAmong(sql`document ->> 'site'`, sites)}
      and ${state === undefined ? sql`true` : sql`${stateAt(now)} = ${state}`}
      and ${after === undefined ? sql`true` : isBehind(keyset, [after.key, after.id])}
    order by ${orderBy(keyset)} limit ${limit}`.execute(db);
  return rows;
}

/** A promotion by its id, or undefined. */
export async function readPromotionRecord(
  db: Kysely<Database>,
  id: number,
): Promise<PromotionRecord | undefined> {
  const { rows } = await sql<PromotionRecord>`
    select document, uses, usage_limit as "limit" from promotions where id = ${id}`.execute(db);
  return rows[0];
}

/** Every promotion, by id. */
export async function readPromotions(db: Kysely<Database>): Promise<Promotion[]> {
  const rows = await db.selectFrom("promotions").select("document").orderBy("id").execute();
  return rows.map(({ document }) => document);
}

export async function deletePromotions(trx: Transaction<Database>, codes: readonly string[]): Promise<void> {
  await sql`
    delete from promotions
    where name in (select lower(code) from unnest(${codes.map(normalizeCode)}::text[]) as code)`.execute(trx);
}
