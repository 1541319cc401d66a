import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openStore } from "../src/platform/store/store.ts";
import { fillShop } from "../src/testing/fillShop.ts";
import { isPostgresAvailable } from "../src/testing/postgres.ts";
import { createPostgresStore } from "../src/testing/stores.ts";
import { fillStore } from "./fillStore.ts";

describe.skipIf(!(await isPostgresAvailable()))("a store that is to be filled", () => {
  test("must be empty: the DATABASE_URL of a shop changes nothing in it", async () => {
    const { ownOptions, remove } = await createPostgresStore();
    const store = await openStore(ownOptions);
    await fillShop(store);
    const countProducts = async () =>
      (await sql<{ count: number }>`select count(*) as count from products`.execute(store.db)).rows[0]?.count;
    const before = await countProducts();
    await expect(fillStore(ownOptions.databaseUrl ?? "", 1, 1)).rejects.toThrow(/has a shop already/);
    expect(await countProducts()).toBe(before);
    await store.close();
    await remove();
  });
});
