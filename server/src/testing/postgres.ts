import { randomBytes } from "node:crypto";
import pg from "pg";

const url = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/test";

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

let answer: Promise<boolean> | undefined;

/** Whether a PostgreSQL answers; when it must (REQUIRE_POSTGRES=1) and does not, this throws. */
export function postgresAnswers(): Promise<boolean> {
  answer ??= onServer(async () => true).catch((cause: Error) => {
    if (process.env.REQUIRE_POSTGRES === "1") {
      throw new Error(`REQUIRE_POSTGRES is 1, but no PostgreSQL answers at ${url}`, { cause });
    }
    console.log("skipped: no PostgreSQL");
    return false;
  });
  return answer;
}

/** An empty database of its own for one test file; call `drop` when done. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `velours_test_${randomBytes(6).toString("hex")}`;
  await onServer((client) => client.query(`create database ${name}`));
  const address = new URL(url);
  address.pathname = `/${name}`;
  return {
    url: address.href,
    drop: () => onServer(async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}
