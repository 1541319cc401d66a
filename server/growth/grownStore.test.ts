import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getOperation } from "../../openapi/conformance/contract/document.ts";
import { readRetention } from "../src/assembly/config/readRetention.ts";
import { keepHouse } from "../src/assembly/housekeeping.ts";
import { doDueJobs } from "../src/assembly/runJobs.ts";
import { bounded } from "../src/assembly/store/indexes.ts";
import { deleteOld } from "../src/assembly/store/retention.ts";
import { selectDeliveries } from "../src/domains/events/store/webhookDeliveries.ts";
import { listWebhookRows } from "../src/domains/events/store/webhooks.ts";
import { createKey } from "../src/domains/merchant/createKey.ts";
import { doForKeys } from "../src/domains/merchant/keysCommand.ts";
import { doForOrders } from "../src/domains/merchant/ordersCommand.ts";
import { listPackingIds } from "../src/domains/orders/store/packing.ts";
import { queueReviewRequests } from "../src/domains/orders/store/reviewRequests.ts";
import { countOpenAttempts } from "../src/domains/payments/store/attempts.ts";
import { erasePerson } from "../src/domains/privacy/erasePerson.ts";
import { exportPerson } from "../src/domains/privacy/exportPerson.ts";
import { sessionCookieName } from "../src/domains/sessions/sessionCookie.ts";
import { startSession } from "../src/domains/sessions/store.ts";
import { type OperationName, operationNames } from "../src/generated/operations.ts";
import { readEntries, runOn } from "../src/platform/audit/auditLog.ts";
import { encodeCursor } from "../src/platform/http/cursor.ts";
import { countDead, countWaiting } from "../src/platform/jobs/store.ts";
import { checkoutBody } from "../src/testing/checkoutBody.ts";
import { createMerchantHeaders } from "../src/testing/merchant.ts";
import { createDatabase, isPostgresAvailable } from "../src/testing/postgres.ts";
import { ids } from "../src/testing/shopData.ts";
import { openTestShop, type TestShop } from "../src/testing/testShop.ts";
import { checkPlans, openGrownStore } from "./checkPlans.ts";
import { firstMember, membersAmong } from "./copyOrders.ts";
import { findScans } from "./findScans.ts";
import { listCalls } from "./listCalls.ts";
import { recordStatements } from "./recordStatements.ts";

const orders = 20_000;
/** Housekeeping deletes nothing: what it would delete is deleted by the test itself, and not for seconds. */
const keepAll = Object.fromEntries(
  [
    "IDEMPOTENCY_KEYS",
    "JOBS",
    "FAILED_JOBS",
    "MESSAGES",
    "VISITORS",
    "WEBHOOK_EVENTS",
    "WEBHOOK_DELIVERIES",
    "FAILED_PAYMENTS",
    "REJECTED_REVIEWS",
    "DRAFTS",
  ].map((name) => [`KEEP_${name}`, "3650"]),
);

/** Tables that grow by less than one row for a hundred orders, each with its reason. */
const sparse: Record<string, string> = {
  order_changes: "each row is taken within seconds",
  order_tasks: "of offers after a purchase, which the filled shop does not make",
};

describe.skipIf(!(await isPostgresAvailable()))("a store with 20,000 orders", () => {
  let shop: TestShop;
  beforeAll(async () => {
    const { url, drop } = await createDatabase(new URL(await openGrownStore()).pathname.slice(1));
    const options = { dataDir: "", databaseUrl: url };
    shop = await openTestShop(
      { options, ownOptions: options, isFilled: true, remove: drop },
      { env: keepAll },
    );
  });
  afterAll(() => shop?.close());
  const db = () => shop.services.store.db;

  test("reads the orders to pack in their order, no more than a page shows", async () => {
    const recorded = recordStatements();
    await listPackingIds(db(), { sites: null, after: undefined, limit: 25 });
    recorded.stop();
    const [statement] = [...recorded.statements];
    const plan = await sql`explain ${sql.raw(statement!.replace("$1", "25"))}`.execute(db());
    expect(JSON.stringify(plan.rows)).toContain("Index Scan using orders_to_pack");
    expect(JSON.stringify(plan.rows)).not.toContain("Sort");
  });

  test.each([
    [undefined, 100, "webhook_deliveries_newest"],
    ["failed" as const, 0, "webhook_deliveries_undelivered"],
  ])(
    "reads a webhook's deliveries in their order, no more than a page shows: %s",
    async (state, count, index) => {
      const [webhook] = await listWebhookRows(db());
      const page = selectDeliveries(webhook!, { types: ["order.placed", "order.paid"], state, limit: 100 });
      expect((await page.execute(db())).rows).toHaveLength(count);
      const plan = JSON.stringify((await sql`explain ${page}`.execute(db())).rows);
      expect(plan).toContain(`Index Scan using ${index}`);
      expect(plan).not.toContain("Sort");
    },
  );

  test("has rows in every table that grows, as so many orders leave them", async () => {
    const { rows } = await sql<{ name: string; count: number }>`
      select relname as name, reltuples::bigint as count from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not like 'kysely%'`.execute(
      db(),
    );
    const growing = rows.filter(({ name }) => !(bounded as readonly string[]).includes(name));
    expect(
      growing
        .filter(({ count }) => count < orders / 100)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(sparse));
    const [balances] = (
      await sql<{ wrong: number }>`
        select count(*) as wrong from (select * from credits order by id limit 500) as c where balance <> (
        select coalesce(sum(case type when 'increase' then amount else -amount end), 0)
        from credit_entries where credit_id = c.id)`.execute(db())
    ).rows;
    expect(balances?.wrong).toBe(0);
    expect(growing.find(({ name }) => name === "orders")?.count).toBeGreaterThan(orders);
  });

  test("finds a statement that reads a table that grows, and none that an index bounds", async () => {
    const asked = [
      "select * from payment_attempts where amount = $1",
      "select number from orders where currency > $1 order by currency limit 10",
      "select id from orders order by number",
      "update jobs set error = null where payload ->> 'order_id' = $1",
      "select * from orders where number = $1",
      "select number from orders order by created_at desc, number desc limit $1",
      "select * from shipping_rates",
    ];
    const found = await findScans(await openGrownStore(), asked);
    expect(found.map(({ statement }) => statement)).toEqual(asked.slice(0, 4));
  });

  test("answers buyers, members and merchants", async () => {
    const key = await createMerchantHeaders(shop);
    const { body: order } = await shop.call("submitCheckout", { body: checkoutBody() });
    const token = await startSession(db(), firstMember + membersAmong, true);
    const member = {
      params: { id: firstMember + membersAmong },
      headers: { cookie: `${sessionCookieName(shop.services.config)}=${token}` },
    };
    expect((await shop.call("getCredits", member)).body.history.length).toBeGreaterThan(1);
    expect((await shop.call("listOrders", member)).body.length).toBeGreaterThan(2);
    expect((await shop.call("getOrder", { params: { id: order.id } })).status).toBe(200);
    for (const query of [
      "limit=24",
      "status=paid",
      "status=shipped&offset=100",
      "sort=placed-ascending",
      "sort=total-descending&site=boutique",
    ])
      expect((await shop.call("listMerchantOrders", { query, headers: key })).body).not.toEqual([]);
    const toPack = await shop.call("listPackingOrders", { query: "limit=1", headers: key });
    const cursor = toPack.headers["x-pagination-next"];
    for (const query of [`cursor=${cursor}`, "site=boutique"])
      expect((await shop.call("listPackingOrders", { query, headers: key })).body).not.toEqual([]);
    const { body: cards } = await shop.call("listMerchantGiftCards", { headers: key });
    const [card] = cards;
    if (card === undefined) throw new Error("there is no gift card");
    for (const query of [`q=${card.lastDigits}`, `q=${card.order}`, "site=boutique", "state=spent"])
      expect((await shop.call("listMerchantGiftCards", { query, headers: key })).body).not.toEqual([]);
    for (const query of [
      "state=open",
      "state=blocked",
      "q=bo@example.com",
      "sort=remaining-descending",
      "sort=remaining-ascending&state=open",
    ])
      await shop.call("listMerchantGiftCards", { query, headers: key });
    for (const query of ["limit=24", "state=paid", "site=boutique", "site=boutique&state=paid"])
      expect((await shop.call("listDrafts", { query, headers: key })).body).not.toEqual([]);
    const { body: draft } = await shop.call("createDraft", {
      body: {
        site: "boutique",
        language: "en",
        lines: [{ variantId: ids.halo.violet }],
        email: "bo@example.com",
      },
      headers: { ...key, "idempotency-key": "draft-0001" },
    });
    for (const query of [
      "state=open",
      "state=closed",
      "state=expired",
      `q=${draft.id}`,
      "q=bo@example.com&site=boutique",
      "q=moreau",
    ])
      await shop.call("listDrafts", { query, headers: key });
    await shop.call<"getDraft", number>("getDraft", {
      params: { token: draft.link.split("/").at(-1) ?? "" },
    });
    await shop.call("submitCheckout", {
      body: { ...checkoutBody(), draft: draft.link.split("/").at(-1) ?? "" },
    });
    const { body: ledger } = await shop.call("getMerchantGiftCard", {
      params: { id: card.id },
      headers: key,
    });
    expect(ledger.entries).not.toEqual([]);
    const { body: log } = await shop.call("listAuditEntries", { headers: key });
    const about = log.find(({ order }) => order !== null);
    for (const query of ["actor=key 1", "operation=orders", "site=boutique", `order=${about?.order}`])
      expect((await shop.call("listAuditEntries", { query, headers: key })).body).not.toEqual([]);
    for (const query of ["product=1", "from=2026-01-01T00:00:00Z", "until=2020-01-01T00:00:00Z"])
      await shop.call("listAuditEntries", { query, headers: key });
    const elsewhere = await createKey(db(), "outlet", ["customers:read"], { sites: ["outlet"] });
    for (const headers of [key, { "x-merchant-key": elsewhere }])
      for (const query of ["q=buyer-14@example.com", "q=moreau", "q=ada+moreau&limit=5"]) {
        const { body } = await shop.call("findCustomers", { query, headers });
        if (headers === key) expect(body).not.toEqual([]);
      }
    for (const id of [String(firstMember + membersAmong), order.number])
      expect((await shop.call("getCustomer", { params: { id }, headers: key })).status).toBe(200);
    const ofOutlet = {
      "x-merchant-key": await createKey(db(), "outlet", ["marketing:read"], { sites: ["outlet"] }),
    };
    for (const operation of ["listDeadJobs", "listSubscribers", "listCampaignEntries"] as const) {
      const first = await shop.call(operation, { query: "limit=1", headers: key });
      const query = `cursor=${first.headers["x-pagination-next"]}`;
      expect((await shop.call(operation, { query, headers: key })).body).not.toEqual([]);
      if (operation !== "listDeadJobs") await shop.call(operation, { headers: ofOutlet });
    }
    const [dead] = (await shop.call("listDeadJobs", { query: "limit=1", headers: key })).body;
    await shop.call("retryJob", {
      params: { id: dead?.id ?? 0 },
      headers: { ...key, "idempotency-key": crypto.randomUUID() },
    });
  });

  test("lists by cursors what it lists whole, each row once, and takes no other list's cursor", async () => {
    const calls = await listCalls(shop.services);
    const read = async (name: OperationName, more: { limit?: string; cursor?: string }) => {
      const { url, ...call } = calls[name](0);
      const [path, query] = String(url).split("?");
      const search = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...more });
      const { statusCode, body, headers } = await shop.app.inject({ ...call, url: `${path}?${search}` });
      const next = headers["x-pagination-next"] as string | undefined;
      return { status: statusCode, rows: JSON.parse(body) as unknown[], next };
    };
    const short: OperationName[] = [];
    let another = "made-up";
    const hasCursor = (name: OperationName) =>
      getOperation(name).parameters.some((parameter) => parameter.name === "cursor");
    // Of a name that so many customers have it finds a thousand, and not always the same.
    for (const name of operationNames.filter((each) => hasCursor(each) && each !== "findCustomers")) {
      const { rows: whole } = await read(name, { limit: "100" });
      const rows: unknown[] = [];
      let cursor: string | undefined;
      do {
        const page = await read(name, { limit: "4", ...(cursor && { cursor }) });
        rows.push(...page.rows);
        cursor = page.next;
      } while (cursor !== undefined && rows.length < 20);
      expect([name, rows]).toEqual([name, whole.slice(0, rows.length)]);
      if (whole.length < 5) short.push(name);
      const { next } = await read(name, { limit: "1" });
      if (next === undefined) continue;
      const [list, ...values] = JSON.parse(Buffer.from(next, "base64url").toString());
      const otherKinds = values.map((value: unknown) => (typeof value === "number" ? "x" : 1));
      for (const wrong of [
        another,
        encodeCursor({ list, values: otherKinds }),
        encodeCursor({ list, values: values.slice(1) }),
      ])
        expect([name, (await read(name, { cursor: wrong })).status]).toEqual([name, 400]);
      another = next;
    }
    // A store that is filled has few of them.
    expect(short).toEqual(["listMerchantPages", "listProposals", "listStockNotices"]);
  });

  test("obeys the merchant's commands", async () => {
    expect(await doForOrders(db(), ["list", "--status", "paid", "--last", "3"])).toContain("V-");
    const { rows } = await sql<{ name: string }>`
      select 'V-' || number as name from orders where status = 'paid'
      order by created_at desc, number desc limit 3`.execute(db());
    const [first, second, third] = rows.map(({ name }) => name) as [string, string, string];
    await doForOrders(db(), ["ship", first]);
    await doForOrders(db(), ["refund", second, "--lines", "1:1"]);
    await doForOrders(db(), ["cancel", third]);
    expect(await doForOrders(db(), ["show", first])).toContain(first);
    await doForKeys(db(), ["list"]);
    expect(await readEntries(runOn(db()), 20)).toHaveLength(20);
  });

  test("keeps its house and does its jobs", async () => {
    await keepHouse(shop.services, shop.app.log);
    await queueReviewRequests(db(), "boutique", 14);
    await doDueJobs(shop.services, shop.app.log);
    expect(await deleteOld(db(), readRetention({}), 200)).not.toEqual({});
    await countOpenAttempts(db());
    await countDead(db());
    await countWaiting(db());
  });

  test("gives and erases what it has about a person", async () => {
    expect(Object.keys(JSON.parse(await exportPerson(db(), "buyer-14@example.com")))).toContain("orders");
    await sql`update order_lines set shipped = quantity where order_id in (
      select id from orders where lower(email) = 'buyer-14@example.com' and cancelled_at is null)`.execute(
      db(),
    );
    await erasePerson(db(), "buyer-14@example.com").catch((error) =>
      expect(error.message).toContain("Not finished"),
    );
  });

  checkPlans();
});
