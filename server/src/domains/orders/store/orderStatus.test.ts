import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { doDueJobs } from "../../../assembly/runJobs.ts";
import { indexes } from "../../../assembly/store/indexes.ts";
import { checkoutBody } from "../../../testing/checkoutBody.ts";
import { fixture } from "../../../testing/fixture.ts";
import { describeOnStores } from "../../../testing/stores.ts";
import { openTestShop } from "../../../testing/testShop.ts";
import { doForOrders } from "../../merchant/ordersCommand.ts";
import { completeStatuses, refreshAllOrders, refreshOrders } from "../refreshOrders.ts";
import { countOrders, listOrderIds } from "./listedOrders.ts";

describeOnStores("orders by status", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeAll(async () => {
    await shop.services.store.makeIndexes(indexes);
  });
  const db = () => shop.services.store.db;
  const buy = async () => {
    const { body } = await shop.call("submitCheckout", { body: checkoutBody() });
    return body;
  };
  const list = async (
    status: "placed" | "paid" | "shipped" | "shipped-in-part" | "refunded-in-part" | "cancelled",
  ) => {
    await refreshOrders(db());
    const { ids } = await listOrderIds(db(), { status }, { limit: 100 });
    return { ids, total: await countOrders(db(), { status }) };
  };

  test("are found by what became of them, at once, and each under one status", async () => {
    const [placed, paid, shipped, partly, refunded, cancelled] = [
      await buy(),
      await buy(),
      await buy(),
      await buy(),
      await buy(),
      await buy(),
    ];
    await sql`update jobs set run_at = now() + interval '1 hour' where payload ->> 'attempt_id' in (
      select id::text from payment_attempts where order_id = ${placed.id})`.execute(db());
    await doDueJobs(shop.services, shop.app.log);
    await doForOrders(db(), ["ship", shipped.number]);
    await doForOrders(db(), ["ship", partly.number, "--lines", "1:1"]);
    await doForOrders(db(), ["refund", refunded.number, "--lines", "1:1"]);
    await doForOrders(db(), ["cancel", cancelled.number]);
    expect(await list("placed")).toEqual({ ids: [placed.id], total: 1 });
    expect(await list("paid")).toEqual({ ids: [paid.id], total: 1 });
    expect(await list("shipped")).toEqual({ ids: [shipped.id], total: 1 });
    expect(await list("shipped-in-part")).toEqual({ ids: [partly.id], total: 1 });
    expect(await list("refunded-in-part")).toEqual({ ids: [refunded.id], total: 1 });
    expect(await list("cancelled")).toEqual({ ids: [cancelled.id], total: 1 });
    expect((await listOrderIds(db(), {}, { limit: 2, offset: 4 })).ids).toEqual([paid.id, placed.id]);
  });

  test("of an older version get theirs", async () => {
    const before = await list("shipped");
    await sql`update orders set status = null, to_pack = null`.execute(db());
    expect((await list("shipped")).ids).toEqual([]);
    await completeStatuses(db());
    expect(await list("shipped")).toEqual(before);
  });

  test("are found at once by their newest change, also when an upgrade left many", async () => {
    const [older, newest] = [await buy(), await buy()];
    const countChanges = async () =>
      (await sql<{ count: number }>`select count(*)::int as count from order_changes`.execute(db())).rows[0]
        ?.count;
    await refreshAllOrders(db());
    await sql`insert into order_changes (order_id)
      select ${older.id}::uuid from generate_series(1, 2500)`.execute(db());
    await sql`update orders set status = null where id = ${newest.id}`.execute(db());
    await sql`insert into order_changes (order_id) values (${newest.id})`.execute(db());
    expect((await list("placed")).ids).toContain(newest.id);
    expect(await countChanges()).toBe(501);
    await refreshAllOrders(db());
    expect(await countChanges()).toBe(0);
  });
});
