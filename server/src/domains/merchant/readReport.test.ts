import { decimalText, reportOrders, sumAmounts } from "@velours/sdk/rules";
import { priceCreditNote, SummedReport } from "@velours/sdk/shop";
import type { MerchantOrder, Order, Report, ReportRow, Site, SoldOrder } from "@velours/sdk/types";
import { type RawBuilder, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { doDueJobs } from "../../assembly/runJobs.ts";
import { indexes } from "../../assembly/store/indexes.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { address, checkoutBody } from "../../testing/checkoutBody.ts";
import { createRandom } from "../../testing/createRandom.ts";
import { deliverGiftCards } from "../../testing/deliverGiftCards.ts";
import { failPayment } from "../../testing/failPayment.ts";
import { fixture } from "../../testing/fixture.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { ids } from "../../testing/shopData.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { orderWithOffer, toAcceptance } from "../../testing/upsells.ts";
import { sumGiftCards } from "../giftcards/store/sumGiftCards.ts";
import { selectRefunds } from "../orders/store/listRefunds.ts";
import { selectPage } from "../orders/store/sumOrders.ts";
import { readSite, upsertSites } from "../sites/store.ts";
import { createKey } from "./createKey.ts";
import { doForOrders } from "./ordersCommand.ts";
import { streamRows } from "./reports/streamRows.ts";

const period = "from=2026-01-01&until=2026-12-31";

describeOnStores("readReport", (createStore) => {
  let headers: Record<string, string>;
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeAll(async () => {
    headers = await createMerchantHeaders(shop, ["reports:read", "orders:read"]);
    await shop.services.store.makeIndexes(indexes);
    await db().updateTable("stock").set({ quantity: 1000 }).where("quantity", "is not", null).execute();
    await fill();
  });
  const db = () => shop.services.store.db;

  const read = async (name: string, query = period): Promise<Report> => {
    const response = await shop.call("readReport", { params: { name }, query, headers });
    expect([response.status, response.text]).toEqual([200, response.text]);
    return response.body;
  };
  const buy = async (quantity: number, zip: { state: string; zipcode: string; total: number }) => {
    const shipping = { ...address, ...zip };
    const { total, ...place } = zip;
    const body = checkoutBody({
      total,
      cart: { products: [{ variant: { id: ids.halo.violet }, quantity, price: 48 * quantity }] },
      user: { address: { shipping: { ...shipping, ...place }, billing: address } },
    });
    const response = await shop.call("submitCheckout", { body });
    expect([response.status, response.text]).toEqual([200, response.text]);
    return response.body;
  };
  const move = (order: Order, at: string) =>
    sql`update orders set created_at = ${at}::timestamptz where id = ${order.id}`.execute(db());
  const refund = async (order: Order, lines: string, at: string) => {
    await doForOrders(db(), ["refund", order.number, "--lines", lines]);
    await sql`update refunds set created_at = ${at}::timestamptz
      where id = (select id from refunds where order_id = ${order.id} order by created_at desc limit 1)`.execute(
      db(),
    );
  };

  const orders: Order[] = [];
  async function fill(): Promise<void> {
    const texas = { state: "TX", zipcode: "78701", total: 103.92 };
    for (const [nth, at] of [
      "2026-03-31T23:30:00Z",
      "2026-04-01T03:30:00Z",
      "2026-04-01T12:00:00.123456Z",
      "2026-04-01T12:00:00.123457Z",
      "2026-05-02T00:00:00Z",
    ].entries()) {
      const order = await buy(2, texas);
      orders.push(order);
      await move(order, at);
      if (nth === 1) await refund(order, "1:1", "2026-05-10T10:00:00Z");
      if (nth === 2) {
        await refund(order, "1:1", "2026-05-11T10:00:00Z");
        await refund(order, "1:1", "2026-06-11T10:00:00Z");
      }
    }
    await doForOrders(db(), ["cancel", orders[3]!.number]);
    await sql`update refunds set created_at = '2026-06-30T12:00:00Z' where order_id = ${orders[3]!.id}`.execute(
      db(),
    );
    await failPayment(shop, orders[4]!.id);
    // As a process of an older version leaves it.
    await sql`update payment_attempts set failed_at = null, withdrawn_at = '2026-06-15T12:00:00Z'
      where order_id = ${orders[4]!.id}`.execute(db());
  }
  const open = async (filters: object, limit = 100): Promise<MerchantOrder[]> => {
    const query = new URLSearchParams({ ...filters, limit: String(limit) }).toString();
    const response = await shop.call("listMerchantOrders", { query, headers });
    expect([response.status, response.text]).toEqual([200, response.text]);
    return response.body;
  };
  const readPresented = async (): Promise<SoldOrder[]> => {
    const found = await shop.call("listMerchantOrders", { query: "limit=100", headers });
    return found.body.map(({ order }) => order);
  };
  const sum = (rows: readonly ReportRow[], name: keyof ReportRow) =>
    sumAmounts(rows.map((row) => Number(row[name])));

  test("of sales adds up to the orders and refunds, to the cent, whatever it is grouped by", async () => {
    const presented = await readPresented();
    const invoices = presented.map(({ invoice }) => invoice);
    const refunds = presented.flatMap((order) => order.refunds ?? []);
    for (const by of ["day", "month", "country", "state", "site"]) {
      const { rows, totals } = await read("sales", `${period}&by=${by}`);
      expect([by, sum(rows, "goods")]).toEqual([by, sumAmounts(invoices.map(({ subtotal }) => subtotal))]);
      expect(sum(rows, "taxes")).toBe(sumAmounts(invoices.map(({ taxes }) => taxes._total.regional)));
      expect(sum(rows, "total")).toBe(
        sumAmounts(invoices.flatMap(({ total, payments }) => [total, payments.giftCard, payments.credits])),
      );
      expect(sum(rows, "refunded")).toBe(sumAmounts(refunds.map(({ amount }) => amount)));
      expect(sum(rows, "orders")).toBe(presented.length);
      expect(totals).toEqual([
        expect.objectContaining({ group: "", currency: "USD", orders: presented.length, unpaid: "103.92" }),
      ]);
      expect(sum(totals, "net")).toBe(sum(rows, "net"));
    }
  });

  test("of taxes takes back what credit notes do", async () => {
    const presented = await readPresented();
    const notes = presented.flatMap((order) =>
      (order.refunds ?? []).map((refund) => priceCreditNote(order, refund)),
    );
    const { rows } = await read("taxes", `${period}&by=state`);
    expect(rows.map(({ group }) => group)).toEqual(["US-TX"]);
    expect(rows[0]).toMatchObject({ taxable: "480.00", taxes: "39.60" });
    expect(sum(rows, "taxesRefunded")).toBe(sumAmounts(notes.map(({ taxes }) => taxes)));
    expect(sum(rows, "taxesRefunded")).toBe(19.8);
  });

  test("counts a day in the time zone of the site, and a refund on its own day", async () => {
    const groups = async () =>
      (await read("sales", `${period}&by=day`)).rows.map(({ group, orders, refunded, unpaid }) => [
        group,
        orders,
        refunded,
        ...(unpaid === "0.00" ? [] : [unpaid]),
      ]);
    const refunds = [
      ["2026-05-10", 0, "51.96"],
      ["2026-05-11", 0, "51.96"],
      ["2026-06-11", 0, "51.96"],
      ["2026-06-15", 0, "0.00", "103.92"],
      ["2026-06-30", 0, "103.92"],
    ];
    expect(await groups()).toEqual([
      ["2026-03-31", 1, "0.00"],
      ["2026-04-01", 3, "0.00"],
      ["2026-05-02", 1, "0.00"],
      ...refunds,
    ]);
    const site = (await readSite(db(), "boutique")) as Site;
    await inTransaction(db(), (trx) => upsertSites(trx, [{ ...site, timeZone: "America/New_York" }]));
    expect(await groups()).toEqual([
      ["2026-03-31", 2, "0.00"],
      ["2026-04-01", 2, "0.00"],
      ["2026-05-01", 1, "0.00"],
      ...refunds,
    ]);
    expect((await read("sales", "from=2026-04-01&until=2026-04-01")).rows).toMatchObject([{ orders: 2 }]);
    await inTransaction(db(), (trx) => upsertSites(trx, [site]));
  });

  test("of products, promotions, refunds and liabilities adds up to the same", async () => {
    expect((await read("products", `${period}&by=site`)).rows).toMatchObject([
      { itemId: ids.halo.product, units: 10, goods: "480.00", refundedUnits: 5, refunded: "259.80" },
    ]);
    expect((await read("promotions")).rows).toEqual([]);
    expect((await read("refunds", `${period}&by=site`)).rows).toMatchObject([
      { refunds: 4, goods: "240.00", taxes: "19.80", refunded: "259.80", card: "259.80", withheld: "0.00" },
    ]);
    const { rows } = await read("liabilities", "from=2026-01-01&until=2099-12-31".replace("2099", "2027"));
    const cards = await db().selectFrom("gift_cards").select(["currency", "remaining"]).execute();
    for (const row of rows.filter(({ item }) => item === "giftCards")) {
      const owed = cards.filter(({ currency }) => currency === row.currency);
      expect(Number(row.closing)).toBe(sumAmounts(owed.map(({ remaining }) => remaining)));
    }
    expect(rows.length).toBeGreaterThan(0);
  });

  test("of liabilities owes a bought gift card from its order on, made or not, until it is refunded", async () => {
    const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const delivery = (email: string) => ({
      from: { email: "ada@example.com", name: "Ada", message: null },
      to: { email },
      date,
    });
    const cart = {
      products: [
        {
          variant: { id: ids.giftCard.variant },
          quantity: 3,
          delivery: ["bo", "cleo", "dan"].map((name) => delivery(`${name}@example.com`)),
        },
      ],
      type: "digital" as const,
      shipping: null,
      invoice: { total: 150, currency: "USD" as const },
    };
    const owed = async (day: string) => {
      const { rows } = await read("liabilities", `from=${day}&until=${day}`);
      const row = rows.find(({ item, currency }) => item === "giftCards" && currency === "USD");
      return [row?.added, row?.used, row?.closing].map((amount) => Number(amount ?? 0));
    };
    const [bought, today] = ["2020-02-10", new Date().toISOString().slice(0, 10)];
    const [, , before] = await owed(bought);
    const { status, body: order } = await shop.call("submitCheckout", { body: checkoutBody({ cart }) });
    expect(status).toBe(200);
    await move(order, `${bought}T12:00:00Z`);
    expect(await owed(bought), "before it is paid").toEqual([150, 0, before! + 150]);
    await doDueJobs(shop.services, shop.app.log);
    expect(await owed(bought), "paid").toEqual([150, 0, before! + 150]);
    const [added, used, closing] = await owed(today);
    await doForOrders(db(), ["refund", order.number, "--lines", "1:1"]);
    expect(await owed(bought), "one refunded since").toEqual([150, 0, before! + 150]);
    expect(await owed(today), "one refunded").toEqual([added, used! + 50, closing! - 50]);
    await deliverGiftCards(shop);
    expect(await owed(bought), "made since").toEqual([150, 0, before! + 150]);
    expect(await owed(today), "made").toEqual([added, used! + 50, closing! - 50]);
    await doForOrders(db(), ["refund", order.number]);
    expect(await owed(today), "all refunded").toEqual([added, used! + 150, closing! - 150]);

    const days = { from: bought, until: today, zones: {}, sites: null };
    const steps = await Array.fromAsync(sumGiftCards(db(), days));
    expect(steps.length, "statements for six years").toBeGreaterThan(20);

    const failed = (await shop.call("submitCheckout", { body: checkoutBody({ cart }) })).body;
    await move(failed, `${bought}T12:00:00Z`);
    await doDueJobs(shop.services, shop.app.log);
    await failPayment(shop, failed.id);
    const takeBack = (at: string) =>
      sql`update jobs set run_at = ${at}::timestamptz where kind = 'failed-payment' and done_at is null`.execute(
        db(),
      );
    await takeBack("2099-01-01");
    await deliverGiftCards(shop);
    expect(await owed(bought), "its payment failed, and its cards are due").toEqual([300, 0, before! + 300]);
    await takeBack("2020-01-01");
    await doDueJobs(shop.services, shop.app.log);
    expect(await owed(bought), "its payment failed since").toEqual([300, 0, before! + 300]);
    expect(await owed(today), "its payment failed").toEqual([added, used! + 300, closing! - 150]);

    // As a process of an older version takes it back: without the places of cards that are not made.
    const older = (await shop.call("submitCheckout", { body: checkoutBody({ cart }) })).body;
    await move(older, `${bought}T12:00:00Z`);
    await doDueJobs(shop.services, shop.app.log);
    await sql`update payment_attempts set state = 'failed', withdrawn_at = now() where order_id = ${older.id}`.execute(
      db(),
    );
    await deliverGiftCards(shop);
    expect(await owed(bought), "taken back by an older version").toEqual([450, 0, before! + 450]);
    expect(await owed(today), "taken back by an older version").toEqual([added, used! + 450, closing! - 150]);
  });

  test("opens: each row's orders are those that its filters list", async () => {
    const site = (await readSite(db(), "boutique")) as Site;
    for (const timeZone of ["America/New_York", "UTC"]) {
      await inTransaction(db(), (trx) => upsertSites(trx, [{ ...site, timeZone }]));
      for (const by of ["day", "month", "country", "state", "site"] as const) {
        const report = await read("sales", `${period}&by=${by}`);
        for (const row of report.rows) {
          const placed = await open(reportOrders(report, row, "orders") ?? {});
          expect([by, row.group, placed.length]).toEqual([by, row.group, row.orders]);
          const refunded = await open(reportOrders(report, row, "refunded") ?? {});
          expect([by, row.group, refunded.length > 0]).toEqual([by, row.group, row.refunded !== "0.00"]);
        }
        const [total] = report.totals;
        expect(await open(reportOrders(report, total!, "orders", true) ?? {})).toHaveLength(total!.orders!);
      }
    }
    const products = await read("products", `${period}&by=month`);
    expect(products.rows.length).toBeGreaterThan(0);
    for (const row of products.rows.filter(({ units }) => units! > 0)) {
      const sold = (await open(reportOrders(products, row, "units") ?? {})).flatMap(
        ({ order }) => order.products,
      );
      expect(sold.reduce((units, { _quantity }) => units + _quantity, 0)).toBe(row.units);
    }
    const days = { fromDay: "2026-01-01", untilDay: "2026-12-31" };
    for (const nobody of [
      { promotion: "NOBODY" },
      { product: 999_999 },
      { state: "" },
      { country: "" },
      { currency: "EUR" },
    ])
      expect([nobody, await open({ ...days, ...nobody })]).toEqual([nobody, []]);
    expect(await open({ fromDay: "0000-01-01", untilDay: "9999-12-31" })).not.toEqual([]);
    for (const name of ["sales", "refunds", "taxes"] as const)
      for (const edge of ["from=0001-01-01&until=0001-01-02", "from=9999-12-30&until=9999-12-31"])
        expect([name, edge, (await read(name, edge)).rows]).toEqual([name, edge, []]);
  });

  test.each([
    ["currency=USD", { currency: "Needs fromDay and untilDay" }],
    ["product=1&fromDay=2026-01-01", { product: "Needs fromDay and untilDay" }],
    ["state=&fromDay=2020-01-01&untilDay=2026-01-01", { untilDay: expect.stringContaining("731 days") }],
    ["daysOf=refunded&fromDay=2026-01-01", { untilDay: expect.stringContaining("731 days") }],
  ])("refuses to list orders of %s", async (query, value) => {
    const response = await shop.call<"listMerchantOrders", 400>("listMerchantOrders", { query, headers });
    expect([response.status, response.body]).toMatchObject([400, { value }]);
  });

  test("of random orders and refunds adds up to them, to the cent, month by month", async () => {
    const random = createRandom(20261127);
    const pick = (most: number) => (random() * most) | 0;
    const day = () => new Date(Date.UTC(2025, pick(12), 1 + pick(28), pick(24), pick(60))).toISOString();
    const bought: string[] = [];
    const totals: Record<number, number> = { 2: 103.92, 3: 155.88, 4: 207.84, 5: 259.8 };
    for (let nth = 0; nth < 14; nth++) {
      const quantity = 2 + pick(4);
      const order = await buy(quantity, { state: "TX", zipcode: "78701", total: totals[quantity]! });
      bought.push(order.number);
      await move(order, day());
      for (let times = pick(3); times > 0; times--) await refund(order, "1:1", day());
    }
    const presented = (await readPresented()).filter(({ number }) => bought.includes(number));
    const year = "from=2025-01-01&until=2025-12-31&by=month";
    const [sales, taxes] = [await read("sales", year), await read("taxes", year)];
    for (let month = 1; month <= 12; month++) {
      const group = `2025-${String(month).padStart(2, "0")}`;
      const stored = await sql<{ number: string; of: string }>`
        select null as number, id as of from refunds where to_char(created_at at time zone 'UTC', 'YYYY-MM') = ${group}
        union all select document ->> 'number', null from orders where to_char(created_at at time zone 'UTC', 'YYYY-MM') = ${group}`.execute(
        db(),
      );
      const placed = stored.rows.filter(({ of }) => of === null).map(({ number }) => number);
      const refunded = stored.rows.map(({ of }) => of);
      const ofMonth = presented.filter(({ number }) => placed.includes(number));
      const notes = presented.flatMap((order) =>
        (order.refunds ?? [])
          .filter(({ id }) => refunded.includes(id))
          .map((each) => priceCreditNote(order, each)),
      );
      const inMonth = ({ rows }: Report) => rows.filter((row) => row.group === group);
      expect([group, sum(inMonth(sales), "orders")]).toEqual([group, ofMonth.length]);
      expect(sum(inMonth(sales), "total")).toBe(sumAmounts(ofMonth.map(({ invoice }) => invoice.total)));
      expect(sum(inMonth(sales), "refunded")).toBe(sumAmounts(notes.map(({ total }) => total)));
      expect(sum(inMonth(taxes), "taxes")).toBe(
        sumAmounts(ofMonth.map(({ invoice }) => invoice.taxes.total)),
      );
      expect(sum(inMonth(taxes), "taxesRefunded")).toBe(sumAmounts(notes.map((note) => note.taxes)));
    }

    const days = { from: "2025-01-01", until: "2026-12-31" };
    for (const name of ["sales", "taxes", "promotions", "products", "refunds"] as const)
      for (const by of ["day", "month", "country", "state", "site"] as const) {
        const { rows, totals } = await read(name, `${new URLSearchParams({ ...days, by })}`);
        const report = new SummedReport({ name, ...days, by }, { mostRows: 1 });
        const inPages = { sites: null, isGone: () => false, pageSize: 2 };
        const streamed = (await Array.fromAsync(streamRows({ jobs: db() }, report, inPages))).flat();
        expect([name, by, streamed]).toEqual([name, by, rows]);
        expect(report.totals()).toEqual(totals);
      }
  });

  test("reads no further once nobody waits for it", async () => {
    const report = new SummedReport({ name: "sales", from: "2025-01-01", until: "2026-12-31", by: "month" });
    let pages = 0;
    const caller = { sites: null, isGone: () => ++pages === 2, pageSize: 1 };
    expect((await Array.fromAsync(streamRows({ jobs: db() }, report, caller))).length).toBeLessThanOrEqual(1);
    expect(pages).toBe(2);
  });

  test("has the first rows of a limit, how many it left out, and the sums of all", async () => {
    const whole = await read("sales");
    const { rows, totals, more } = await read("sales", `${period}&limit=2`);
    expect([rows, totals, more]).toEqual([whole.rows.slice(0, 2), whole.totals, whole.rows.length - 2]);
    expect(whole).not.toHaveProperty("more");
    expect(await read("sales", `${period}&limit=${whole.rows.length}`)).toEqual(whole);
  });

  test("of promotions says what each took off lines and shipping, and what it gave", async () => {
    const order = await buy(2, { state: "TX", zipcode: "78701", total: 103.92 });
    await move(order, "2022-07-01T12:00:00Z");
    const promoted = { promotion: 10, shipping: 7, freeProduct: 24 };
    await sql`update orders set document = jsonb_set(document, '{invoice,discounts}',
        document #> '{invoice,discounts}' || ${JSON.stringify(promoted)}::jsonb) || '{"promotion": {"name": "SPRING"}}'
      where id = ${order.id}`.execute(db());
    expect((await read("promotions", "from=2022-01-01&until=2022-12-31")).rows).toMatchObject([
      {
        item: "SPRING",
        orders: 1,
        discounts: "17.00",
        shippingDiscounts: "7.00",
        gifts: "24.00",
        total: "103.92",
      },
    ]);
  });

  test("finds the orders and refunds of a period by index, each page behind the one before", async () => {
    const days = {
      from: "2026-04-01",
      until: "2026-04-30",
      zones: { boutique: "America/New_York" },
      sites: null,
    };
    const plan = (statement: RawBuilder<unknown>) =>
      db()
        .transaction()
        .execute(async (trx) => {
          for (const way of ["seqscan", "bitmapscan", "sort"])
            await sql`set local ${sql.ref(`enable_${way}`)} = off`.execute(trx);
          const { rows } = await sql<Record<string, string>>`explain ${statement}`.execute(trx);
          return rows.map((row) => row["QUERY PLAN"]).join("\n");
        });
    const orders = await plan(selectPage(days));
    expect(orders).toMatch(/Index Scan Backward using orders_created/);
    expect(orders).toMatch(/Index Cond: .*created_at < .*ROW\(created_at, number\) > /);
    expect(orders).not.toContain("Sort");
    const refunds = await plan(selectRefunds(days));
    expect(refunds).toMatch(/Index (Only )?Scan using refunds_created/);
    expect(refunds).toMatch(/Index Cond: .*created_at < .*ROW\(created_at, id\) > /);
  });

  test("is the same as CSV, a line a row", async () => {
    const { status, text } = await shop.call("exportReport", {
      params: { name: "sales" },
      query: `${period}&by=month`,
      headers,
    });
    expect([status, text.split("\r\n")[0]]).toEqual([
      200,
      "group,currency,orders,goods,discounts,shipping,taxes,duties,total,card,giftCard,credits,giftCardsSold,unpaid,refunded,failed,net",
    ]);
    expect(text.split("\r\n")[1]).toBe(
      "2026-03,USD,1,96.00,0.00,0.00,7.92,0.00,103.92,103.92,0.00,0.00,0.00,0.00,0.00,0.00,103.92",
    );
  });

  test("is of the sites that the caller works for", async () => {
    for (const [site, orders] of [
      ["outlet", 0],
      ["boutique", 5],
    ] as const) {
      const key = await createKey(db(), "clerk", ["reports:read"], { sites: [site] });
      const { body } = await shop.call("readReport", {
        params: { name: "sales" },
        query: `${period}&by=site`,
        headers: { "x-merchant-key": key },
      });
      expect([site, sum(body.rows, "orders"), sum(body.rows, "refunded") > 0]).toEqual([
        site,
        orders,
        orders > 0,
      ]);
    }
  });

  test.each([
    ["from=2026-05-02&until=2026-05-01", "The last day is before the first"],
    ["from=2020-01-01&until=2026-05-01", "The last day is more than 731 days after the first"],
  ])("refuses %s", async (query, text) => {
    const response = await shop.call<"readReport", 400>("readReport", {
      params: { name: "sales" },
      query,
      headers,
    });
    expect([response.status, response.body]).toMatchObject([400, { value: { until: text } }]);
  });

  test("counts no duties that the carrier collects, because prices contain the tax", async () => {
    const british = { ...address, state: "London", zipcode: "N1 9GU", country: "GB" };
    const body = checkoutBody({
      cart: {
        products: [{ variant: { id: ids.halo.violet }, quantity: 2, price: 94 }],
        shipping: { service: "usps", type: "standard", identifier: "gb-standard", amount: 6 },
        invoice: { total: 100, currency: "GBP" },
      },
      user: { address: { shipping: british, billing: british } },
    });
    const response = await shop.call("submitCheckout", { body });
    expect([response.status, response.text]).toEqual([200, response.text]);
    expect(response.body.invoice.taxes).toMatchObject({ _total: { shipping: 4.5 }, included: true });
    await move(response.body, "2024-05-01T12:00:00Z");
    const year = "from=2024-01-01&until=2024-12-31";
    const sale = { goods: "94.00", shipping: "6.00", duties: "0.00", total: "100.00" };
    expect((await read("sales", year)).rows).toMatchObject([sale]);
    const [{ taxes, duties, net } = {}] = (await read("taxes", year)).rows;
    expect([duties, net]).toEqual(["0.00", taxes]);
  });

  test("of sales says how orders were paid, that gift cards were sold, and what of refunds failed", async () => {
    const delivery = { from: { email: null, name: "Ada" }, to: { email: "bo@example.com" } };
    const products = [
      { variant: { id: ids.halo.violet }, quantity: 2, price: 96 },
      { variant: { id: ids.giftCard.variant }, quantity: 1, price: 50, delivery },
    ];
    const giftCard = { code: "1000-0000-0000-0001" };
    const body = checkoutBody({ total: 50, cart: { products, type: "mix", giftCard } });
    const { body: order } = await shop.call("submitCheckout", { body });
    await move(order, "2023-07-01T12:00:00Z");
    await refund(order, "1:1", "2023-07-02T12:00:00Z");
    await sql`update refund_payments set state = 'failed'
      where refund_id in (select id from refunds where order_id = ${order.id})`.execute(db());
    const year = "from=2023-01-01&until=2023-12-31";
    expect((await read("sales", `${year}&by=month`)).rows).toMatchObject([
      {
        total: "153.92",
        card: "50.00",
        giftCard: "103.92",
        credits: "0.00",
        giftCardsSold: "50.00",
        refunded: "51.96",
        failed: "50.00",
        net: "151.96",
      },
    ]);
    expect((await read("refunds", `${year}&by=month`)).rows).toMatchObject([
      { refunded: "51.96", card: "50.00", giftCard: "1.96", failed: "50.00" },
    ]);
  });

  test("counts an offer that was accepted after midnight on the day of its own invoice", async () => {
    const { body: order } = await shop.call("acceptUpsell", {
      body: toAcceptance(await orderWithOffer(shop)),
    });
    const [bought, offered] = (order.invoices ?? []).map(({ invoice }) => ({
      total: decimalText(invoice.total),
      card: decimalText(invoice.total),
      taxes: decimalText(invoice.taxes._total.regional),
    }));
    // Where a day begins first: 14 hours before UTC.
    const site = (await readSite(db(), "boutique")) as Site;
    await inTransaction(db(), (trx) => upsertSites(trx, [{ ...site, timeZone: "Pacific/Kiritimati" }]));
    await move(order, "2022-03-31T09:58:00Z");
    await sql`update orders set document = jsonb_set(document, '{invoices,1,time}', '"2022-03-31T10:03:00.000Z"')
      where id = ${order.id}`.execute(db());
    const spring = await read("sales", "from=2022-03-01&until=2022-04-30&by=month");
    expect(spring.rows).toMatchObject([
      { group: "2022-03", orders: 1, ...bought },
      { group: "2022-04", orders: 0, ...offered },
    ]);
    expect(spring.totals).toMatchObject([{ orders: 1, total: decimalText(order.invoice.total) }]);
    const april = "from=2022-04-01&until=2022-04-01";
    const report = await read("sales", april);
    expect(report.rows).toMatchObject([offered]);
    expect((await read("taxes", april)).rows).toMatchObject([{ orders: 0, taxes: offered?.taxes }]);
    expect((await read("products", april)).rows).toMatchObject([
      { itemId: order.products.at(-1)?.id, units: 1 },
    ]);
    const listed = async (column: "orders" | "total") => {
      const orders = await open(reportOrders(report, report.rows[0]!, column) ?? {});
      return orders.map((each) => each.order.number);
    };
    expect([await listed("total"), await listed("orders")]).toEqual([[order.number], []]);
    await inTransaction(db(), (trx) => upsertSites(trx, [site]));
  });

  test("counts an older order with a country and a state in small letters as it does others", async () => {
    const order = await buy(2, { state: "TX", zipcode: "78701", total: 103.92 });
    await move(order, "2021-06-15T12:00:00Z");
    await sql`update orders set document = document
        || '{"address": {"billing": null, "shipping": {"country": "us", "state": "tx"}}}'
      where id = ${order.id}`.execute(db());
    const report = await read("sales", "from=2021-01-01&until=2021-12-31&by=state");
    expect(report.rows).toMatchObject([{ group: "US-TX", orders: 1 }]);
    const listed = await open(reportOrders(report, report.rows[0]!, "total") ?? {});
    expect(listed.map(({ order: { number } }) => number)).toEqual([order.number]);
  });
});
