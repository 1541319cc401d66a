import { randomUUID } from "node:crypto";
import type {
  AuditEntry,
  Order,
  Product,
  Webhook,
  WebhookDelivery,
  WebhookEvent,
  WebhookEventType,
} from "@velours/sdk/types";
import { parseWebhookEvent } from "@velours/sdk/webhooks";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { doDueJobs, runJobs } from "../../assembly/runJobs.ts";
import type { OperationName } from "../../generated/operations.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody, createNonce } from "../../testing/checkoutBody.ts";
import { failPayment } from "../../testing/failPayment.ts";
import { type FakeReceiver, startFakeReceiver } from "../../testing/fakeReceiver.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { ids } from "../../testing/shopData.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { type Call, openTestShop, type TestShop } from "../../testing/testShop.ts";
import { orderWithOffer, toAcceptance } from "../../testing/upsells.ts";
import { sendEvent } from "../events/sendEvent.ts";
import type { EventPayload } from "../events/store/eventJobs.ts";
import { noteAttempt } from "../events/store/webhookDeliveries.ts";
import { createKey } from "./createKey.ts";

type Headers = Record<string, string>;

describeOnStores("webhooks", (createStore) => {
  let shop: TestShop;
  let receiver: FakeReceiver;
  let headers: Headers;
  beforeAll(async () => {
    receiver = await startFakeReceiver();
    shop = await openTestShop(await createStore("filled"));
    headers = await createMerchantHeaders(shop);
  });
  afterAll(async () => {
    await shop.close();
    await receiver.stop();
  });
  beforeEach(async () => {
    await sendAll();
    for (const table of ["webhooks", "jobs", "rate_limits"] as const) await db().deleteFrom(table).execute();
    receiver.requests.length = 0;
    receiver.statuses = Object.assign(receiver.statuses, { "/a": 204, "/b": 204 });
  });

  const db = () => shop.services.store.db;
  const ask = async (operation: OperationName, call: Call = {}, as: Headers = headers) => {
    const { status, text, headers } = await shop.call<OperationName, number>(operation, {
      headers: as,
      ...call,
    });
    return { status, headers, body: text === "" ? undefined : JSON.parse(text) };
  };
  const create = async (events: WebhookEventType[], more: object = {}, path = "/a") => {
    const { status, body } = await ask("createWebhook", {
      body: { url: `${receiver.url}${path}`, events, ...more },
    });
    expect(status).toBe(201);
    return body as { webhook: Webhook; secret: string };
  };
  const sendAll = () => doDueJobs(shop.services, shop.app.log);
  const buy = async (more: Parameters<typeof checkoutBody>[0] = {}): Promise<Order> => {
    const { status, body } = await shop.call("submitCheckout", { body: checkoutBody(more) });
    expect(status).toBe(200);
    return body;
  };
  const act = async (operation: OperationName, number: string, body: object = {}) => {
    const { status } = await ask(operation, {
      params: { number },
      body,
      headers: { ...headers, "idempotency-key": randomUUID() },
    });
    expect(status).toBe(200);
  };
  /** Sends what is due; the events that came, each proven by its signature. */
  const receive = async (secret: string): Promise<WebhookEvent[]> => {
    const before = receiver.requests.length;
    await sendAll();
    return Promise.all(
      receiver.requests.slice(before).map(({ body, headers }) => parseWebhookEvent(body, headers, secret)),
    );
  };
  const listDeliveries = async (id: string, query = ""): Promise<WebhookDelivery[]> =>
    (await ask("listWebhookDeliveries", { params: { id }, query })).body;
  const countJobs = async (kind: "event" | "webhook"): Promise<number> => {
    const rows = await db().selectFrom("jobs").select("id").where("kind", "=", kind).execute();
    return rows.length;
  };

  test("the life of an order arrives, with its number to ask on with and nobody's name", async () => {
    const { secret } = await create([
      "order.placed",
      "order.paid",
      "order.paymentFailed",
      "order.shipped",
      "order.refunded",
      "order.returnRequested",
    ]);
    const order = await buy();
    const about = { number: order.number, site: "boutique", currency: "USD" };
    const bought = await receive(secret);
    expect(bought).toHaveLength(2);
    expect(bought).toContainEqual(
      expect.objectContaining({ type: "order.placed", data: { ...about, amount: "103.92" } }),
    );
    expect(bought).toContainEqual(
      expect.objectContaining({
        type: "order.paid",
        data: { ...about, paymentId: expect.any(String), amount: "103.92" },
      }),
    );
    await act("shipOrder", order.number, { carrier: "USPS", tracking: "94001" });
    const lines = [{ line: 1, quantity: 2 }];
    expect(await receive(secret)).toMatchObject([
      { type: "order.shipped", data: { ...about, shipmentId: expect.any(String), carrier: "USPS", lines } },
    ]);
    await ask("requestReturn", {
      params: { id: order.id },
      body: { lines: [{ line: 1, quantity: 1 }], reason: "damaged", note: "cracked" },
    });
    const one = [{ line: 1, quantity: 1 }];
    expect(await receive(secret)).toMatchObject([
      { type: "order.returnRequested", data: { ...about, reason: "damaged", lines: one } },
    ]);
    await act("refundOrder", order.number, { lines: one });
    expect(await receive(secret)).toMatchObject([
      { type: "order.refunded", data: { ...about, kind: "refund", amount: "51.96", lines: one } },
    ]);
    await failPayment(shop, order.id);
    expect(await receive(secret)).toMatchObject([
      { type: "order.paymentFailed", data: { ...about, amount: "103.92" } },
    ]);
    expect(JSON.stringify(receiver.requests)).not.toMatch(/ada@|Moreau|Main St|94001|cracked/);
  });

  test("an order is told as it was placed, though an offer was accepted before", async () => {
    const { secret } = await create(["order.placed"]);
    const order = await orderWithOffer(shop);
    const { body } = await shop.call("acceptUpsell", { body: toAcceptance(order) });
    expect([order, body].map(({ invoice }) => invoice.total)).toEqual([103.92, 112.58]);
    expect(await receive(secret)).toMatchObject([{ data: { number: order.number, amount: "103.92" } }]);
  });

  test("an order that leaves nothing to pay is paid when it is placed", async () => {
    const { secret } = await create(["order.paid"]);
    const row = { document: { id: randomUUID() } };
    const order = await buy();
    await sendAll();
    receiver.requests.length = 0;
    await sql`insert into orders (id, number, site, email, currency, total, document, status)
      select ${row.document.id}, number + 900000, site, email, currency, 0,
        jsonb_set(document, '{id}', to_jsonb(${row.document.id}::text)), 'paid' from orders where id = ${order.id}`.execute(
      db(),
    );
    expect(await receive(secret)).toMatchObject([
      { type: "order.paid", data: { number: order.number, paymentId: null, amount: "0.00" } },
    ]);
    await db().deleteFrom("orders").where("id", "=", row.document.id).execute();
  });

  test("nothing is noted without a webhook that wants it, nor when nothing happened in the end", async () => {
    await buy();
    expect(await countJobs("event")).toBe(0);
    await create(["order.placed"]);
    await shop.call<"submitCheckout", number>("submitCheckout", {
      body: checkoutBody({ nonce: createNonce("declined") }),
    });
    await expect(
      inTransaction(db(), async (trx) => {
        await sql`insert into orders (id, number, site, email, currency, total, document)
          select gen_random_uuid(), 999999, site, email, currency, total, document from orders limit 1`.execute(
          trx,
        );
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    expect(await countJobs("event")).toBe(0);
    await buy();
    expect(await countJobs("event")).toBe(1);
  });

  test("each event goes once to each webhook, though two processes send and a job is repeated", async () => {
    const { secret } = await create(["order.placed"]);
    await create(["order.placed"], {}, "/b");
    await create(["order.shipped"], {}, "/c");
    for (let nth = 0; nth < 6; nth++) await buy({ email: `buyer-${nth}@example.com` });
    const jobs = await db().selectFrom("jobs").select("payload").where("kind", "=", "event").execute();
    for (const { payload } of jobs)
      await Promise.allSettled([1, 2].map(() => sendEvent(shop.services.store, payload as EventPayload)));
    await Promise.all([sendAll(), sendAll()]);
    const of = (path: string) =>
      receiver.requests
        .filter((request) => request.path === path)
        .map(({ headers }) => headers["webhook-id"]);
    expect(new Set(of("/a")).size).toBe(6);
    expect(of("/a")).toHaveLength(6);
    expect(of("/b").sort()).toEqual(of("/a").sort());
    expect(of("/c")).toEqual([]);
    for (const { path, headers, body } of receiver.requests)
      if (path === "/a")
        expect(await parseWebhookEvent(body, headers, secret)).toMatchObject({ type: "order.placed" });
  });

  test("a receiver that fails is asked again with the same bytes; given up, it is listed and sent by hand", async () => {
    const { webhook } = await create(["order.placed"]);
    receiver.statuses["/a"] = 500;
    await buy();
    await sendAll();
    const [waiting] = await listDeliveries(webhook.id);
    expect(waiting).toMatchObject({
      state: "waiting",
      attempts: 1,
      status: 500,
      error: "The receiver answered 500",
      deliveredAt: null,
    });
    const seconds = (Date.parse(waiting!.nextAttemptAt!) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(40);
    expect(seconds).toBeLessThan(65);
    await sql`update jobs set attempts = 16, run_at = now() where kind = 'webhook'`.execute(db());
    await sendAll();
    const [failed] = await listDeliveries(webhook.id, "state=failed");
    expect(failed).toMatchObject({ state: "failed", attempts: 2, nextAttemptAt: null });
    expect(await listDeliveries(webhook.id, "state=waiting")).toEqual([]);
    receiver.statuses["/a"] = 200;
    const params = { id: webhook.id, delivery: failed!.id };
    expect((await ask("sendWebhookDeliveryAgain", { params })).body).toMatchObject({ state: "waiting" });
    // Another tab: it is sent once more at most.
    expect((await ask("sendWebhookDeliveryAgain", { params })).body).toMatchObject({ state: "waiting" });
    await sendAll();
    expect(await listDeliveries(webhook.id)).toMatchObject([
      { id: failed!.id, state: "delivered", attempts: 3, status: 200, error: null, event: failed!.event },
    ]);
    expect(receiver.requests).toHaveLength(3);
    expect(new Set(receiver.requests.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.requests.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    await ask("sendWebhookDeliveryAgain", { params });
    await sendAll();
    expect(receiver.requests).toHaveLength(4);
  });

  test("a delivery stays one, though another process sent it at the same time and failed", async () => {
    const { webhook } = await create(["order.placed"]);
    await buy();
    await sendAll();
    const [delivered] = await listDeliveries(webhook.id);
    expect(delivered).toMatchObject({ state: "delivered", status: 204, error: null });
    await noteAttempt(db(), delivered!.id, { status: 500, error: "The receiver answered 500" });
    expect(await listDeliveries(webhook.id)).toEqual([delivered]);
  });

  test("the id of an order that a delivery of an older version has is neither sent nor shown", async () => {
    const { webhook, secret } = await create(["order.placed"]);
    const { id, number } = await buy();
    receiver.statuses["/a"] = 500;
    await sendAll();
    receiver.statuses["/a"] = 200;
    receiver.requests.length = 0;
    await sql`update webhook_deliveries set body = replace(body, '"data":{', ${`"data":{"orderId":"${id}",`})`.execute(
      db(),
    );
    const [{ id: delivery, event }] = (await listDeliveries(webhook.id)) as [WebhookDelivery];
    const { body } = await ask("sendWebhookDeliveryAgain", { params: { id: webhook.id, delivery } });
    const [sent] = await receive(secret);
    expect([event, body.event]).toEqual([sent, sent]);
    expect(sent?.data).toMatchObject({ number });
    expect(JSON.stringify([event, receiver.requests])).not.toContain(id);
  });

  test("a new secret signs beside the former one, and is told once", async () => {
    const { webhook, secret } = await create(["order.placed"]);
    const { body } = await ask("changeWebhook", { params: { id: webhook.id }, body: { newSecret: true } });
    expect(body.webhook.formerSecretEndsAt).toMatch(/^\d{4}-/);
    await buy();
    await sendAll();
    const [request] = receiver.requests;
    for (const known of [secret, body.secret])
      await expect(parseWebhookEvent(request!.body, request!.headers, known)).resolves.toBeDefined();
    const { body: listed } = await ask("listWebhooks");
    expect(JSON.stringify(listed)).not.toContain("whsec_");
    const { body: changed } = await ask("changeWebhook", {
      params: { id: webhook.id },
      body: { enabled: true },
    });
    expect(changed.secret).toBeNull();
  });

  test("409 changedMeanwhile: of two at once with one revision, one; the other learns what is there", async () => {
    const { webhook } = await create(["order.placed"]);
    const params = { id: webhook.id };
    const change = (ifMatch: string) =>
      ask("changeWebhook", {
        params,
        body: { newSecret: true },
        headers: { ...headers, "if-match": ifMatch },
      });
    const both = await Promise.all([change(webhook.revision), change(webhook.revision)]);
    const [done, refused] = both.sort((a, b) => a.status - b.status);
    const { body: listed } = await ask("listWebhooks");
    expect([done?.status, done?.body.webhook]).toEqual([200, listed[0]]);
    expect(refused?.status).toBe(409);
    expect(refused?.body).toMatchObject({
      reference: "changedMeanwhile",
      value: { revision: listed[0].revision, current: listed[0] },
    });
    expect(JSON.stringify(refused?.body)).not.toContain("whsec_");
    expect((await change(listed[0].revision)).status).toBe(200);
  });

  test("stock is told once when it falls to low, and once when none is left", async () => {
    const { secret } = await create(["stock.low"]);
    const violet = { variantId: ids.halo.violet, region: "US" };
    const move = async (body: object) =>
      ask("moveStock", {
        body: { ...violet, ...body },
        headers: { ...headers, "idempotency-key": randomUUID() },
      });
    const { body } = await ask("listStock", { query: `q=${violet.variantId}&region=US` });
    const quantity: number = body[0].quantity;
    const told = async (delta: number) => {
      expect((await move({ delta, reason: delta < 0 ? "damaged" : "received" })).status).toBe(200);
      return (await receive(secret)).map(({ data }) => data);
    };
    expect(await told(6 - quantity)).toEqual([]);
    expect(await told(-1)).toMatchObject([
      { ...violet, quantity: 5, level: "low", title: expect.any(String) },
    ]);
    expect(await told(-1)).toEqual([]);
    expect(await told(-4)).toMatchObject([{ ...violet, quantity: 0, level: "none" }]);
    expect(await told(1_000)).toEqual([]);
  });

  test("an import is told with its counts, and a refused one is not", async () => {
    const { secret } = await create(["import.applied"]);
    const file = { text: JSON.stringify({ notifications: [] }) };
    const apply = async (plan: string) =>
      ask("applyImport", { body: { plan, file }, headers: { ...headers, "idempotency-key": randomUUID() } });
    expect((await apply("another")).status).toBe(409);
    expect(await receive(secret)).toEqual([]);
    const { body } = await ask("previewImport", { body: file });
    expect((await apply(body.plan)).status).toBe(200);
    expect(await receive(secret)).toMatchObject([{ type: "import.applied", data: { parts: [] } }]);
  });

  test("the undo of an import is told with the rows that it changed, and so is its own; other undos are not", async () => {
    const { secret } = await create(["import.applied"]);
    const listed = await ask("exportShop", {});
    const { products, promotions } = listed.body;
    const goods = products.find(({ id }: Product) => id === ids.halo.product);
    const file = {
      stock: "set",
      text: JSON.stringify({
        products: [
          {
            ...goods,
            title: "Told",
            inventories: goods.inventories.map((row: { quantity?: number }) => ({
              ...row,
              ...(row.quantity && { quantity: row.quantity + 1 }),
            })),
          },
        ],
        promotions: [{ ...promotions[0], discount: promotions[0].discount + 1 }],
        pages: [{ handle: "told", title: "Told", html: "<p>Told.</p>" }],
      }),
    };
    const send = async (operation: "applyImport" | "replayEntry" | "changePrices", call: Call) => {
      const keyed = { ...call, headers: { ...headers, "idempotency-key": randomUUID() } };
      const { status, text } = await shop.call<OperationName, number>(operation, keyed);
      expect([status, text]).toEqual([200, text]);
      const { body } = await ask("listAuditEntries", { query: "limit=1" });
      return body[0].id as number;
    };
    const received = async () => (await receive(secret)).map(({ type, data }) => [type, data]);
    const { body: preview } = await ask("previewImport", { body: file });
    const imported = await send("applyImport", { body: { plan: preview.plan, file } });
    const parts = (created: number) => [
      { part: "promotions", created: 0, updated: 1, unchanged: 0 },
      { part: "products", created: 0, updated: 1, unchanged: 0 },
      { part: "pages", created, updated: 1 - created, unchanged: 0 },
    ];
    expect(await received()).toHaveLength(1);
    const undone = await send("replayEntry", { params: { id: imported }, body: { invert: true } });
    expect(await received()).toEqual([["import.applied", { parts: expect.arrayContaining(parts(0)) }]]);
    const redone = await send("replayEntry", { params: { id: undone }, body: { invert: true } });
    expect(await received()).toEqual([["import.applied", { parts: expect.arrayContaining(parts(1)) }]]);
    await send("replayEntry", { params: { id: redone }, body: { invert: true } });
    expect(await received()).toHaveLength(1);
    const prices = [{ variantId: ids.halo.violet, currency: "USD", price: "41.00" }];
    const priced = await send("changePrices", { body: { prices } });
    await send("replayEntry", { params: { id: priced }, body: { invert: true } });
    expect(await received()).toEqual([]);
  });

  test("a webhook of one site gets no other's orders, and its caller sees no other webhook", async () => {
    const key = await createKey(db(), "outlet", ["webhooks:write", "orders:read", "stock:read"], {
      sites: ["outlet"],
    });
    const outlet = { "x-merchant-key": key };
    const { webhook: all } = await create(["order.placed"], {}, "/b");
    const url = `${receiver.url}/a`;
    const made = await ask("createWebhook", { body: { url, events: ["order.placed"] } }, outlet);
    expect(made.body.webhook.sites).toEqual(["outlet"]);
    await buy();
    await sendAll();
    expect(receiver.requests.map(({ path }) => path)).toEqual(["/b"]);
    expect((await ask("listWebhooks", {}, outlet)).body).toMatchObject([{ id: made.body.webhook.id }]);
    const [delivery] = await listDeliveries(all.id);
    const again = { params: { id: all.id, delivery: delivery!.id } };
    expect((await ask("sendWebhookDeliveryAgain", again, outlet)).status).toBe(404);
    const wider = { params: { id: made.body.webhook.id }, body: { sites: null } };
    expect((await ask("changeWebhook", wider, outlet)).body.reference).toBe("merchantScopeMissing");
    const ofAll = await ask("createWebhook", { body: { url, events: ["stock.low"] } }, outlet);
    expect(ofAll.body).toMatchObject({ reference: "validationError", value: { events: expect.any(String) } });
  });

  test("a key gets no more events than it may read, and leaves those of another's webhook as they are", async () => {
    const poor = { "x-merchant-key": await createKey(db(), "poor", ["webhooks:write"]) };
    const url = `${receiver.url}/a`;
    for (const [type, scope] of [
      ["order.paid", "orders:read"],
      ["stock.low", "stock:read"],
      ["import.applied", "import:read"],
    ] as const)
      expect((await ask("createWebhook", { body: { url, events: [type] } }, poor)).body).toMatchObject({
        reference: "merchantScopeMissing",
        value: scope,
      });
    const { webhook } = await create(["order.paid"]);
    const change = (body: object) => ask("changeWebhook", { params: { id: webhook.id }, body }, poor);
    expect((await change({ enabled: false })).status).toBe(200);
    expect((await change({ events: ["order.paid", "stock.low"] })).body.value).toBe("stock:read");
    for (const body of [{ url: `${receiver.url}/b` }, { newSecret: true }, { url, newSecret: true }])
      expect((await change(body)).body).toMatchObject({
        reference: "merchantScopeMissing",
        value: "orders:read",
      });
    await ask("changeWebhook", { params: { id: webhook.id }, body: { sites: ["outlet"] } });
    for (const sites of [["outlet", "boutique"], null])
      expect((await change({ sites })).body.value, String(sites)).toBe("orders:read");
    expect((await change({ url, sites: ["outlet"], enabled: true })).status).toBe(200);
  });

  test("a key neither lists nor repeats deliveries of events that it may not read", async () => {
    const poor = { "x-merchant-key": await createKey(db(), "poor reader", ["webhooks:write", "stock:read"]) };
    const { webhook } = await create(["order.placed", "stock.low"]);
    await buy();
    await sendAll();
    const [delivery] = await listDeliveries(webhook.id);
    const params = { id: webhook.id, delivery: delivery!.id };
    expect((await ask("listWebhookDeliveries", { params }, poor)).body).toEqual([]);
    expect((await ask("sendWebhookDeliveryAgain", { params }, poor)).status).toBe(404);
    expect((await ask("sendWebhookDeliveryAgain", { params })).status).toBe(200);
  });

  test("a webhook that is narrowed neither sends, shows nor repeats events that it no longer wants", async () => {
    for (const narrower of [{ sites: ["outlet"] }, { events: ["order.shipped"] }]) {
      const { webhook } = await create(["order.placed", "order.shipped"]);
      const params = { id: webhook.id };
      receiver.statuses["/a"] = 500;
      await buy();
      await sendAll();
      const [waiting] = await listDeliveries(webhook.id);
      receiver.statuses["/a"] = 204;
      receiver.requests.length = 0;
      await ask("changeWebhook", { params, body: narrower });
      await sql`update jobs set run_at = now() where kind = 'webhook'`.execute(db());
      await sendAll();
      expect(receiver.requests).toEqual([]);
      expect(await listDeliveries(webhook.id)).toEqual([]);
      const repeat = { params: { ...params, delivery: waiting!.id } };
      expect((await ask("sendWebhookDeliveryAgain", repeat)).status).toBe(404);
      await ask("changeWebhook", { params, body: { sites: null, events: ["order.placed"] } });
      expect(await listDeliveries(webhook.id)).toMatchObject([
        { state: "failed", error: "The webhook does not want this event any more" },
      ]);
      await ask("removeWebhook", { params });
    }
  });

  test("a webhook that is off gets nothing; one that is removed takes its deliveries with it", async () => {
    const { webhook } = await create(["order.placed"]);
    receiver.statuses["/a"] = 503;
    await buy();
    await sendAll();
    const params = { id: webhook.id };
    await ask("changeWebhook", { params, body: { enabled: false } });
    await sql`update jobs set run_at = now() where kind = 'webhook'`.execute(db());
    await sendAll();
    expect(await listDeliveries(webhook.id)).toMatchObject([
      { state: "failed", attempts: 1, error: "The webhook is switched off" },
    ]);
    await buy();
    expect(await countJobs("event")).toBe(1);
    expect((await ask("removeWebhook", { params })).status).toBe(204);
    expect((await ask("listWebhookDeliveries", { params })).status).toBe(404);
    expect((await ask("removeWebhook", { params })).status).toBe(404);
    expect(await db().selectFrom("webhook_deliveries").selectAll().execute()).toEqual([]);
  });

  test("an event that was delivered stays so when it is to be sent again to a webhook that is off", async () => {
    const { webhook } = await create(["order.placed"]);
    await buy();
    await sendAll();
    const [delivered] = await listDeliveries(webhook.id);
    await ask("changeWebhook", { params: { id: webhook.id }, body: { enabled: false } });
    const params = { id: webhook.id, delivery: delivered!.id };
    expect(await ask("sendWebhookDeliveryAgain", { params })).toMatchObject({ status: 200, body: delivered });
    await sendAll();
    expect(await listDeliveries(webhook.id)).toEqual([delivered]);
    const { body } = await ask("listAuditEntries", { query: "limit=1" });
    expect((body as AuditEntry[])[0]?.operation).toBe("changeWebhook");
  });

  test("deliveries come by pages, each once", async () => {
    const { webhook } = await create(["order.placed"]);
    for (let nth = 0; nth < 5; nth++) await buy({ email: `buyer-${nth}@example.com` });
    await sendAll();
    const walk = async (cursor?: unknown): Promise<string[]> => {
      const query = `limit=2${cursor === undefined ? "" : `&cursor=${cursor}`}`;
      const { body, headers } = await ask("listWebhookDeliveries", { params: { id: webhook.id }, query });
      const next = headers["x-pagination-next"];
      const page = (body as WebhookDelivery[]).map(({ id }) => id);
      return [...page, ...(next === undefined ? [] : await walk(next))];
    };
    const all = (await listDeliveries(webhook.id)).map(({ id }) => id);
    expect(all).toHaveLength(5);
    expect(await walk()).toEqual(all);
  });

  test("a receiver that says nothing delays no payment", async () => {
    await create(["order.placed"]);
    receiver.statuses["/a"] = 0;
    const stop = runJobs(shop.services, shop.app.log);
    try {
      await buy();
      await vi.waitFor(() => expect(receiver.requests).toHaveLength(1), { timeout: 20_000 });
      await buy({ email: "second@example.com" });
      await vi.waitFor(
        async () => {
          const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from jobs
            where kind = 'capture' and done_at is null`.execute(db());
          expect(rows[0]?.waiting).toBe(0);
        },
        { timeout: 20_000 },
      );
    } finally {
      receiver.hangUp();
      await stop();
    }
  });

  test("the audit log has each change, and neither address nor secret", async () => {
    const { webhook } = await create(["order.placed"], { url: `${receiver.url}/a?token=hidden` });
    await ask("changeWebhook", { params: { id: webhook.id }, body: { newSecret: true } });
    const entries = await db()
      .selectFrom("audit_log")
      .select("command")
      .orderBy("id", "desc")
      .limit(2)
      .execute();
    expect(entries.map(({ command }) => command)).toEqual([
      `changeWebhook ${webhook.id} newSecret`,
      `createWebhook ${webhook.id} order.placed`,
    ]);
  });

  test.each([
    ["ftp://erp.example.com/", "url"],
    ["https://user:password@erp.example.com/", "url"],
    ["erp.example.com", "url"],
    ["https://8.8.8.256/", "url"],
    ["https://erp.example.com:99999/", "url"],
    ["https://[::1/", "url"],
  ])("refuses %s", async (url, field) => {
    const { status, body } = await ask("createWebhook", { body: { url, events: ["order.placed"] } });
    expect([status, Object.keys(body.value)]).toEqual([400, [field]]);
  });
});
