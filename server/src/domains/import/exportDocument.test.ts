import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type Store } from "../../platform/store/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { describeOnStores, type TestStore } from "../../testing/stores.ts";
import { exportDocument } from "./exportDocument.ts";
import { importDemo } from "./importDemo.ts";
import { kinds } from "./kinds.ts";
import { readSource } from "./readSource.ts";
import { report } from "./report.ts";
import { planImport, runImport } from "./runImport.ts";

describeOnStores("an export", (open) => {
  const stores: { test: TestStore; store: Store }[] = [];
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "velours-export-"));
    for (let index = 0; index < 2; index++) {
      const testStore = await open();
      stores.push({ test: testStore, store: await openStore(testStore.options) });
    }
  });
  afterAll(async () => {
    for (const each of stores) {
      await each.store.close();
      await each.test.remove();
    }
    await rm(folder, { recursive: true, force: true });
  });

  const write = ({ store }: { store: Store }): Promise<string> =>
    inTransaction(store.db, async (trx) => {
      let text = "";
      for await (const piece of exportDocument(trx)) text += piece;
      return text;
    });

  test("has everything, imports into an empty store, and comes out as the same bytes", async () => {
    const [first, second] = stores as [(typeof stores)[0], (typeof stores)[0]];
    expect(await write(first)).toBe("{}\n");
    await importDemo(first.store);
    // As after a sale, which an export has, too.
    await first.store.db.updateTable("stock").set({ quantity: 1 }).where("quantity", ">", 1).execute();
    const text = await write(first);
    expect(Object.keys(JSON.parse(text))).toEqual(
      kinds.map(({ name }) => name).filter((name) => name !== "taxRates"),
    );
    const path = join(folder, "shop.json");
    await writeFile(path, text);
    const source = await readSource(path);
    const { plan } = await planImport(first.store, source, {
      skipBad: false,
      allowFree: true,
      sources: ["boutique"],
      stock: "set",
    });
    expect(plan!.rows).toEqual([]);
    const imported = await runImport(second.store, await readSource(path), {
      skipBad: false,
      allowFree: true,
      sources: ["boutique"],
    });
    expect(report(imported)).not.toMatch(/Bad rows|left out|Added/);
    expect((await write(second)) === text).toBe(true);
    const again = await runImport(second.store, await readSource(path), {
      skipBad: false,
      allowFree: true,
      sources: ["boutique"],
    });
    expect(report(again)).toContain("Nothing was changed");
  });
});
