import type { Kysely, Transaction } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Counts one change of what processes keep in memory: the catalogue, sites, campaigns and shipping rates. The row is
 * locked until the transaction ends, so a reader that sees a number has seen every change up to it; ask for it last
 * among the locks.
 */
export async function bumpRevision(trx: Transaction<Database>): Promise<number> {
  const { value } = await trx
    .updateTable("revisions")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("name", "=", "catalogue")
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}

/** The number of the newest change. */
export async function readRevision(db: Kysely<Database>): Promise<number> {
  const { value } = await db
    .selectFrom("revisions")
    .select("value")
    .where("name", "=", "catalogue")
    .executeTakeFirstOrThrow();
  return value;
}
