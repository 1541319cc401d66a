import { randomUUID } from "node:crypto";
import { sumAmounts } from "@velours/sdk/rules";
import type { MerchantOrder, Order, OrderRow } from "@velours/sdk/types";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { ids } from "../../testing/shopData.ts";
import { upsertGiftCards } from "../giftcards/store.ts";

describeOperation("exportOrders", (shop) => {
  const db = () => shop().services.store.db;
  let headers: Record<string, string>;
  const orders: Order[] = [];
  const giftCard = "9-0000-0000-0042";
  beforeAll(async () => {
    headers = await createMerchantHeaders(shop());
    await inTransaction(db(), (trx) =>
      upsertGiftCards(trx, [{ code: giftCard, amount_remaining: 50, site: "boutique", currency: "USD" }]),
    );
    for (const body of [
      checkoutBody(),
      checkoutBody({ total: 53.92, cart: { giftCard: { code: giftCard } } }),
      checkoutBody(),
    ])
      orders.push((await shop().call("submitCheckout", { body })).body);
    const refund = (order: Order, body: object) =>
      shop().call("refundOrder", {
        params: { number: order.number },
        body,
        headers: { ...headers, "idempotency-key": randomUUID() },
      });
    await refund(orders[0]!, { lines: [{ line: 1, quantity: 1 }] });
    await refund(orders[0]!, {});
    await refund(orders[1]!, { lines: [{ line: 1, quantity: 1 }] });
  });

  const send = async (query: object = {}) =>
    shop().call("exportOrders", {
      query: new URLSearchParams(query as Record<string, string>).toString(),
      headers,
    });
  const readRows = async (query: object = {}): Promise<OrderRow[]> =>
    (await send({ format: "ndjson", ...query })).text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  const sum = (rows: readonly OrderRow[]) => sumAmounts(rows.map(({ amount }) => Number(amount)));
  const sumMeans = (rows: readonly OrderRow[]) =>
    (["card", "giftCard", "credits"] as const).map((means) =>
      sumAmounts(rows.map((row) => Number(row[means]))),
    );

  test("200: sales add up to what was paid, refunds to what was given back, taxes to the invoice's", async () => {
    const rows = await readRows();
    const { body } = await shop().call("listMerchantOrders", { headers });
    for (const { order } of body as MerchantOrder[]) {
      const own = rows.filter((row) => row.order === order.number);
      const { total, payments, taxes } = order.invoice;
      const sold = own.filter(({ creditNote }) => creditNote === null);
      expect(sum(sold)).toBe(sumAmounts([total, payments.giftCard, payments.credits]));
      expect(sumAmounts(sold.map((row) => Number(row.taxes)))).toBe(taxes._total.regional);
      const back = sumAmounts((order.refunds ?? []).map(({ amount }) => -amount));
      expect(sum(own.filter(({ creditNote }) => creditNote !== null))).toBe(back);
      expect(sumMeans(sold)).toEqual([total, payments.giftCard, payments.credits]);
      expect(sumAmounts(sumMeans(own))).toBe(sum(own));
    }
    expect(sum(rows.filter(({ order }) => order === orders[0]?.number))).toBe(0);
  });

  test("200: a row a line with its SKU, a refund negative with its credit note, and nobody's name", async () => {
    const { number } = orders[0]!;
    const rows = await readRows({ q: number });
    expect(rows.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ["sale", 2],
      ["payment", null],
      ["refund", -1],
      ["paymentRefund", null],
      ["refund", -1],
      ["paymentRefund", null],
    ]);
    expect(rows[0]).toMatchObject({
      line: 1,
      sku: `SKU-${ids.halo.violet}`,
      amount: "103.92",
      taxes: "7.92",
      country: "US",
      state: "TX",
    });
    expect(rows[1]).toMatchObject({ amount: "0.00", card: "103.92", giftCard: "0.00", credits: "0.00" });
    expect(rows[3]).toMatchObject({ amount: "0.00", card: "-51.96" });
    expect(rows[2]).toMatchObject({
      amount: "-51.96",
      taxes: "-3.96",
      creditNote: expect.stringMatching(/^BOUTIQUE-CN-\d{4}-\d{6}$/),
    });
    expect(JSON.stringify(rows)).not.toMatch(/ada|moreau|main st/i);
  });

  test("200: CSV with the names of its columns, and formulas disarmed", async () => {
    await sql`update orders set document = jsonb_set(document, '{products,0,title}', '"=1+1, \\"x\\""')
      where id = ${orders[2]!.id}`.execute(db());
    const { text, headers: answered } = await send({ q: orders[2]!.number });
    const [header, line, , ...rest] = text.split("\r\n");
    expect(header).toMatch(/^order,site,status,placedAt,/);
    expect(line).toContain(`"'=1+1, ""x"""`);
    expect(rest).toEqual([""]);
    expect(answered["content-disposition"]).toBe('attachment; filename="orders.csv"');
  });

  test("200: the list's filters; no order is no row", async () => {
    const numbers = async (query: object) => new Set((await readRows(query)).map(({ order }) => order));
    expect(await numbers({ status: "refunded" })).toEqual(new Set([orders[0]!.number]));
    expect((await send({ status: "cancelled" })).text.split("\r\n")).toHaveLength(2);
  });

  test("200: each of more orders than a page has, once", async () => {
    await sql`
      insert into orders (id, number, site, email, currency, total, document, line_values_from, status, created_at)
      select md5(n::text)::uuid, 900000 + n, 'outlet', email, currency, total,
        document || jsonb_build_object('number', 'V-' || (900000 + n)::text, 'site', 'outlet'), 'order', 'paid',
        created_at - make_interval(mins => n)
      from orders, generate_series(1, 250) n where id = ${orders[2]!.id}`.execute(db());
    const rows = await readRows({ site: "outlet" });
    expect([rows.length, new Set(rows.map(({ order }) => order)).size]).toEqual([500, 250]);
  });
});
