import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openStore, type Store } from "../store/store.ts";

/** An empty store for a test, and how to be rid of it. */
export interface TestStore {
  store: Store;
  drop: () => Promise<void>;
}

const address = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/test";

/** Whether PostgreSQL answers; with REQUIRE_POSTGRES it must. */
export async function postgresAnswers(): Promise<boolean> {
  if (process.env.REQUIRE_POSTGRES) return true;
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return process.env.TEST_DATABASE_URL !== undefined;
  }
}

export async function openEmbeddedTestStore(): Promise<TestStore> {
  const dataDir = await mkdtemp(join(tmpdir(), "velours-import-"));
  const store = await openStore({ dataDir });
  return {
    store,
    drop: async () => {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database of its own on the server the tests may use. */
export async function openPostgresTestStore(): Promise<TestStore> {
  const name = `velours_import_${process.pid}_${Date.now()}`;
  const administer = async (command: string) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await client.query(command);
    await client.end();
  };
  await administer(`create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  const store = await openStore({ dataDir: "", databaseUrl: url.href });
  return {
    store,
    drop: async () => {
      await store.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}
