import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { fixture } from "../../testing/fixture.ts";
import { describeOnBothStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { json } from "./json.ts";
import { prepareRead } from "./prepareRead.ts";
import { refusable, refuseWritesIf } from "./refusable.ts";
import { togetherWithoutRows } from "./sendTogether.ts";
import { inTransaction } from "./transaction.ts";

interface Values {
  word: string | null;
  count: number;
  ids: readonly number[];
}

const read = prepareRead({ word: "text", count: "bigint", ids: "jsonb" }, ({ word, count, ids }: Values) => {
  const listed = sql`select value::bigint as id from jsonb_array_elements_text(${json(ids)}) as value`;
  return sql<{ word: string | null; bigger: number; known: number[] }>`
    with listed as (${listed})
    select ${word}::text as word, ${count}::bigint + 1 as bigger,
      (select coalesce(jsonb_agg(id order by id), '[]') from listed where id > 1) as known
    where ${count} <> 13`;
});

const fifty = Array.from({ length: 50 }, (_, nth) => ({
  word: nth % 3 === 0 ? null : `it's "${nth}" \\ ü`,
  count: nth,
  ids: Array.from({ length: nth % 4 }, (_, id) => id),
}));

describeOnBothStores("statements together", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  const db = () => shop.services.store.db;

  test("reads of fifty callers at once get the rows they get alone, from three statements", async () => {
    const alone = [];
    for (const values of fifty) alone.push(await read(db(), values));
    expect(alone[13]).toBeUndefined();
    expect(alone[7]).toEqual({ word: `it's "7" \\ ü`, bigger: 8, known: [2] });
    const send = vi.spyOn(db(), "executeQuery");
    expect(await Promise.all(fifty.map((values) => read(db(), values)))).toEqual(alone);
    expect(send).toHaveBeenCalledTimes(3);
    send.mockRestore();
  });

  test("a transaction reads what it has written, and nobody else does", async () => {
    const readNonce = prepareRead(
      { nonce: "text" },
      ({ nonce }: { nonce: string }) =>
        sql<{ count: number }>`select count(*)::integer as count from consumed_nonces where nonce = ${nonce}`,
    );
    await inTransaction(db(), async (trx) => {
      await trx.insertInto("consumed_nonces").values({ nonce: "mine" }).execute();
      const seen = await Promise.all([readNonce(trx, { nonce: "mine" }), readNonce(trx, { nonce: "other" })]);
      expect(seen).toEqual([{ count: 1 }, { count: 0 }]);
    });
    expect(await readNonce(db(), { nonce: "mine" })).toEqual({ count: 1 });
  });

  test("writes whose rows nobody reads are all done, or none when one of them refuses", async () => {
    const write = (nonces: string[], reason: string | null) =>
      refusable(() =>
        togetherWithoutRows({
          ...Object.fromEntries(
            nonces.map((nonce) => [
              `insert ${nonce}`,
              sql`insert into consumed_nonces (nonce) values (${nonce}) returning nonce`,
            ]),
          ),
          refused: refuseWritesIf(sql`${reason}::text`),
        }).execute(db()),
      );
    const count = () =>
      db().selectFrom("consumed_nonces").selectAll().where("nonce", "like", "together%").execute();
    expect(await write(["together 1", "together 2"], "stockChanged")).toEqual({ refused: "stockChanged" });
    expect(await count()).toHaveLength(0);
    await write(["together 1", "together 2"], null);
    expect(await count()).toHaveLength(2);
  });
});
