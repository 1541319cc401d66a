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
  const dataDir = mkdtempSync(join(tmpdir(), "velours-bench-"));
  const removeDirectory = () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === "embedded") return { options: { dataDir }, remove: async () => removeDirectory() };
  const { url, drop } = await createDatabase();
  return {
    options: { dataDir, databaseUrl: url },
    async remove() {
      await drop();
      removeDirectory();
    },
  };
}
