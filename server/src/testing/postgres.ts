import { randomBytes } from "node:crypto";
import pg from "pg";

/** Of the PostgreSQL of the tests. */
export const databaseUrl = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/test";

async function withClient<T>(work: (client: pg.Client) => Promise<T>, address = databaseUrl): Promise<T> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

let available: Promise<boolean> | undefined;

/** True when a PostgreSQL answers; when it must (REQUIRE_POSTGRES=1) and does not, this throws. */
export function isPostgresAvailable(): Promise<boolean> {
  available ??= withClient(async () => true).catch((cause: Error) => {
    if (process.env.REQUIRE_POSTGRES === "1") {
      throw new Error(`REQUIRE_POSTGRES is 1, but no PostgreSQL answers at ${databaseUrl}`, { cause });
    }
    console.log("skipped: no PostgreSQL");
    return false;
  });
  return available;
}

/** Call `drop` when done. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of its own for one test file, empty or a copy of another. */
export async function createDatabase(template = "template1"): Promise<TestDatabase> {
  const name = `velours_test_${randomBytes(6).toString("hex")}`;
  await withClient(async (client) => {
    await client.query(`create database ${name} template ${template}`);
    // No test cuts the power of this server, and waiting for its disk is most of what a commit takes.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  return {
    url: getDatabaseUrl(name),
    drop: () => withClient(async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

export function getDatabaseUrl(database: string): string {
  const address = new URL(databaseUrl);
  address.pathname = `/${database}`;
  return address.href;
}

/** Makes a database once that others are copies of; answers its name. */
export async function prepareTemplate(
  template: string,
  prepare: (url: string) => Promise<void>,
): Promise<string> {
  await withClient(async (client) => {
    const exists = async () =>
      (await client.query("select 1 from pg_database where datname = $1", [template])).rows.length > 0;
    if (await exists()) return;
    // Of the workers that start at once only one prepares it.
    await client.query("select pg_advisory_lock(hashtext($1))", [template]);
    if (!(await exists())) {
      const draft = await createDatabase();
      await prepare(draft.url);
      await client.query(`alter database ${new URL(draft.url).pathname.slice(1)} rename to ${template}`);
    }
    await client.query("select pg_advisory_unlock(hashtext($1))", [template]);
  });
  return template;
}

const dayMilliseconds = 86_400_000;

/** A template's name in a run, whose id begins with when it started. */
export const getTemplateName = (run: string, kind: string): string => `velours_template_${run}_${kind}`;

/** Drops what a run copied its databases from, and what runs left that were killed more than a day ago. */
export async function dropTemplates(run: string): Promise<void> {
  if (!(await isPostgresAvailable())) return;
  await withClient(async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'velours\\_template\\_%'",
    );
    for (const { datname } of rows) {
      const [, , of = ""] = datname.split("_");
      const started = Number.parseInt(of.slice(0, 8), 36);
      if (of === run || Date.now() - started > dayMilliseconds)
        await client.query(`drop database if exists ${datname} with (force)`);
    }
  });
}
