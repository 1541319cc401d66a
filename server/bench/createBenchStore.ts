import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoreOptions } from "../src/platform/store/store.ts";
import { createDatabase } from "../src/testing/postgres.ts";
import type { StoreKind } from "./jobs.ts";

/** A store of its own for one thread of the bench, and how to be rid of it. */
export async function createBenchStore(
  kind: StoreKind,
): Promise<{ options: StoreOptions; remove(): Promise<void> }> {
  if (kind === "postgres") {
    const { url, drop } = await createDatabase();
    return { options: { dataDir: "", databaseUrl: url }, remove: drop };
  }
  const dataDir = mkdtempSync(join(tmpdir(), "velours-bench-"));
  return { options: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}
