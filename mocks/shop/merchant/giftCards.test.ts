import { orThrow, paginate } from "@velours/sdk";
import { reportEntries, sumAmounts } from "@velours/sdk/rules";
import { afterEach, expect, test, vi } from "vitest";
import { buy, type Desk, openDesk, openSession, signIn } from "../../testing/openDesk.ts";

const card = { site: "boutique", currency: "USD", amount: "500.00", reason: "Apology" } as const;
const list = async (api: Desk, query = {}) => orThrow(await api.listMerchantGiftCards({ params: { query } }));
/** Goes on in so many days. */
const passDays = (days: number) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 86_400_000 });
};
afterEach(() => {
  vi.useRealTimers();
});
const lookUp = (api: Desk, code: string) => api.getGiftCard({ params: { path: { code } } });

test("a card is issued once, pays an order, and its ledger tells of both", async () => {
  const api = await openDesk("owner@example.com");
  const demo = await list(api, { limit: 100 });
  const request = {
    body: { ...card, amount: "50.00", recipient: { email: "Zoe@example.com" } },
    idempotencyKey: "card-0001",
  };
  const issued = orThrow(await api.issueGiftCard(request));
  expect(orThrow(await api.issueGiftCard(request))).toEqual(issued);
  expect((await list(api, { limit: 100 })).length).toBe(demo.length + 1);
  expect(issued.card).toMatchObject({
    lastDigits: issued.code.slice(-4),
    remaining: "50.00",
    state: "open",
  });
  expect(orThrow(await lookUp(api, issued.code)).amount_remaining).toBe(50);
  const order = await buy(api, (checkout) => ({
    ...checkout,
    cart: {
      ...checkout.cart,
      giftCard: { code: issued.code },
      invoice: { ...checkout.cart.invoice, total: 53.92 },
    },
  }));
  const path = { path: { id: issued.card.id } };
  const ledger = orThrow(await api.getMerchantGiftCard({ params: path }));
  expect(ledger.entries).toMatchObject([
    { kind: "order", amount: "-50.00", order: order.number },
    { kind: "issue", amount: "50.00", actor: expect.stringMatching(/^staff /), note: "Apology" },
  ]);
  expect(ledger.card.state).toBe("spent");
  expect(JSON.stringify([ledger, await list(api)])).not.toContain(issued.code);
  for (const q of [order.number, "zoe@example.com", issued.card.lastDigits])
    expect((await list(api, { q })).map(({ id }) => id)).toContain(issued.card.id);
  expect(await list(api, { q: "nobody" })).toEqual([]);
  orThrow(await api.cancelMerchantOrder({ params: { path: { number: order.number } }, body: {} }));
  const back = orThrow(await api.getMerchantGiftCard({ params: path }));
  expect([back.card.remaining, back.entries[0]?.kind]).toEqual(["50.00", "refund"]);
});

test("a blocked card pays nothing, and is blocked once", async () => {
  const api = await openDesk("owner@example.com");
  const issued = orThrow(await api.issueGiftCard({ body: card }));
  const block = () =>
    api.blockGiftCard({ params: { path: { id: issued.card.id } }, body: { reason: "Stolen" } });
  const blocked = orThrow(await block());
  expect(blocked.card).toMatchObject({ state: "blocked", issued: "500.00", remaining: "0.00" });
  expect(blocked.entries[0]).toMatchObject({ kind: "block", amount: "-500.00", note: "Stolen" });
  expect((await lookUp(api, issued.code)).error).toMatchObject({ reference: "giftCardExpended" });
  expect((await block()).error).toMatchObject({ reference: "giftCardExpended" });
  expect((await list(api, { state: "blocked" })).map(({ id }) => id)).toEqual([issued.card.id]);
  const [entry] = orThrow(await api.listAuditEntries());
  expect(entry).toMatchObject({
    command: `blockGiftCard ${issued.card.id}`,
    site: "boutique",
    notInvertible: "money",
  });
});

test("cards are ordered by what is left, as in their file, and another currency is refused", async () => {
  const api = await openDesk("owner@example.com");
  orThrow(await api.issueGiftCard({ body: card }));
  const sorted = await list(api, { sort: "remaining-ascending", limit: 100 });
  const amounts = sorted.map(({ remaining }) => Number(remaining));
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  const query = { sort: "remaining-ascending" } as const;
  const csv = await orThrow(await api.exportMerchantGiftCards({ params: { query } })).text();
  const rows = csv.trim().split("\r\n").slice(1);
  expect(rows.map((row) => Number(row.split(",")[0]))).toEqual(sorted.map(({ id }) => id));
  const other = await api.issueGiftCard({ body: { ...card, currency: "JPY" } as never });
  expect(other.error).toMatchObject({ reference: "validationError" });
  const none = await api.getMerchantGiftCard({ params: { path: { id: 9_999 } } });
  expect(none.error).toMatchObject({ reference: "resourceDoesNotExist" });
});

/** An order of gift cards over 50 US dollars. */
const buyCards = (api: Desk, deliveries: readonly object[]) =>
  buy(api, ({ cart, ...checkout }) => {
    const total = 50 * deliveries.length;
    const line = {
      product: { id: 100_183 },
      variant: { id: 200_480 },
      quantity: deliveries.length,
      price: total,
      delivery: deliveries.length === 1 ? deliveries[0] : deliveries,
    };
    const invoice = { ...cart.invoice, total };
    return {
      ...checkout,
      cart: { ...cart, products: [line], type: "digital", shipping: null, invoice } as never,
    };
  });

test("a card that an order bought is in the desk with its ledger, and is taken back until it is spent", async () => {
  const api = await openDesk("owner@example.com");
  const deliveries = ["bo@example.com", "cleo@example.com"].map((email, nth) => ({
    from: { name: "Ada", email: "ada@example.com", message: null },
    to: { email },
    ...(nth === 1 && { date: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10) }),
  }));
  const order = await buyCards(api, deliveries);
  const [card, ...others] = await list(api, { q: order.number });
  expect([card, others]).toMatchObject([
    { issued: "50.00", state: "open", recipient: "bo@example.com", order: order.number },
    [],
  ]);
  const path = { path: { id: card!.id } };
  const read = async () => orThrow(await api.getMerchantGiftCard({ params: path }));
  expect((await read()).entries).toMatchObject([
    { kind: "issue", amount: "50.00", order: order.number, actor: null },
  ]);
  const csv = await orThrow(await api.exportGiftCardEntries({ params: path })).text();
  expect(csv.trim().split("\r\n")[1]).toContain(`issue,50.00,USD,${order.number}`);
  orThrow(await api.blockGiftCard({ params: path, body: { reason: "Stolen" } }));
  const params = { path: { number: order.number } };
  const refunded = orThrow(await api.refundOrder({ params, body: {} }));
  expect(refunded.order.status).toBe("refunded");
  expect((await read()).card.state).toBe("blocked");
});

test("a cancelled order takes the gift card back that it bought", async () => {
  const api = await openDesk("owner@example.com");
  const { number } = await buyCards(api, [{ from: { name: "Ada" }, to: { email: "bo@example.com" } }]);
  orThrow(await api.cancelMerchantOrder({ params: { path: { number } }, body: {} }));
  const [card] = await list(api, { q: number });
  expect(card).toMatchObject({ remaining: "0.00", state: "blocked" });
  const { entries } = orThrow(await api.getMerchantGiftCard({ params: { path: { id: card!.id } } }));
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["refund", "-50.00"],
    ["issue", "50.00"],
  ]);
});

/** A card that is sent to this address in three days or four. */
const later = (email: string) => ({
  from: { name: "Ada", email: "ada@example.com", message: null },
  to: { email },
  date: new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10),
});

test("cards of a later day that are refunded one by one are not made, and a closed period keeps them", async () => {
  const api = await openDesk("owner@example.com");
  const { number, created_at } = await buyCards(api, [later("bo@example.com"), later("cleo@example.com")]);
  const day = created_at.slice(0, 10);
  const readLiabilities = async (until: string) =>
    orThrow(
      await api.readReport({
        params: { path: { name: "liabilities" }, query: { from: day, until, by: "month" } },
      }),
    ).rows.find(({ item, currency }) => item === "giftCards" && currency === "USD");
  passDays(2);
  const closed = await readLiabilities(day);
  const refund = { params: { path: { number } }, body: { lines: [{ line: 1, quantity: 1 }] } };
  orThrow(await api.refundOrder(refund));
  expect(await list(api, { q: number })).toEqual([]);
  expect(orThrow(await api.refundOrder(refund)).order.status).toBe("refunded");
  expect(await readLiabilities(day)).toEqual(closed);
  passDays(4);
  expect(await list(api, { q: number })).toEqual([]);
  const today = new Date().toISOString().slice(0, 10);
  const after = await readLiabilities(today);
  expect(Number(after?.closing)).toBe(Number(closed?.closing) - 100);
  const query = { item: "giftCards" as const, currency: "USD" as const, from: day, until: today };
  const entries = orThrow(await api.listLiabilityEntries({ params: { query } }));
  const own = entries.filter(({ order }) => order === number);
  expect(own.map(({ kind, amount, giftCard }) => [kind, amount, giftCard])).toEqual([
    ...[1, 2].map(() => ["refund", "-50.00", null]),
    ...[1, 2].map(() => ["issue", "50.00", null]),
  ]);
});

test("every figure of a balance is the sum of its entries, of the caller's sites, page by page", async () => {
  const api = await openDesk("owner@example.com");
  const { code } = orThrow(await api.issueGiftCard({ body: { ...card, amount: "50.00" } }));
  const { number } = await buy(api, (checkout) => ({
    ...checkout,
    cart: {
      ...checkout.cart,
      giftCard: { code },
      invoice: { ...checkout.cart.invoice, total: 53.92 },
    },
  }));
  orThrow(
    await api.refundOrder({ params: { path: { number } }, body: { lines: [{ line: 1, quantity: 1 }] } }),
  );
  const today = new Date().toISOString().slice(0, 10);
  const params = { path: { name: "liabilities" as const }, query: { from: today, until: today } };
  const report = orThrow(await api.readReport({ params }));
  expect(report.rows.map(({ item }) => item)).toContain("cashBack");
  const used = report.rows.find(({ item, currency }) => item === "giftCards" && currency === "USD")?.used;
  expect(used).toBe("50.00");
  for (const row of report.rows)
    for (const figure of ["opening", "added", "used", "closing"] as const) {
      const filters = reportEntries(report, row, figure)!;
      const entries = [];
      for await (const entry of paginate(api.listLiabilityEntries, {
        params: { query: { ...filters, limit: 3 } },
      }))
        entries.push(entry);
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      expect(entries.map(({ time }) => time)).toEqual(
        entries
          .map(({ time }) => time)
          .toSorted()
          .toReversed(),
      );
      const sign = figure === "used" ? -1 : 1;
      const sum = sumAmounts(entries.map(({ amount }) => sign * Number(amount)));
      expect([row, figure, sum]).toEqual([row, figure, Number(row[figure])]);
    }
});

test("neither the buyer nor the recipient of a card that waits for its day is erased before it", async () => {
  const api = openSession();
  const { number, user } = await buyCards(api, [later("Paul.Okafor@example.com")]);
  await signIn(api, "owner@example.com");
  const find = async (q: string) => orThrow(await api.findCustomers({ params: { query: { q } } }))[0]!;
  const email = "paul.okafor@example.com";
  const { id } = await find(email);
  orThrow(await api.shipOrder({ params: { path: { number: id } }, body: {} }));
  const erase = (of: string, address: string) =>
    api.eraseCustomer({ params: { path: { id: of } }, body: { email: address } });
  const refusal = { reference: "openOrders", value: { orders: [number] } };
  expect((await erase(id, email)).error).toMatchObject(refusal);
  const buyer = (await erase((await find(user.email)).id, user.email)).error;
  expect((buyer as typeof refusal).value.orders).toContain(number);
  passDays(6);
  orThrow(await erase(id, email));
  expect(await list(api, { q: number })).toMatchObject([{ state: "open", recipient: null }]);
});
