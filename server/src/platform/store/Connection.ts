import type { Dialect } from "kysely";

/** How many sessions with the database work, wait for work, and how many callers wait for one. */
export type SessionCounts = Record<"busy" | "idle" | "waited_for", number>;

/** Copies the embedded store's database into a folder, in its state between two transactions. */
export type CopyStore = (directory: string) => Promise<void>;

/** How the store reaches its database. */
export interface Connection {
  dialect: Dialect;
  sessions(): SessionCounts;
  /** Undefined on PostgreSQL. */
  copyTo: CopyStore | undefined;
}
