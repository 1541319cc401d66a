import { randomUUID } from "node:crypto";
import type { Order } from "@velours/sdk/types";
import { type Kysely, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../../platform/store/schema.ts";
import { sendTogether } from "../../../platform/store/sendTogether.ts";
import { inTransaction } from "../../../platform/store/transaction.ts";
import { checkoutBody } from "../../../testing/checkoutBody.ts";
import { fixture } from "../../../testing/fixture.ts";
import { createMerchantHeaders } from "../../../testing/merchant.ts";
import { ids } from "../../../testing/shopData.ts";
import { describeOnBothStores } from "../../../testing/stores.ts";
import { submitWithRetries } from "../../../testing/submitWithRetries.ts";
import { openTestShop } from "../../../testing/testShop.ts";
import { orderWithOffer, toAcceptance } from "../../../testing/upsells.ts";
import { requireSite, upsertSites } from "../../sites/store.ts";
import { invoiceInserts } from "./invoices.ts";

const buyers = 50;
const refunded = 10;

/** Fails transactions when they commit, after they took a number: some buyers' always, and every fourth to be repeated. */
const statements = [
  "create sequence invoice_commits",
  `create function fail_some() returns trigger language plpgsql as $$
    begin
      if exists (select from orders where id = new.order_id and email like 'unlucky%') then
        raise exception 'fails for good';
      end if;
      if nextval('invoice_commits') % 4 = 0 then
        raise exception 'fails once' using errcode = '40001';
      end if;
      return null;
    end
  $$`,
  `create constraint trigger fail_some after insert on invoices deferrable initially deferred
    for each row execute function fail_some()`,
];

describeOnBothStores("series of invoices", (createStore) => {
  let db: Kysely<Database>;
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeAll(async () => {
    db = shop.services.store.db;
    for (const statement of statements) await sql.raw(statement).execute(db);
    await db
      .updateTable("stock")
      .set({ quantity: 1_000 })
      .where("variant_id", "=", ids.halo.violet)
      .execute();
  });

  const readPositions = async (kind: "invoice" | "creditNote") => {
    const rows = await db
      .selectFrom("invoices")
      .select("position")
      .where("kind", "=", kind)
      .orderBy("position")
      .execute();
    return rows.map(({ position }) => Number(position));
  };
  const countFrom1 = (length: number) => Array.from({ length }, (_, index) => index + 1);
  const readOrder = async (id: string) => (await shop.call("getOrder", { params: { id } })).body;

  test(`${buyers} buyers at once, some of whose orders fail when they commit, leave no gap and share no number`, async () => {
    const responses = await Promise.all(
      Array.from({ length: buyers }, (_, nth) =>
        submitWithRetries(
          shop,
          checkoutBody({ email: `${nth % 5 === 0 ? "unlucky" : "lucky"}-${nth}@example.com` }),
        ),
      ),
    );
    const placed = responses.flatMap(({ status, body }) => (status === 200 ? [body as Order] : []));
    expect(placed).toHaveLength((buyers * 4) / 5);
    const orders = await Promise.all(placed.map(({ id }) => readOrder(id)));
    const year = new Date().getUTCFullYear();
    expect(orders.map(({ invoiceNumber }) => invoiceNumber).toSorted()).toEqual(
      countFrom1(placed.length).map((position) => `BOUTIQUE-${year}-${String(position).padStart(6, "0")}`),
    );
    expect(await readPositions("invoice")).toEqual(countFrom1(placed.length));

    const headers = await createMerchantHeaders(shop);
    const refund = (number: string) =>
      shop.call("refundOrder", {
        params: { number },
        body: { lines: [{ line: 1, quantity: 1 }] },
        headers: { ...headers, "idempotency-key": randomUUID() },
      });
    await Promise.all(placed.slice(0, refunded).map(({ number }) => refund(number)));
    expect(await readPositions("creditNote")).toEqual(countFrom1(refunded));
  });

  test("an invoice has the day and year of its site, and keeps them when the site moves", async () => {
    const { body } = await shop.call("submitCheckout", {
      body: checkoutBody({ email: "new-year@example.com" }),
      headers: { "idempotency-key": randomUUID() },
    });
    await sql`delete from invoices where order_id = ${body.id}`.execute(db);
    const site = await requireSite(db, "boutique");
    const move = (timeZone: string) => inTransaction(db, (trx) => upsertSites(trx, [{ ...site, timeZone }]));
    await move("Europe/Paris");
    const invoice = { orderId: body.id, refundId: null, site: "boutique", date: "2031-12-31T23:30:00Z" };
    await inTransaction(db, (trx) => sendTogether(trx, invoiceInserts(invoice)));
    const issued = { invoiceNumber: "BOUTIQUE-2032-000001", invoiceDay: "2032-01-01" };
    expect(await readOrder(body.id)).toMatchObject(issued);
    await move("America/New_York");
    expect(await readOrder(body.id)).toMatchObject(issued);
    await shop.call("cancelOrder", { params: { id: body.id } });
    const { refunds = [] } = await readOrder(body.id);
    const day = new Date(refunds[0]!.created_at).toLocaleDateString("sv-SE", {
      timeZone: "America/New_York",
    });
    expect(refunds).toMatchObject([{ creditNoteDay: day }]);
    await move("UTC");
  });

  test("an offer that two tabs accept at once has the next number of the series, once", async () => {
    const order = await orderWithOffer(shop);
    const taken = await readPositions("invoice");
    await Promise.all([1, 2].map(() => shop.call("acceptUpsell", { body: toAcceptance(order) })));
    expect(await readPositions("invoice")).toEqual([...taken, taken.length + 1]);
    const { invoiceNumber, invoices = [] } = await readOrder(order.id);
    const year = new Date().getUTCFullYear();
    expect(invoices.map(({ number }) => number)).toEqual([
      invoiceNumber,
      `BOUTIQUE-${year}-${String(taken.length + 1).padStart(6, "0")}`,
    ]);
  });

  test("an order and a refund from before there were series keep the order's number", async () => {
    const { body } = await shop.call("submitCheckout", {
      body: checkoutBody({ email: "former@example.com" }),
      headers: { "idempotency-key": randomUUID() },
    });
    await shop.call("cancelOrder", { params: { id: body.id } });
    await sql`delete from invoices where order_id = ${body.id}`.execute(db);
    const { invoiceNumber, refunds = [] } = await readOrder(body.id);
    expect(invoiceNumber).toBe(body.number);
    expect(refunds.map(({ creditNote }) => creditNote)).toEqual([`${body.number}-C1`]);
  });
});
