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
import { join } from "node:path";
import { openStore } from "../platform/store/store.ts";
import { copyDatabase, hasTables } from "./postgres.ts";

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

/** A closed embedded store with the newest tables and no rows. Creating one takes five seconds of CPU, a copy a tenth of one. */
async function prepareTemplate(): Promise<string> {
  const template = join(cache, fingerprint());
  if (existsSync(template)) return template;
  const draft = join(cache, `draft-${randomUUID()}`);
  mkdirSync(draft, { recursive: true });
  const store = await openStore({ dataDir: draft });
  await store.close();
  try {
    renameSync(draft, template);
  } catch (error) {
    // Another worker was faster; its template is the same.
    if (!existsSync(template)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  return template;
}

let template: Promise<string> | undefined;

/** Puts a migrated, empty store into a directory that holds none yet. */
export async function copyTemplate(dataDir: string): Promise<void> {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) return;
  template ??= prepareTemplate();
  cpSync(await template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** The same for a database of PostgreSQL. */
export async function copyDatabaseTemplate(databaseUrl: string): Promise<void> {
  if (await hasTables(databaseUrl)) return;
  await copyDatabase(`velours_template_${fingerprint()}`, databaseUrl, async (draftUrl) => {
    const store = await openStore({ dataDir: "", databaseUrl: draftUrl });
    await store.close();
  });
}
