import { type ReportColumn, reportEntries, sumAmounts } from "@velours/sdk/rules";
import type { LiabilityEntry, Report, ReportRow, Site } from "@velours/sdk/types";
import { type RawBuilder, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { doDueJobs } from "../../assembly/runJobs.ts";
import { indexes } from "../../assembly/store/indexes.ts";
import { type Ledger, selectPage } from "../../platform/store/ledger.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { createMember } from "../../testing/createMember.ts";
import { createRandom } from "../../testing/createRandom.ts";
import { deliverGiftCards } from "../../testing/deliverGiftCards.ts";
import { fixture } from "../../testing/fixture.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { ids } from "../../testing/shopData.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { cashBackLedger } from "../credits/store/cashBackLedger.ts";
import { emptyExpiredCredits } from "../credits/store.ts";
import { giftCardLedger } from "../giftcards/store/giftCardLedger.ts";
import { readSite, upsertSites } from "../sites/store.ts";
import { createKey } from "./createKey.ts";
import { doForOrders } from "./ordersCommand.ts";

const figures = ["opening", "added", "used", "closing"] as const satisfies readonly ReportColumn[];
const months = ["2024-02", "2024-03", "2025-02", "2025-06", "2025-07"];
const daysOf = (month: string): string => {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0));
  return `from=${month}-01&until=${last.toISOString().slice(0, 10)}`;
};

describeOnStores("listLiabilityEntries", (createStore) => {
  const random = createRandom(20261130);
  const pick = (most: number) => (random() * most) | 0;
  const time = () => new Date(Date.UTC(2024, pick(24), 1 + pick(28), pick(24), pick(60))).toISOString();
  const cents = (most: number) => (1 + pick(most * 100)) / 100;
  let headers: Record<string, string>;
  let bought: { number: string; id: string }[];
  let memberId: number;
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  const db = () => shop.services.store.db;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

  beforeAll(async () => {
    headers = await createMerchantHeaders(shop, ["reports:read"]);
    await shop.services.store.makeIndexes(indexes);
    const site = (await readSite(db(), "boutique")) as Site;
    await inTransaction(db(), (trx) => upsertSites(trx, [{ ...site, timeZone: "America/New_York" }]));
    await fillCards();
    await fillCashBack();
    // In New York these are the last days of the months before.
    bought = [await buyCards("2024-03-01T03:00:00Z"), await buyCards("2025-07-01T02:00:00Z")];
    await doDueJobs(shop.services, shop.app.log);
    await sql`update jobs set run_at = now() where kind = 'gift-card' and payload ->> 'order_id' = ${bought[0]!.id}`.execute(
      db(),
    );
    await doDueJobs(shop.services, shop.app.log);
    await doForOrders(db(), ["refund", bought[1]!.number, "--lines", "1:1"]);
  });

  async function fillCards(): Promise<void> {
    for (let nth = 10; nth < 24; nth++) {
      const code = `7000-0000-0000-00${nth}`;
      const site = nth % 3 === 0 ? "outlet" : "boutique";
      await sql`insert into gift_cards (code, remaining, currency, site, document)
        values (${code}, 0, ${nth % 4 === 0 ? "EUR" : "USD"}, ${site}, '{}')`.execute(db());
      const add = (reason: string, amount: number) =>
        sql`insert into gift_card_entries (code, amount, reason, created_at)
          values (${code}, ${amount}, ${reason}, ${time()}::timestamptz)`.execute(db());
      await add(nth % 2 === 0 ? "import" : "issue", cents(500));
      for (let times = pick(6); times > 0; times--) await add("order", -cents(60));
      for (let times = pick(3); times > 0; times--) await add("refund", cents(30));
      await add("block", nth % 5 === 0 ? 0 : -cents(9));
    }
  }
  async function fillCashBack(): Promise<void> {
    memberId = (await createMember(shop)).id;
    for (let nth = 0; nth < 8; nth++) {
      const site = nth % 3 === 0 ? "outlet" : "boutique";
      const { rows } = await sql<{ id: string }>`
        insert into credits (site, currency, user_id, email, balance, expires_at)
        values (${site}, ${nth % 4 === 3 ? "EUR" : "USD"}, ${nth === 0 ? memberId : null},
          ${nth === 0 ? null : `guest-${nth}@example.com`}, ${nth < 2 ? 12.34 : 0}, now() - interval '1 day')
        returning id`.execute(db());
      for (let times = 3 + pick(9); times > 0; times--)
        await sql`insert into credit_entries (credit_id, type, amount, created_at)
          values (${rows[0]!.id}, ${times % 3 === 0 ? "decrease" : "increase"}, ${cents(20)}, ${time()}::timestamptz)`.execute(
          db(),
        );
    }
    expect(await emptyExpiredCredits(db(), 100)).toBeGreaterThanOrEqual(2);
    await sql`update credit_entries set created_at = '2025-02-14T12:00:00Z' where type = 'expire'`.execute(
      db(),
    );
  }
  async function buyCards(at: string): Promise<{ number: string; id: string }> {
    const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const delivery = ["bo", "cleo", "dan"].map((name) => ({
      from: { email: "ada@example.com", name: "Ada", message: null },
      to: { email: `${name}@example.com` },
      date,
    }));
    const cart = {
      products: [{ variant: { id: ids.giftCard.variant }, quantity: 3, delivery }],
      type: "digital" as const,
      shipping: null,
      invoice: { total: 150, currency: "USD" as const },
    };
    const { status, text, body } = await shop.call("submitCheckout", { body: checkoutBody({ cart }) });
    expect([status, text]).toEqual([200, text]);
    await sql`update orders set created_at = ${at}::timestamptz where id = ${body.id}`.execute(db());
    return body;
  }

  const readReport = async (query: string, caller = headers): Promise<Report> =>
    (await shop.call("readReport", { params: { name: "liabilities" }, query, headers: caller })).body;
  const list = async (filters: object, caller = headers, limit = 100): Promise<LiabilityEntry[]> => {
    const entries: LiabilityEntry[] = [];
    let cursor: string | undefined;
    do {
      const all = { ...filters, limit: String(limit), ...(cursor && { cursor }) };
      const query = new URLSearchParams(all).toString();
      const page = await shop.call("listLiabilityEntries", { query, headers: caller });
      expect([page.status, page.text]).toEqual([200, page.text]);
      entries.push(...page.body);
      cursor = page.headers["x-pagination-next"] as string | undefined;
    } while (cursor !== undefined);
    return entries;
  };
  const open = (report: Report, row: ReportRow, figure: ReportColumn, caller = headers, limit = 100) =>
    list(reportEntries(report, row, figure) ?? {}, caller, limit);
  const expectSums = async (report: Report, caller = headers) => {
    for (const row of report.rows)
      for (const figure of figures) {
        const sign = figure === "used" ? -1 : 1;
        const entries = await open(report, row, figure, caller);
        const sum = sumAmounts(entries.map(({ amount }) => sign * Number(amount)));
        expect([row.item, row.currency, figure, sum]).toEqual([
          row.item,
          row.currency,
          figure,
          Number(row[figure]),
        ]);
      }
  };
  const find = ({ rows }: Report, item: string) =>
    rows.find((row) => row.item === item && row.currency === "USD")!;

  test.each([...months.map(daysOf), `from=2025-01-01&until=${tomorrow}`])(
    "adds up to each figure of %s, to the cent",
    async (days) => {
      const report = await readReport(days);
      expect(new Set(report.rows.map(({ item }) => item))).toEqual(new Set(["giftCards", "cashBack"]));
      await expectSums(report);
    },
  );

  test("is the newest first, each entry once, whatever the length of a page", async () => {
    const report = await readReport(`from=2025-01-01&until=${tomorrow}`);
    for (const item of ["giftCards", "cashBack"]) {
      const whole = await open(report, find(report, item), "closing");
      expect(whole.length).toBeGreaterThan(20);
      expect(await open(report, find(report, item), "closing", headers, 7)).toEqual(whole);
      expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
      const times = whole.map((entry) => entry.time);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(whole.filter(({ amount }) => Number(amount) === 0)).toEqual([]);
    }
  });

  test("names gift cards once they are made, members, orders and what changed a balance", async () => {
    const [made, unmade] = bought;
    const february = await readReport(daysOf("2024-02"));
    const added = await open(february, find(february, "giftCards"), "added");
    const own = added.filter(({ order }) => order === made!.number);
    expect(own).toHaveLength(3);
    for (const entry of own)
      expect(entry).toMatchObject({
        kind: "issue",
        amount: "50.00",
        site: "boutique",
        time: "2024-03-01T03:00:00.000Z",
        giftCard: { id: expect.any(Number), lastDigits: expect.stringMatching(/^\d{4}$/) },
        customer: null,
      });
    const june = await readReport(daysOf("2025-06"));
    const waiting = await open(june, find(june, "giftCards"), "added");
    expect(
      waiting.filter(({ order }) => order === unmade!.number).map(({ kind, giftCard }) => [kind, giftCard]),
    ).toEqual(Array(3).fill(["issue", null]));
    const ever = await readReport(`from=2025-01-01&until=${tomorrow}`);
    const used = await open(ever, find(ever, "giftCards"), "used");
    expect(used.filter(({ order }) => order === unmade!.number)).toMatchObject([
      { kind: "refund", amount: "-50.00", giftCard: null },
    ]);
    const expired = (await open(ever, find(ever, "cashBack"), "used")).filter(
      ({ kind }) => kind === "expired",
    );
    expect(expired.map(({ amount }) => amount)).toContain("-12.34");
    expect(new Set(expired.map(({ customer }) => customer))).toEqual(new Set([String(memberId), null]));
  });

  test("of a closed month stays when its cards are made and given back later", async () => {
    const june = daysOf("2025-06");
    const read = async () => {
      const report = await readReport(june);
      const entries = await open(report, find(report, "giftCards"), "closing");
      return entries.map(({ id: _, giftCard: __, ...entry }) => entry);
    };
    const before = await read();
    await deliverGiftCards(shop);
    await doForOrders(db(), ["refund", bought[1]!.number]);
    expect(await read()).toEqual(before);
    await expectSums(await readReport(june));
    await expectSums(await readReport(`from=2025-01-01&until=${tomorrow}`));
  });

  test("is of the sites that the caller works for", async () => {
    const key = await createKey(db(), "clerk", ["reports:read"], { sites: ["outlet"] });
    const caller = { "x-merchant-key": key };
    const report = await readReport(`from=2025-01-01&until=${tomorrow}`, caller);
    await expectSums(report, caller);
    for (const item of ["giftCards", "cashBack"]) {
      const entries = await open(report, find(report, item), "closing", caller);
      expect(new Set(entries.map(({ site }) => site))).toEqual(new Set(["outlet"]));
    }
  });

  test.each([
    ["from=2026-05-02&until=2026-05-01", "The last day is before the first"],
    ["from=2020-01-01&until=2026-05-01", "The last day is more than 731 days after the first"],
  ])("refuses %s", async (days, text) => {
    const query = `item=giftCards&currency=USD&${days}`;
    const { status, body } = await shop.call<"listLiabilityEntries", 400>("listLiabilityEntries", {
      query,
      headers,
    });
    expect([status, body]).toMatchObject([400, { value: { until: text } }]);
  });

  test.each<[string, Ledger, string]>([
    ["cash back", cashBackLedger, "credit_entries_created"],
    ["gift cards", giftCardLedger, "gift_card_entries_created"],
  ])("reads a page of %s by the index of times", async (_, ledger, index) => {
    const page: RawBuilder<unknown> = selectPage(ledger, {
      period: { from: "2025-01-01", until: "2025-01-31", zones: {}, sites: null },
      currency: "USD",
      direction: undefined,
      after: { micros: "1737000000000000", id: 7 },
      limit: 25,
    });
    const plan = await db()
      .transaction()
      .execute(async (trx) => {
        for (const way of ["seqscan", "bitmapscan", "sort"])
          await sql`set local ${sql.ref(`enable_${way}`)} = off`.execute(trx);
        const { rows } = await sql<Record<string, string>>`explain ${page}`.execute(trx);
        return rows.map((row) => row["QUERY PLAN"]).join("\n");
      });
    expect(plan).toMatch(new RegExp(`Index Scan Backward using ${index}`));
    expect(plan).toMatch(/Index Cond: .*created_at >= .*ROW\(.*created_at, .*id\) < /);
  });
});
