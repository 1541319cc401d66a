import type { PromotionRecord } from "@velours/sdk/shop";
import type { Promotion } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../platform/store/schema.ts";
import { countRows, type UpsertCounts } from "../../platform/store/upsertCounts.ts";

/** Puts promotions into the store by id, with their use limit; the counted uses stay. */
export async function upsertPromotions(
  trx: Transaction<Database>,
  promotions: readonly Promotion[],
): Promise<UpsertCounts> {
  const { rows } = await sql<{ inserted: boolean }>`
    insert into promotions as p (id, name, document, usage_limit)
    select (d->>'id')::bigint, lower(d->>'name'), d, (d->>'usage_limit')::integer
    from jsonb_array_elements(${JSON.stringify(promotions)}::text::jsonb) as d
    on conflict (id) do update set name = excluded.name, document = excluded.document,
      usage_limit = excluded.usage_limit
    where p.document is distinct from excluded.document
    returning (xmax = 0) as inserted`.execute(trx);
  return countRows(rows, promotions.length);
}

/** The promotion of a code, in any letter case, or undefined. */
export async function readPromotion(
  db: Kysely<Database>,
  code: string,
): Promise<PromotionRecord | undefined> {
  const row = await db
    .selectFrom("promotions")
    .select(["document", "uses", "usage_limit"])
    .where("name", "=", code.trim().toLowerCase())
    .executeTakeFirst();
  return row && { document: row.document as Promotion, uses: row.uses, limit: row.usage_limit };
}

/** Counts one use, unless the limit is reached: then false. */
export async function usePromotion(trx: Transaction<Database>, code: string): Promise<boolean> {
  const updated = await trx
    .updateTable("promotions")
    .set((eb) => ({ uses: eb("uses", "+", 1) }))
    .where("name", "=", code.trim().toLowerCase())
    .where((eb) => eb.or([eb("usage_limit", "is", null), eb("uses", "<", eb.ref("usage_limit"))]))
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

/** Takes back one counted use: its order was cancelled. */
export async function returnPromotion(trx: Transaction<Database>, code: string): Promise<void> {
  await trx
    .updateTable("promotions")
    .set((eb) => ({ uses: eb("uses", "-", 1) }))
    .where("name", "=", code.trim().toLowerCase())
    .where("uses", ">", 0)
    .execute();
}

/** Names of the promotions, in lower case, with their ids. */
export function readPromotionNames(db: Kysely<Database>): Promise<{ id: number; name: string }[]> {
  return db.selectFrom("promotions").select(["id", "name"]).execute();
}

/** Every promotion, by id. */
export async function readPromotions(db: Kysely<Database>): Promise<Promotion[]> {
  const rows = await db.selectFrom("promotions").select("document").orderBy("id").execute();
  return rows.map(({ document }) => document as unknown as Promotion);
}

export async function deletePromotions(trx: Transaction<Database>, codes: readonly string[]): Promise<void> {
  const names = codes.map((code) => code.toLowerCase());
  await trx.deleteFrom("promotions").where("name", "in", names).execute();
}
