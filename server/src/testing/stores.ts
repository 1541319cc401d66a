import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe } from "vitest";
import type { StoreOptions } from "../platform/store/store.ts";
import { createDatabase, isPostgresAvailable } from "./postgres.ts";

/** Where a test's store is, and how to be rid of it. */
export interface TestStore {
  options: StoreOptions;
  /** The same store for programs that want PostgreSQL itself where the tests run behind a pooler. */
  ownOptions: StoreOptions;
  remove(): Promise<void>;
}

const createDirectory = () => mkdtempSync(join(tmpdir(), "velours-test-"));
const removeDirectory = (directory: string) => rmSync(directory, { recursive: true, force: true });

/** A directory of its own for an embedded store. */
export function createEmbeddedStore(): TestStore {
  const dataDir = createDirectory();
  const options = { dataDir };
  return { options, ownOptions: options, remove: async () => removeDirectory(dataDir) };
}

/** `host:port` of a pooler in front of the PostgreSQL of the tests, through which the stores then go. */
const pooler = process.env.TEST_DATABASE_POOLER;

/** Sessions are then shared: nothing is prepared by name, and time limits come from the pooler. */
export const isBehindPooler = pooler !== undefined;

function withHost(databaseUrl: string, host: string): string {
  const address = new URL(databaseUrl);
  address.host = host;
  return address.href;
}

/** A database of its own on the PostgreSQL of the tests, and a directory for what the shop keeps beside it. */
export async function createPostgresStore(): Promise<TestStore> {
  const database = await createDatabase();
  const databaseUrl = pooler === undefined ? database.url : withHost(database.url, pooler);
  const dataDir = createDirectory();
  return {
    options: { dataDir, databaseUrl, preparedStatements: !isBehindPooler },
    ownOptions: { dataDir, databaseUrl: database.url },
    async remove() {
      await database.drop();
      removeDirectory(dataDir);
    },
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
