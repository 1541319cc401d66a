import { Kysely, sql } from "kysely";
import { openEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { postgresDialect } from "./postgres.ts";
import type { Database } from "./schema.ts";
import { sessionDialect } from "./sessionDialect.ts";

/** The one thing that keeps anything on the server. */
export interface Store {
  readonly kind: "embedded" | "postgres";
  readonly db: Kysely<Database>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** How many sessions with the database work, wait for work, and how many callers wait for one. */
  sessions(): Record<"busy" | "idle" | "waited_for", number>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** Where the embedded store lives. */
  dataDir: string;
  /** `postgres://…`; when given, the embedded store is not used. */
  databaseUrl?: string | undefined;
  /** Told of connections that break while nobody waits for an answer. */
  onError?: (error: Error) => void;
}

/** Opens the store and brings its tables to the newest form. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dialect, sessions } =
    options.databaseUrl === undefined
      ? sessionDialect(await openEmbedded(options.dataDir))
      : postgresDialect(options.databaseUrl, options.onError ?? (() => {}));
  const db = new Kysely<Database>({ dialect });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    kind: options.databaseUrl === undefined ? "embedded" : "postgres",
    db,
    async ping() {
      await sql`select 1`.execute(db);
    },
    sessions,
    close: () => db.destroy(),
  };
}
