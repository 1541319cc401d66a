import { existsSync } from "node:fs";
import { join } from "node:path";
import { type KyselyPlugin, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "../../../platform/store/schema.ts";
import { openStore, type Store } from "../../../platform/store/store.ts";
import { inTransaction } from "../../../platform/store/transaction.ts";
import { ids, products } from "../../../testing/shopData.ts";
import { describeOnStores, type TestStore } from "../../../testing/stores.ts";
import { Catalogue } from "../Catalogue.ts";
import { setEnabled, setStockLevel } from "../store/productRows.ts";
import { upsertProducts } from "../store/products.ts";
import { markChanged } from "../store/takeStock.ts";
import { SnapshotFile } from "./SnapshotFile.ts";

const view = { currency: "USD", language: "en" } as const;
const { product: halo, violet } = ids.halo;
const seldom = 1_000_000;

describeOnStores("a catalogue with a snapshot", (createStore) => {
  let testStore: TestStore;
  let store: Store;
  beforeEach(async () => {
    testStore = await createStore("filled");
    store = await openStore(testStore.options);
  });
  afterEach(async () => {
    await store.close();
    await testStore.remove();
  });

  /** Loads the catalogue, and answers how often products were read for it. */
  async function load({
    db = store.db,
    onChange,
    prepared,
  }: {
    db?: Db;
    onChange?: () => Promise<void>;
    prepared?: Promise<Catalogue | undefined>;
  } = {}) {
    let reads = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        if (JSON.stringify(node).includes("from products p where p.revision >")) reads++;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const catalogue = await Catalogue.load(
      { db: db.withPlugin(counting), standby: undefined },
      { snapshot: new SnapshotFile(testStore.options.dataDir), prepared, ...(onChange && { onChange }) },
    );
    return { catalogue, reads: () => reads };
  }
  /** Lets a catalogue run and stop, which writes its snapshot. */
  async function run(catalogue: Catalogue): Promise<void> {
    catalogue.follow(seldom, () => {});
    await catalogue.stop();
  }
  const save = async () => run((await load()).catalogue);
  const title = (catalogue: Catalogue) => catalogue.product(halo, view)?.title;
  const rename = (name: string) =>
    inTransaction(store.db, (trx) => upsertProducts(trx, [{ ...products[0]!, title: name }]));
  const hasSnapshot = () => existsSync(join(testStore.options.dataDir, "catalogue.snapshot"));
  const restore = (name: string, step: number) =>
    inTransaction(store.db, async (trx) => {
      await sql`update products set document = jsonb_set(document, '{title}', ${JSON.stringify(name)}::text::jsonb)
        where id = ${halo}`.execute(trx);
      await sql`update revisions set value = value + ${step}`.execute(trx);
    });

  test("reads no products while they are as they were, and has the same", async () => {
    const first = await load();
    expect(first.reads()).toBeGreaterThan(0);
    await run(first.catalogue);
    const second = await load();
    expect(second.reads()).toBe(0);
    expect(second.catalogue.revision).toBe(first.catalogue.revision);
    expect(second.catalogue.collections()).toEqual(first.catalogue.collections());
    expect(second.catalogue.hasWords).toBe(false);
    for (const record of first.catalogue.allRecords()) {
      const { document, stock, created_at, stars } = second.catalogue.stored(record.id)!;
      expect({ document, stock, created_at, stars }).toEqual({
        document: record.document,
        stock: record.stock,
        created_at: record.created_at,
        stars: record.stars,
      });
    }
  });

  test.each<[string, () => Promise<unknown>, (catalogue: Catalogue) => unknown, unknown]>([
    ["changed", () => rename("Halo II"), title, "Halo II"],
    [
      "taken off sale",
      () => inTransaction(store.db, (trx) => setEnabled(trx, [halo], false)),
      title,
      undefined,
    ],
    [
      "sold out",
      () =>
        inTransaction(store.db, async (trx) => {
          await setStockLevel(trx, violet, "none");
          await markChanged(trx, new Set([halo]));
        }),
      (catalogue) => {
        const rows = catalogue.product(halo, view)?.inventories.filter((row) => row.variant_id === violet);
        return new Set(rows?.map(({ level }) => level));
      },
      new Set(["none"]),
    ],
  ])(
    "has a product that was %s since, after a start and while it runs",
    async (_, change, look, expected) => {
      await save();
      const running = await load();
      expect(running.reads()).toBe(0);
      expect(look(running.catalogue)).not.toEqual(expected);
      await change();
      await running.catalogue.refresh();
      expect(look(running.catalogue)).toEqual(expected);
      const started = await load();
      expect(started.reads()).toBeGreaterThan(0);
      expect(look(started.catalogue)).toEqual(expected);
    },
  );

  test("that was taken before the store was open counts only when the store has the same", async () => {
    await save();
    const prepare = () => Catalogue.prepare(new SnapshotFile(testStore.options.dataDir));
    const same = await load({ prepared: prepare() });
    expect(same.reads()).toBe(0);
    expect(title(same.catalogue)).toBe("Halo");
    expect(same.catalogue.collections().length).toBeGreaterThan(0);
    const prepared = prepare();
    await prepared;
    await rename("Halo II");
    const changed = await load({ prepared });
    expect(title(changed.catalogue)).toBe("Halo II");
    expect(changed.catalogue).not.toBe(await prepared);
  });

  test("writes at its stop what changed while it ran", async () => {
    await save();
    const running = await load();
    running.catalogue.follow(seldom, () => {});
    await rename("Halo II");
    await running.catalogue.stop();
    const started = await load();
    expect(started.reads()).toBe(0);
    expect(title(started.catalogue)).toBe("Halo II");
  });

  test("does not take the products of a store that was restored and changed to the same number", async () => {
    await save();
    await restore("Restored", 0);
    const started = await load();
    expect(title(started.catalogue)).toBe("Restored");
  });

  test("does not take another store's products", async () => {
    await rename("Other");
    await save();
    const other = await createStore("filled");
    const otherStore = await openStore(other.options);
    await sql`update revisions set value = (${(await load()).catalogue.revision})`.execute(otherStore.db);
    const started = await load({ db: otherStore.db });
    expect(started.reads()).toBeGreaterThan(0);
    expect(title(started.catalogue)).toBe("Halo");
    await otherStore.close();
    await other.remove();
  });

  test("is not written when the store was restored under it", async () => {
    const { catalogue } = await load();
    await restore("Restored", -1);
    await run(catalogue);
    expect(hasSnapshot()).toBe(false);
  });

  test("is not written when the store may have been replaced while it did not answer", async () => {
    let isAway = false;
    const away: KyselyPlugin = {
      transformQuery({ node }) {
        if (isAway) throw new Error("away");
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { catalogue } = await load({ db: store.db.withPlugin(away) });
    isAway = true;
    await expect(catalogue.refresh()).rejects.toThrow("away");
    isAway = false;
    await rename("Halo II");
    await catalogue.refresh();
    await run(catalogue);
    expect(hasSnapshot()).toBe(false);
    // The same store with nothing new is the one it was.
    const next = await load({ db: store.db.withPlugin(away) });
    isAway = true;
    await expect(next.catalogue.refresh()).rejects.toThrow("away");
    isAway = false;
    await next.catalogue.refresh();
    await run(next.catalogue);
    expect(hasSnapshot()).toBe(true);
  });

  test("is not written while changes come in between its reads", async () => {
    let nth = 0;
    const { catalogue } = await load({ onChange: () => rename(`Halo ${nth++}`).then(() => {}) });
    await run(catalogue);
    expect(hasSnapshot()).toBe(false);
  });

  test("is written soon after the words of a start that read the store are indexed, with them", async () => {
    const { catalogue } = await load();
    catalogue.follow(5, () => {});
    await catalogue.prepareSearch();
    await expect.poll(hasSnapshot).toBe(true);
    await catalogue.stop();
    const started = await load();
    expect(started.reads()).toBe(0);
    expect(started.catalogue.hasWords).toBe(true);
    const find = (index: Catalogue) => {
      const { best, places } = index.search("halo", undefined, "USD");
      return best(places, 10);
    };
    expect(find(started.catalogue)).not.toEqual([]);
    expect(find(started.catalogue)).toEqual(find(catalogue));
  });

  test("without words is written again once they are indexed", async () => {
    await save();
    const { catalogue } = await load();
    expect(catalogue.hasWords).toBe(false);
    await catalogue.prepareSearch();
    await run(catalogue);
    expect((await load()).catalogue.hasWords).toBe(true);
  });

  test("has no products, and the collections, when the store has no products", async () => {
    await sql`truncate products, variants, stock, stock_entries, collection_products`.execute(store.db);
    await save();
    const started = await load();
    expect(started.reads()).toBe(0);
    expect(started.catalogue.allRecords()).toEqual([]);
    expect(started.catalogue.collections().length).toBeGreaterThan(0);
  });
});
