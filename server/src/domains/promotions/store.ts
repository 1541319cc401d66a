import { normalizeCode } from "@velours/sdk/rules";
import type { PromotionRecord } from "@velours/sdk/shop";
import type { Promotion } from "@velours/sdk/types";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
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
  return (await readByName(db, { name: toPromotionName(code) }))[0];
}

/** The name that a code is stored under. */
export const toPromotionName = (code: string): string => normalizeCode(code).toLowerCase();

/** The promotion of a name. */
export const promotionQuery = (name: string | null): RawBuilder<PromotionRecord> => sql`
  select document, uses, usage_limit as "limit" from promotions where name = ${name}`;

const readByName = prepare(({ name }: { name: string }) => promotionQuery(name));

/** Counts one use, unless the limit is reached: then false. */
export async function usePromotion(trx: Transaction<Database>, code: string): Promise<boolean> {
  return (await promotionUse(toPromotionName(code)).execute(trx)).rows.length > 0;
}

/** Counts one use of the promotion of a name; no row when the limit is reached. */
export const promotionUse = (name: string | null): RawBuilder<{ id: number }> => sql`
  update promotions set uses = uses + 1 where name = ${name} and (usage_limit is null or uses < usage_limit)
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

/** Names of the promotions, in lower case, with their ids. */
export function readPromotionNames(db: Kysely<Database>): Promise<{ id: number; name: string }[]> {
  return db.selectFrom("promotions").select(["id", "name"]).execute();
}

/** Promotions of these sites (null for all) with a higher id, by id, with their uses. */
export async function listPromotionRecords(
  db: Kysely<Database>,
  { sites, after, limit }: { sites: readonly string[] | null; after: number; limit: number },
): Promise<PromotionRecord[]> {
  const rows = await db
    .selectFrom("promotions")
    .select(["document", "uses", "usage_limit as limit"])
    .where("id", ">", after)
    .$if(sites !== null, (query) =>
      query.where(sql<boolean>`document ->> 'site' = any(${[...(sites ?? [])]}::text[])`),
    )
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ document, uses, limit: most }) => ({
    document: document as Promotion,
    uses,
    limit: most,
  }));
}

/** Every promotion, by id. */
export async function readPromotions(db: Kysely<Database>): Promise<Promotion[]> {
  const rows = await db.selectFrom("promotions").select("document").orderBy("id").execute();
  return rows.map(({ document }) => document);
}

export async function deletePromotions(trx: Transaction<Database>, codes: readonly string[]): Promise<void> {
  const names = codes.map(toPromotionName);
  await trx.deleteFrom("promotions").where("name", "in", names).execute();
}
