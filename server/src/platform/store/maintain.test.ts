import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEmbeddedStoreWith, type TestStore } from "../../testing/stores.ts";
import { maintain, maintainEvery } from "./maintain.ts";
import { openStore, type Store } from "./store.ts";

const changes = 300;

describe("maintain", () => {
  let where: TestStore;
  let store: Store;
  beforeAll(async () => {
    where = await createEmbeddedStoreWith("empty");
    store = await openStore(where.options);
  });
  afterAll(async () => {
    await store.close();
    await where.remove();
  });

  const facts = async () => {
    const { rows } = await sql<{ dead: number; analyzed: boolean; redo: string; size: number }>`
      select n_dead_tup as dead, last_analyze is not null as analyzed,
        (select redo_lsn::text from pg_control_checkpoint()) as redo, pg_relation_size(relid) as size
      from pg_stat_user_tables where relname = 'consumed_nonces'`.execute(store.db);
    return rows[0];
  };
  /** Writes rows and takes them out again. */
  const churn = async () => {
    for (let nth = 0; nth < changes; nth++) {
      await store.db
        .insertInto("consumed_nonces")
        .values({ nonce: `${nth} ${"x".repeat(200)}` })
        .execute();
    }
    await store.db.deleteFrom("consumed_nonces").execute();
  };

  test("takes the room of rows that are gone, knows how many there are, and cuts the log", async () => {
    const before = await facts();
    await churn();
    await maintain(store.db);
    const after = await facts();
    expect(after).toMatchObject({ dead: 0, analyzed: true, size: 0 });
    expect(after?.redo).not.toBe(before?.redo);
  });

  test("what never stops changing takes no more room each time", async () => {
    await churn();
    await churn();
    const { size: later = 0 } = (await facts()) ?? {};
    await maintain(store.db);
    await churn();
    const { size: once = 0 } = (await facts()) ?? {};
    expect(once).toBeLessThan(later);
  });

  test("a stop waits for the maintenance under way, so that the store can be closed after it", async () => {
    const errors: Error[] = [];
    let statements = 0;
    const counted = store.db.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const stop = maintainEvery(counted, 0, (error) => errors.push(error));
    await expect.poll(() => statements, { interval: 1 }).toBeGreaterThan(0);
    await stop();
    const stoppedAt = statements;
    await store.close();
    store = await openStore(where.options);
    expect(errors).toEqual([]);
    expect(statements).toBe(stoppedAt);
  });
});
