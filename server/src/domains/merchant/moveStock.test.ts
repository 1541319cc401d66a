import type { StockEntry } from "@velours/sdk/types";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { brokenInvariants } from "../../../invariants/invariants.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { merchantCalls } from "../../testing/merchantCalls.ts";
import { ids } from "../../testing/shopData.ts";
import { createKey } from "./createKey.ts";

describeOperation("moveStock", (shop) => {
  const { callers, send } = merchantCalls(shop);
  const db = () => shop().services.store.db;
  const violet = { variantId: ids.halo.violet, region: "US" };
  afterEach(async () => expect(await brokenInvariants(shop().services.store)).toEqual([]));

  const move = (body: object) => send("moveStock", { body: { ...violet, reason: "received", ...body } });
  const list = async (query: object) =>
    shop().call("listStock", {
      query: new URLSearchParams(query as Record<string, string>).toString(),
      headers: callers.owner,
    });
  const read = async (): Promise<number> => {
    const { body } = await list({ q: violet.variantId, region: "US" });
    return body[0]?.quantity ?? Number.NaN;
  };
  const set = async (counted: number) => move({ counted, seen: await read(), reason: "counted" });

  test("200: moves of twenty at once all count, each in the ledger and the audit log", async () => {
    const before = await read();
    const all = await Promise.all(Array.from({ length: 20 }, (_, nth) => move({ delta: nth < 10 ? 3 : -1 })));
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await read()).toBe(before + 20);
    const { rows } = await sql<{ count: number }>`select count(*) as count from stock_entries
      where variant_id = ${violet.variantId} and reason = 'received'`.execute(db());
    expect(rows[0]?.count).toBe(20);
    const audit = await db()
      .selectFrom("audit_log")
      .selectAll()
      .where("command", "like", "moveStock%")
      .execute();
    expect(audit).toHaveLength(20);
    expect(audit[0]).toMatchObject({ actor: expect.stringMatching(/^key /), outcome: "done" });
  });

  test("409 stockChanged: sold between reading and counting; with what is there now it is set", async () => {
    await set(40);
    await shop().call("submitCheckout", { body: checkoutBody() });
    const refused = await move({ counted: 39, seen: 40, reason: "counted" });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { reference: "stockChanged", value: { quantity: 38 } },
    ]);
    expect((await move({ counted: 37, seen: 38, reason: "counted" })).body).toMatchObject({ quantity: 37 });
  });

  test("listStockEntries 200: sales by their orders and moves by their reasons, whose sum is the count, page by page", async () => {
    const entries = async (query: object = {}, headers = callers.owner) => {
      const all = { variantId: String(violet.variantId), region: violet.region, ...query };
      const answer = await shop().call<"listStockEntries", number>("listStockEntries", {
        query: new URLSearchParams(all).toString(),
        headers,
      });
      expect(answer.status).toBe(200);
      return { rows: JSON.parse(answer.text) as StockEntry[], next: answer.headers["x-pagination-next"] };
    };
    await set(40);
    await move({ delta: -1, reason: "lost" });
    const { body: order } = await shop().call("submitCheckout", { body: checkoutBody() });
    const walk = async (cursor?: unknown): Promise<StockEntry[]> => {
      const { rows, next } = await entries({ limit: "2", ...(cursor ? { cursor: String(cursor) } : {}) });
      return [...rows, ...(next ? await walk(next) : [])];
    };
    const all = await walk();
    expect(all.slice(0, 2)).toMatchObject([
      { reason: "order", delta: -2, order: order.number },
      { reason: "lost", delta: -1, order: null },
    ]);
    expect(all.reduce((sum, { delta }) => sum + delta, 0)).toBe(await read());
    expect((await entries({ limit: "100" })).rows).toEqual(all.slice(0, 100));
    const key = await createKey(db(), "outlet", ["stock:read"], { sites: ["outlet"] });
    expect((await entries({ limit: "1" }, { "x-merchant-key": key })).rows).toEqual([
      { ...all[0], order: null },
    ]);
    expect((await entries({ region: "CA", limit: "100" })).rows).not.toContainEqual(all[0]);
    const { next } = await entries({ limit: "1" });
    const elsewhere = await shop().call<"listStockEntries", number>("listStockEntries", {
      query: `variantId=${violet.variantId}&region=CA&cursor=${next}`,
      headers: callers.owner,
    });
    expect(elsewhere.status).toBe(400);
  });

  test("409 stockNegative: no more than there is, also of two at once", async () => {
    await set(3);
    const both = await Promise.all([1, 2].map(() => move({ delta: -2, reason: "damaged" })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      reference: "stockNegative",
      value: { quantity: 1 },
    });
  });

  test("200: shoppers see another level once the catalogue is read again", async () => {
    const level = async () => {
      await shop().services.catalogue.refresh();
      const { body } = await shop().call("getProduct", { params: { id: ids.halo.product } });
      const own = body.inventories.filter(
        (row) => row.variant_id === violet.variantId && row.region === "US",
      );
      return own[0]?.level;
    };
    await set(0);
    expect(await level()).toBe("none");
    await move({ delta: 3 });
    expect(await level()).toBe("low");
  });

  test("stock that is not counted: no delta, and counted from what was seen on", async () => {
    const uncounted = { ...violet, region: "INTL" };
    await sql`insert into stock (variant_id, region, quantity, level, requires_shipping)
      values (${uncounted.variantId}, 'INTL', null, 'unlimited', true)
      on conflict (variant_id, region) do update set quantity = null, level = 'unlimited'`.execute(db());
    await sql`delete from stock_entries where variant_id = ${uncounted.variantId} and region = 'INTL'`.execute(
      db(),
    );
    expect((await move({ ...uncounted, delta: 1 })).body).toMatchObject({
      reference: "stockChanged",
      value: { quantity: null },
    });
    const counted = await move({ ...uncounted, counted: 7, seen: null, reason: "counted" });
    expect(counted.body).toMatchObject({ quantity: 7, level: "high" });
  });

  test("listStock: by SKU, title and level", async () => {
    await set(2);
    expect((await list({ q: `SKU-${violet.variantId}`, level: "low" })).body).toMatchObject([
      { ...violet, quantity: 2, level: "low" },
    ]);
    const uncounted = sql`update stock set quantity = null, level = 'none'
      where variant_id = ${violet.variantId} and region = 'US'`;
    await uncounted.execute(db());
    expect((await list({ q: violet.variantId, region: "US", level: "none" })).body).toMatchObject([
      { ...violet, quantity: null, level: "none" },
    ]);
    await sql`update stock set quantity = 2 where variant_id = ${violet.variantId} and region = 'US'`.execute(
      db(),
    );
    expect((await list({ q: "halo", limit: 100 })).body.length).toBeGreaterThan(1);
  });

  test("listStock: days left by what orders took in 28 days, less what refunds brought back, the soonest first", async () => {
    // Sales without an order and an entry in the count: they are taken away again.
    const sold: number[] = [];
    const sell = async (
      delta: number,
      days: number,
      reason = "order",
      variantId: number = violet.variantId,
    ) => {
      const { rows } = await sql<{ id: number }>`
        insert into stock_entries (variant_id, region, delta, reason, created_at)
        values (${variantId}, 'US', ${delta}, ${reason}, now() - make_interval(days => ${days})) returning id`.execute(
        db(),
      );
      sold.push(...rows.map(({ id }) => id));
    };
    const forget = () => sql`update stock_entries set created_at = now() - interval '60 days'`.execute(db());
    await forget();
    await set(20);
    const item = async () => (await list({ q: violet.variantId, region: "US" })).body[0];
    expect(await item()).toMatchObject({ sold: 0, daysLeft: null });
    await sell(-70, 29);
    await sell(-1000, 1, "damaged");
    await sell(-60, 27);
    await sell(4, 1, "refund");
    expect(await item()).toMatchObject({ sold: 56, daysLeft: 10 });
    const { body: others } = await list({ region: "US", limit: 100 });
    const other = others.find(
      ({ variantId, quantity }) => variantId !== violet.variantId && quantity !== null && quantity > 0,
    )!;
    await sell(-28 * other.quantity!, 2, "order", other.variantId);
    const soon = await list({ isRunningOut: true });
    expect(soon.body.map(({ variantId, daysLeft }) => [variantId, daysLeft])).toEqual([
      [other.variantId, 1],
      [violet.variantId, 10],
    ]);
    const first = await list({ isRunningOut: true, limit: 1 });
    const cursor = String(first.headers["x-pagination-next"]);
    expect((await list({ isRunningOut: true, limit: 1, cursor })).body).toEqual([soon.body[1]]);
    expect((await send("listStock", { query: `cursor=${cursor}` })).status).toBe(400);
    // Enough for twenty days, or gone already.
    await set(40);
    expect((await list({ isRunningOut: true })).body.map(({ variantId }) => variantId)).toEqual([
      other.variantId,
    ]);
    await set(0);
    expect(await item()).toMatchObject({ sold: 56, daysLeft: 0 });
    expect((await list({ isRunningOut: true })).body.map(({ variantId }) => variantId)).toEqual([
      other.variantId,
    ]);
    await db().deleteFrom("stock_entries").where("id", "in", sold).execute();
  });

  test("listStockNotices: how many wait, and no address", async () => {
    for (const [nth, variant] of [violet.variantId, violet.variantId, ids.halo.violet + 1].entries())
      await sql`insert into stock_notices (product_id, variant_id, email, region, site, language)
        select product_id, id, ${`waiting-${nth}@example.com`}, 'US', 'boutique', 'en' from variants
        where id = ${variant}`.execute(db());
    const { body, text } = await send("listStockNotices", {});
    expect(body[0]).toMatchObject({
      variantId: violet.variantId,
      waiting: 2,
      sku: `SKU-${violet.variantId}`,
    });
    expect(text).not.toContain("@");
  });

  test("listStockNotices: each variant once over pages, past one that was deleted, also of one time", async () => {
    const waited = [violet.variantId, ids.halo.violet + 1];
    const time = "2026-11-01T12:00:00Z";
    for (const variant of [1, ...waited])
      await sql`insert into stock_notices (product_id, variant_id, email, region, site, language, created_at)
        values (1, ${variant}, 'paging@example.com', 'US', 'boutique', 'en', ${time})`.execute(db());
    const found: number[] = [];
    let cursor: string | undefined;
    do {
      const query = new URLSearchParams({ limit: "1", ...(cursor && { cursor }) }).toString();
      const { body, headers } = await shop().call("listStockNotices", { query, headers: callers.owner });
      found.push(...body.map(({ variantId }) => variantId));
      cursor = headers["x-pagination-next"] as string | undefined;
    } while (cursor !== undefined);
    expect(found).toEqual(waited);
  });
});
