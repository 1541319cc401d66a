import { createHash, randomUUID } from "node:crypto";
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { importDemo } from "../domains/import/importDemo.ts";
import { openStore, type Store, type StoreOptions } from "../platform/store/store.ts";
import { fillShop } from "./fillShop.ts";
import { createDatabase, getTemplateName, prepareTemplate, type TestDatabase } from "./postgres.ts";

const storeFolder = join(import.meta.dirname, "../platform/store");
const cache = join(import.meta.dirname, "../../../node_modules/.cache/velours-store");

/** Changes with everything that decides what a new, empty store looks like on disk. */
function fingerprint(): string {
  const hash = createHash("sha256");
  hash.update(readFileSync(createRequire(import.meta.url).resolve("@electric-sql/pglite/nodefs")));
  for (const name of ["dataDirectory.ts", "embedded.ts", "embeddedWorker.ts", "migrate.ts"])
    hash.update(readFileSync(join(storeFolder, name)));
  const migrations = join(storeFolder, "migrations");
  for (const name of readdirSync(migrations).sort()) hash.update(readFileSync(join(migrations, name)));
  return hash.digest("hex").slice(0, 16);
}

/**
 * Contents of a template: the newest tables without rows, with the small shop of the tests, or with the demo.
 */
export type TemplateKind = "empty" | "filled" | "demo";

const fills: Record<TemplateKind, (store: Store) => Promise<unknown>> = {
  empty: async () => {},
  filled: fillShop,
  demo: importDemo,
};

async function fill(options: StoreOptions, kind: TemplateKind): Promise<void> {
  const store = await openStore(options);
  await fills[kind](store);
  await store.close();
}

/** Makes a folder once; of the workers that begin at the same time, the first to end makes it for all. */
async function makeOnce(folder: string, fill: (draft: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder;
  const draft = `${folder}-${randomUUID()}`;
  mkdirSync(draft, { recursive: true });
  await fill(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

/**
 * Creating a store takes five seconds of CPU, so an empty one is kept between runs. The code that fills a store is spread over the
 * domains, so filled ones are kept for this run only.
 */
function prepareDirectory(kind: TemplateKind): Promise<string> {
  if (kind === "empty") return makeOnce(join(cache, fingerprint()), (dataDir) => fill({ dataDir }, "empty"));
  return makeOnce(join(tmpdir(), `velours-${kind}-${inject("run")}`), async (dataDir) => {
    cpSync(await prepareDirectory("empty"), dataDir, { recursive: true });
    await fill({ dataDir }, kind);
  });
}

const directories: Partial<Record<TemplateKind, Promise<string>>> = {};

/** Puts a store into a directory that holds none yet; answers whether it did. */
export async function copyTemplate(dataDir: string, kind: TemplateKind = "empty"): Promise<boolean> {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) return false;
  directories[kind] ??= prepareDirectory(kind);
  cpSync(await directories[kind], dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return true;
}

const databases: Partial<Record<TemplateKind, Promise<string>>> = {};

/** A database of PostgreSQL of its own, a copy of a template. */
export async function copyDatabaseTemplate(kind: TemplateKind): Promise<TestDatabase> {
  databases[kind] ??= prepareTemplate(getTemplateName(inject("run"), kind), (databaseUrl) =>
    fill({ dataDir: "", databaseUrl }, kind),
  );
  return createDatabase(await databases[kind]);
}
