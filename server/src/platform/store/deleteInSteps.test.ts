import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { fixture } from "../../testing/fixture.ts";
import { describeOnStores, openTestStore } from "../../testing/stores.ts";
import { deleteInSteps } from "./deleteInSteps.ts";

describeOnStores("rows that have ended", (createStore) => {
  const store = fixture(async () => openTestStore(await createStore()));
  const ended = { table: "identities", from: sql`seen_at`, before: sql`now() - interval '1 day'` } as const;
  beforeEach(async () => {
    await sql`delete from identities`.execute(store.db);
    await sql`insert into identities (id, seen_at)
      select gen_random_uuid(), now() - interval '2 days' from generate_series(1, 2500)`.execute(store.db);
    await sql`insert into identities (id, seen_at) values (gen_random_uuid(), now())`.execute(store.db);
  });
  const count = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from identities`.execute(store.db)).rows[0]
      ?.count;

  test("are deleted a thousand at a time, and the others stay", async () => {
    const statements: string[] = [];
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    expect(await deleteInSteps(db, ended, { milliseconds: 60_000 })).toBe(2500);
    expect(statements).toHaveLength(3);
    expect(await count()).toBe(1);
  });

  test("wait for the next time when this one is over, and when the process ends", async () => {
    expect(await deleteInSteps(store.db, ended, { milliseconds: 0 })).toBe(0);
    expect(await deleteInSteps(store.db, ended, { signal: AbortSignal.abort() })).toBe(0);
    expect(await count()).toBe(2501);
  });

  test("are only those that are looked for", async () => {
    expect(await deleteInSteps(store.db, { ...ended, only: sql<boolean>`id is null` })).toBe(0);
  });
});
