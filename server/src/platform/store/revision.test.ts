import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeOnBothStores } from "../../testing/stores.ts";
import { bumpRevision, isSameRevision, readRevision } from "./revision.ts";
import { openStore } from "./store.ts";
import { inTransaction } from "./transaction.ts";

describeOnBothStores("the catalogue's revision", (createStore) => {
  test("has a new stamp after each change, also by the statement of an older version", async () => {
    const { options, remove } = await createStore();
    const store = await openStore(options);
    const seen = [await readRevision(store.db)];
    await inTransaction(store.db, bumpRevision);
    seen.push(await readRevision(store.db));
    await sql`update revisions set value = value + 1 where name = 'catalogue'`.execute(store.db);
    seen.push(await readRevision(store.db));
    expect(seen.map(({ value }) => value)).toEqual([0, 1, 2]);
    expect(new Set(seen.map(({ stamp }) => stamp)).size).toBe(3);

    // As a store that was restored and changed again.
    await sql`update revisions set value = 2`.execute(store.db);
    const again = await readRevision(store.db);
    expect(again.value).toBe(2);
    expect(seen.some((revision) => isSameRevision(revision, again))).toBe(false);
    await store.close();
    await remove();
  });

  test("keeps its stamp while nothing changes, and in a transaction that is undone", async () => {
    const { options, remove } = await createStore();
    const store = await openStore(options);
    const before = await readRevision(store.db);
    const undone = inTransaction(store.db, async (trx) => {
      await bumpRevision(trx);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await readRevision(store.db)).toEqual(before);
    await store.close();
    await remove();
  });
});
