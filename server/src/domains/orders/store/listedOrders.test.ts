import { randomUUID } from "node:crypto";
import type { OrderSort } from "@velours/sdk/types";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { indexes } from "../../../assembly/store/indexes.ts";
import { checkoutBody } from "../../../testing/checkoutBody.ts";
import { fixture } from "../../../testing/fixture.ts";
import { describeOnStores } from "../../../testing/stores.ts";
import { openTestShop } from "../../../testing/testShop.ts";
import { findOrders, type OrderFilters, type OrderPlace, orderPage } from "./listedOrders.ts";

const orders = 20_000;
/** Every so many orders one is rare: shipped in part, of another site, with a return, changed, with another line. */
const rareEvery = 1_000;
const limit = 24;

describeOnStores("a list of 20,000 orders", (createStore) => {
  const db = () => shop.services.store.db;
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeAll(async () => {
    const { id } = (await shop.call("submitCheckout", { body: checkoutBody() })).body;
    // A statement has a limit of seconds, which so many orders pass on a busy machine.
    for (let from = 1; from <= orders; from += 2_000) {
      const until = from + 1_999;
      await sql`
        insert into orders (id, number, site, email, user_id, currency, total, document, line_values_from, status,
          return_requested, in_trouble, changed_at, created_at)
        select md5(n::text)::uuid, 900000 + n, case when n % ${rareEvery} = 0 then 'closet' else site end,
          'buyer-' || n || '@example.com', null, currency, total,
          jsonb_set(document, '{address,shipping,lastname}', to_jsonb('Buyer-' || n)), 'order',
          case when n % ${rareEvery} = 0 then 'shipped-in-part' else 'paid' end, n % ${rareEvery} = 0, n % ${rareEvery} = 0,
          case when n % ${rareEvery} = 0 then now() else now() - interval '1 year' end,
          now() - make_interval(mins => ${orders} - n)
        from orders, generate_series(${from}::int, ${until}::int) n where id = ${id}`.execute(db());
      await sql`
        insert into order_lines (order_id, position, product_id, variant_id, quantity, price, free, in_parcel)
        select md5(n::text)::uuid, 0, 1, case when n % ${rareEvery} = 0 then 777 else 1 end, 1, 1, false, true
        from generate_series(${from}::int, ${until}::int) n`.execute(db());
      await sql`
        insert into shipments (id, order_id, tracking, lines)
        select md5('parcel' || n)::uuid, md5(n::text)::uuid, 'TRACK-' || n, '[]' from generate_series(${from}::int, ${until}::int) n`.execute(
        db(),
      );
    }
    await shop.services.store.makeIndexes(indexes);
    await sql`analyze`.execute(db());
  });

  interface Plan {
    "Node Type": string;
    "Relation Name"?: string;
    "Actual Rows": number;
    "Actual Loops": number;
    "Rows Removed by Filter"?: number;
    Plans?: Plan[];
  }

  /** Rows of tables that a statement reads, those it drops included; a sequential scan is taken only where nothing else is left. */
  const countRead = async (filters: OrderFilters, page: { sort?: OrderSort; after?: OrderPlace } = {}) =>
    db()
      .transaction()
      .execute(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx);
        const statement = orderPage(filters, { ...page, limit });
        const { rows } = await sql<{ "QUERY PLAN": [{ Plan: Plan }] }>`
          explain (analyze, format json) ${statement}`.execute(trx);
        const count = (plan: Plan): number => {
          expect(plan["Node Type"]).not.toBe("Seq Scan");
          const read = (plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0)) * plan["Actual Loops"];
          const own = plan["Relation Name"] === undefined ? 0 : read;
          return own + (plan.Plans ?? []).reduce((sum, part) => sum + count(part), 0);
        };
        return count(rows[0]!["QUERY PLAN"][0].Plan);
      });

  const now = Date.now();
  const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  const rare: [string, OrderFilters][] = [
    ["nothing", {}],
    ["status", { status: "shipped-in-part" }],
    ["returns", { returns: "requested" }],
    ["received returns", { returns: "received" }],
    ["trouble", { inTrouble: true }],
    ["to pack", { toPack: true }],
    ["placed from", { placedFrom: minutesAgo(100) }],
    ["placed until", { placedUntil: minutesAgo(orders - 100) }],
    ["changed since", { changedSince: minutesAgo(60) }],
    ["a site", { sites: ["closet"] }],
    ["two sites", { sites: ["closet", "outlet"] }],
    ["a rare variant", { variants: [777] }],
    ["a frequent variant", { variants: [1] }],
    ["ids", { found: { ids: [randomUUID()], variants: [] } }],
    ["status and site", { status: "shipped-in-part", sites: ["closet"] }],
  ];

  test.each(rare)("reads no more than a few hundred rows: %s", async (_, filters) => {
    expect(await countRead(filters)).toBeLessThan(500);
    const middle = { value: `${(now - (orders / 2) * 60_000) * 1_000}`, number: 910_000 };
    for (const sort of ["placed-ascending", "total-descending"] as const)
      if (filters.changedSince === undefined) expect(await countRead(filters, { sort })).toBeLessThan(500);
    if (filters.changedSince === undefined)
      expect(await countRead(filters, { after: middle })).toBeLessThan(500);
  });

  test.each([
    ["a number", "V-900123", 900_123, [123]],
    ["an address", "Buyer-124@Example.com", undefined, [124]],
    ["a tracking number", "track-125", undefined, [125]],
    ["a last name", "buyer-19999", undefined, [19_999]],
    ["first and last name", "Ada  Buyer-19998", undefined, [19_998]],
    ["a part of a name", "uyer-1", undefined, []],
    ["a pattern", "buyer-%", undefined, []],
  ])("is searched for %s", async (_, text, number, nths) => {
    const { ids, variants } = await findOrders(db(), text, { number, sites: null });
    const { rows } = await sql<{ id: string }>`
      select md5(n::text)::uuid as id from unnest(${nths}::integer[]) n`.execute(db());
    expect([ids, variants]).toEqual([rows.map(({ id }) => id), []]);
  });

  test("a name of very many orders finds a thousand of them, of a site all where there are fewer", async () => {
    const find = async (sites: string[] | null) =>
      (await findOrders(db(), "buyer", { number: undefined, sites })).ids;
    expect(await find(null)).toHaveLength(1_000);
    expect(await find(["closet"])).toHaveLength(orders / rareEvery);
  });
});
