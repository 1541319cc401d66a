import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readRevision } from "../../platform/store/revision.ts";
import { openStore } from "../../platform/store/store.ts";
import { products } from "../../testing/shopData.ts";
import { createEmbeddedStoreWith, type TestStore } from "../../testing/stores.ts";
import { SnapshotFile } from "../catalogue/snapshot/SnapshotFile.ts";
import { doImport } from "./importCommand.ts";

let testStore: TestStore;
let dataDir: string;
beforeEach(async () => {
  testStore = await createEmbeddedStoreWith("empty");
  dataDir = testStore.options.dataDir;
});
afterEach(() => testStore.remove());

async function importTitled(title: string): Promise<string> {
  const file = join(dataDir, "shop.json");
  writeFileSync(file, JSON.stringify({ products: products.map((product) => ({ ...product, title })) }));
  return doImport({ dataDir, databaseUrl: undefined, preparedStatements: true }, [file, "--link-pictures"]);
}

/** Text that the next start would take from the snapshot; undefined when it would read the store. */
async function readSnapshot(): Promise<string | undefined> {
  const store = await openStore({ dataDir });
  const revision = await readRevision(store.db);
  await store.close();
  const content = await new SnapshotFile(dataDir).read(revision);
  expect(content?.words.length).not.toBe(0);
  return content?.parts
    .flat()
    .map((record) => JSON.stringify(record.document))
    .join("\n");
}

test("an import into the embedded store leaves the next start its snapshot, and the next import another", async () => {
  await importTitled("Nebula");
  expect(await readSnapshot()).toContain("Nebula");
  await importTitled("Comet");
  expect(await readSnapshot()).toContain("Comet");
});

test("an import succeeds where no snapshot can be written", async () => {
  mkdirSync(join(dataDir, "catalogue.snapshot", "in-the-way"), { recursive: true });
  expect(await importTitled("Nebula")).toContain(`products: ${products.length} created`);
  expect(await readSnapshot()).toBeUndefined();
});
