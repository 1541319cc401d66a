import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe } from "vitest";
import type { StoreOptions } from "../platform/store/store.ts";
import { createDatabase, isPostgresAvailable } from "./postgres.ts";

/** Where a test's store is, and how to be rid of it. */
export interface TestStore {
  options: StoreOptions;
  remove(): Promise<void>;
}

/** A directory of its own for an embedded store. */
export function createEmbeddedStore(): TestStore {
  const dataDir = mkdtempSync(join(tmpdir(), "velours-test-"));
  return {
    options: { dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** `host:port` of a pooler in front of the PostgreSQL of the tests, through which the stores then go. */
const pooler = process.env.TEST_DATABASE_POOLER;

function withHost(databaseUrl: string, host: string): string {
  const address = new URL(databaseUrl);
  address.host = host;
  return address.href;
}

/** A database of its own on the PostgreSQL of the tests. */
export async function createPostgresStore(): Promise<TestStore> {
  const database = await createDatabase();
  const databaseUrl = pooler === undefined ? database.url : withHost(database.url, pooler);
  return {
    options: { dataDir: "", databaseUrl, preparedStatements: pooler === undefined },
    remove: () => database.drop(),
  };
}

const postgres = await isPostgresAvailable();

/** Runs the same tests on the embedded store and, when one answers, on PostgreSQL. */
export function describeOnStores(
  name: string,
  tests: (createStore: () => Promise<TestStore>, kind: "embedded" | "postgres") => void,
): void {
  describe(`${name}, embedded`, () => tests(async () => createEmbeddedStore(), "embedded"));
  describe.skipIf(!postgres)(`${name}, PostgreSQL`, () => tests(createPostgresStore, "postgres"));
}
