import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe } from "vitest";
import { openStore, type Store, type StoreOptions } from "../platform/store/store.ts";
import { createDatabase, isPostgresAvailable } from "./postgres.ts";
import { copyDatabaseTemplate, copyTemplate, type TemplateKind } from "./storeTemplate.ts";

/** Where a test's store is, and how to be rid of it. */
export interface TestStore {
  options: StoreOptions;
  /** The same store for programs that want PostgreSQL itself where the tests run behind a pooler. */
  ownOptions: StoreOptions;
  /** It was made with the small shop in it. */
  isFilled?: boolean;
  remove(): Promise<void>;
}

/** Opens a store that is removed when it is closed. */
export async function openTestStore({ options, remove }: TestStore): Promise<Store> {
  const store = await openStore(options);
  return {
    ...store,
    async close() {
      await store.close();
      await remove();
    },
  };
}

const createDirectory = () => mkdtempSync(join(tmpdir(), "velours-test-"));
const removeDirectory = (directory: string) => rmSync(directory, { recursive: true, force: true });

/** A directory of its own for an embedded store, which is made there when it is opened first. */
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

/** Contents of a new store: nothing, not even tables, or a template's. */
type StoreContent = "nothing" | TemplateKind;

/** A directory of its own for an embedded store, with such a store in it. */
export async function createEmbeddedStoreWith(content: StoreContent = "empty"): Promise<TestStore> {
  const store = createEmbeddedStore();
  if (content !== "nothing") await copyTemplate(store.options.dataDir, content);
  return { ...store, isFilled: content === "filled" };
}

/** A database of its own on the PostgreSQL of the tests, and a directory for what the shop keeps beside it. */
export async function createPostgresStore(content: StoreContent = "empty"): Promise<TestStore> {
  const database = content === "nothing" ? await createDatabase() : await copyDatabaseTemplate(content);
  const databaseUrl = pooler === undefined ? database.url : withHost(database.url, pooler);
  const dataDir = createDirectory();
  return {
    options: { dataDir, databaseUrl, preparedStatements: !isBehindPooler },
    ownOptions: { dataDir, databaseUrl: database.url },
    isFilled: content === "filled",
    async remove() {
      await database.drop();
      removeDirectory(dataDir);
    },
  };
}

const postgres = await isPostgresAvailable();

type CreateStore = (content?: StoreContent) => Promise<TestStore>;
type StoreTests = (createStore: CreateStore, kind: "embedded" | "postgres") => void;

const describeEmbedded = (name: string, tests: StoreTests): void => {
  describe(`${name}, embedded`, () => tests(createEmbeddedStoreWith, "embedded"));
};
const describePostgres = (name: string, tests: StoreTests): void => {
  describe.skipIf(!postgres)(`${name}, PostgreSQL`, () => tests(createPostgresStore, "postgres"));
};

/** For tests that need one store: PostgreSQL when one answers, and otherwise the embedded one. */
export const createStore: CreateStore = postgres ? createPostgresStore : createEmbeddedStoreWith;

/**
 * Runs the same tests on the embedded store and, when one answers, on PostgreSQL: for tests of SQL, of locks, of what
 * survives a crash and of what the stores have to have in common.
 */
export function describeOnBothStores(name: string, tests: StoreTests): void {
  describeEmbedded(name, tests);
  describePostgres(name, tests);
}

/**
 * Runs tests on one store: on PostgreSQL when one answers, where a test takes less CPU, and otherwise on the embedded
 * one. With EVERY_STORE=1 on both.
 */
export function describeOnStores(name: string, tests: StoreTests): void {
  if (process.env.EVERY_STORE === "1") describeOnBothStores(name, tests);
  else if (postgres) describePostgres(name, tests);
  else describeEmbedded(name, tests);
}
