import type { ColumnType, Generated, Kysely, Transaction as KyselyTransaction } from "kysely";

/** JSON stored as `jsonb`: read parsed, written through `json()`. */
export type Json<T> = ColumnType<T, string, string>;
/** `timestamptz`: read as ISO text, written as ISO text or left to the database's clock. */
export type Timestamp = ColumnType<string, string | undefined, string>;
export type NullableTimestamp = ColumnType<string | null, string | null | undefined, string | null>;
/** `timestamptz` that no default fills in. */
export type RequiredTimestamp = ColumnType<string, string, string>;

/** Counts the changes of something; `stamp` is written by a trigger. */
interface RevisionTable {
  name: string;
  value: number;
  stamp: Generated<string>;
}

/**
 * Every table; the migrations make them. The domain or part whose table it is declares it in its `schema.ts`, with
 * `declare module`.
 */
export interface Database {
  revisions: RevisionTable;
}

/** The store to read from and write to, or an open transaction. Only store files call its methods. */
export type Db = Kysely<Database>;

/** An open transaction. */
export type Transaction = KyselyTransaction<Database>;
