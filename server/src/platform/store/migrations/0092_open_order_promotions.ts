import { type Kysely, sql } from "kysely";

/**
 * Orders of before that can still be cancelled get the number of the promotion that has their code now, so that its use
 * goes back to it whatever it is called later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update orders o set promotion_id = p.id from promotions p
    where o.to_pack is not false and o.promotion_id is null and p.name = lower(o.document #>> '{promotion,name}')`.execute(
    db,
  );
}
