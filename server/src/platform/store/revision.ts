import type { Kysely, Transaction } from "kysely";
import type { Database } from "./schema.ts";

/** A version of a store's content: a restored store counts the same numbers again, with other stamps. */
export interface Revision {
  /** The number of the newest change. */
  value: number;
  /** A UUID that each change replaces. */
  stamp: string;
}

/**
 * Counts one change of what processes keep in memory: the catalogue, sites, campaigns, shipping and tax rates. The row is
 * locked until the transaction ends, so a reader that sees a number has seen every change up to it; ask for it last
 * among the locks. The table's trigger gives it a new stamp.
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

/** The newest change. */
export function readRevision(db: Kysely<Database>): Promise<Revision> {
  return db
    .selectFrom("revisions")
    .select(["value", "stamp"])
    .where("name", "=", "catalogue")
    .executeTakeFirstOrThrow();
}

export const isSameRevision = (first: Revision, second: Revision): boolean =>
  first.value === second.value && first.stamp === second.stamp;
