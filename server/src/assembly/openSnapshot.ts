import { Catalogue } from "../domains/catalogue/Catalogue.ts";
import { SnapshotFile } from "../domains/catalogue/snapshot/SnapshotFile.ts";
import type { Config } from "../platform/config/config.ts";

/** The catalogue's snapshot, and what was taken from it before the store is open. */
export interface OpenSnapshot {
  snapshot: SnapshotFile;
  prepared: Promise<Catalogue | undefined> | undefined;
}

/**
 * Begins to take the products while the embedded store opens in its own thread. PostgreSQL is open at once, so there the
 * revisions are compared first.
 */
export function openSnapshot({
  dataDir,
  databaseUrl,
}: Pick<Config, "dataDir" | "databaseUrl">): OpenSnapshot {
  const snapshot = new SnapshotFile(dataDir, ({ message }) =>
    console.error(`The catalogue's snapshot was not written, so starts take longer: ${message}`),
  );
  return { snapshot, prepared: databaseUrl === undefined ? Catalogue.prepare(snapshot) : undefined };
}
