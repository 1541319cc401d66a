import { randomUUID } from "node:crypto";
import type { GiftCardLedger, IssuedGiftCard, MerchantGiftCard, MerchantScope } from "@velours/sdk/types";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { brokenInvariants } from "../../../invariants/invariants.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { type Headers, merchantCalls } from "../../testing/merchantCalls.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { signInStaff } from "../../testing/signInStaff.ts";
import { listCardEntries } from "../giftcards/store/merchantGiftCards.ts";
import { exportDocument } from "../import/exportDocument.ts";
import { erasePerson } from "../privacy/erasePerson.ts";
import { exportPerson } from "../privacy/exportPerson.ts";
import { requireSite, upsertSites } from "../sites/store.ts";

describeOperation("issueGiftCard", (shop) => {
  const { callers, send } = merchantCalls(shop);
  const db = () => shop().services.store.db;
  afterEach(async () => expect(await brokenInvariants(shop().services.store)).toEqual([]));

  const newKey = () => ({ "idempotency-key": randomUUID() });
  const card = { site: "boutique", currency: "USD", amount: "50.00", reason: "Apology for Zoe" };
  const sendCard = (change: object = {}, by?: Headers) =>
    send("issueGiftCard", { body: { ...card, ...change } }, by);
  async function issue(change: object = {}): Promise<IssuedGiftCard> {
    const { status, body } = await sendCard(change);
    expect(status).toBe(200);
    return body;
  }
  const block = (id: number, headers: Headers = {}) =>
    send("blockGiftCard", { params: { id }, body: { reason: "The code was stolen" }, headers });
  const list = async (query: object): Promise<MerchantGiftCard[]> => {
    const search = new URLSearchParams(query as Record<string, string>);
    return (await send("listMerchantGiftCards", { query: search.toString() })).body;
  };
  const listIds = async (query: object) => (await list(query)).map(({ id }) => id);
  const read = async (id: number): Promise<GiftCardLedger> =>
    (await send("getMerchantGiftCard", { params: { id } })).body;
  const buyWith = async (code: string) =>
    shop().call<"submitCheckout", number>("submitCheckout", {
      body: checkoutBody({
        total: 53.92,
        cart: { giftCard: { code }, invoice: { total: 53.92, currency: "USD" } },
      }),
    });
  const setLimit = (giftCardAbove?: number) =>
    inTransaction(db(), async (trx) => {
      const { approvals: _, ...site } = await requireSite(trx, "boutique");
      const limit = giftCardAbove === undefined ? {} : { approvals: { giftCardAbove } };
      await upsertSites(trx, [{ ...site, ...limit }]);
    });
  const newAddress = () => `Bo-${randomUUID()}@example.com`;

  test("many cards of a person are one: above the site's limit another person has them sent", async () => {
    type Member = Awaited<ReturnType<typeof signInStaff>>;
    const [one, other] = [await signInStaff(shop(), "desk"), await signInStaff(shop(), "desk")];
    const sendAs = (by: Member, change: object = {}) => sendCard(change, by.headers);
    const email = newAddress();
    const recipient = { email };
    await setLimit(100);
    try {
      const sent = await Promise.all(Array.from({ length: 5 }, () => sendAs(one, { recipient })));
      expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
      expect((await sendAs(one)).body.value).toEqual({
        recipient: "A card that waits for another person is sent by email: name its recipient",
      });
      expect((await sendAs(other)).status).toBe(200);
      expect(await readEmails(shop(), email)).toHaveLength(2);

      const { body: waiting } = await sendAs(one, { recipient, amount: "200.00" });
      expect(waiting.reference).toBe("consentRequired");
      const approve = (by: Member) =>
        send("approveProposal", { params: { id: waiting.value.id } }, by.headers);
      expect((await approve(one)).status).toBe(403);
      const { status, body } = await approve(other);
      expect([status, body]).toMatchObject([
        200,
        { operation: "issueGiftCard", state: "approved", giftCard: { amount: "200.00", recipient } },
      ]);
      expect(await readEmails(shop(), email)).toHaveLength(3);
      // It counts for who proposed it: the approver may still issue as much as before.
      expect((await sendAs(other, { recipient })).status).toBe(200);
      const { rows: issued } = await sql<{ actor: string }>`
        select actor from gift_card_entries where amount = 200 and reason = 'issue'`.execute(db());
      expect(issued.map(({ actor }) => actor)).toEqual([`staff ${one.user.id}`]);
      await erasePerson(db(), email);
      expect(JSON.stringify(await db().selectFrom("proposals").selectAll().execute())).not.toContain(email);
    } finally {
      await setLimit();
    }
  });

  test("many cards of keys that one key of nobody led to are one", async () => {
    const scopes: MerchantScope[] = ["giftcards:write", "keys:write"];
    const first = await createMerchantHeaders(shop(), scopes);
    const makeKey = async (by: Headers): Promise<Headers> => {
      const { status, body } = await send("createMerchantKey", { body: { name: "made", scopes } }, by);
      expect(status).toBe(201);
      return { "x-merchant-key": body.value };
    };
    const second = await makeKey(first);
    const [third, sister] = [await makeKey(second), await makeKey(first)];
    const email = newAddress().toLowerCase();
    const change = { amount: "60.00", recipient: { email } };
    await setLimit(100);
    try {
      expect((await sendCard({ amount: "60.00" }, second)).status).toBe(200);
      for (const key of [third, sister, first]) {
        const { status, body } = await sendCard(change, key);
        expect([status, body.reference]).toEqual([409, "consentRequired"]);
      }
      expect(await exportPerson(db(), email)).toContain(email);
      await erasePerson(db(), email);
      expect(JSON.stringify(await db().selectFrom("proposals").selectAll().execute())).not.toContain(email);
      expect((await sendCard(change, await createMerchantHeaders(shop(), scopes))).status).toBe(200);
    } finally {
      await setLimit();
    }
  });

  test("200: the code is emailed, pays, and stands nowhere else than in its first answer", async () => {
    const email = newAddress();
    const { card: made, code } = await issue({
      recipient: { email, message: "We are <b>sorry</b>.", language: "fr" },
    });
    expect(made).toMatchObject({
      lastDigits: code.slice(-4),
      issued: "50.00",
      remaining: "50.00",
      state: "open",
      recipient: email,
      order: null,
    });
    const [mail, ...others] = await readEmails(shop(), email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(code);
    expect(mail?.text).toContain("Elle vaut $50.00 chez Velours.");
    expect(mail?.html).toContain("We are &lt;b&gt;sorry&lt;/b&gt;.");
    expect((await buyWith(code)).status).toBe(200);
    const ledger = await read(made.id);
    expect(ledger.card).toMatchObject({ remaining: "0.00", state: "spent" });
    expect(ledger.entries).toMatchObject([
      { kind: "order", amount: "-50.00", order: expect.stringMatching(/^V-\d+$/), actor: null, note: null },
      {
        kind: "issue",
        amount: "50.00",
        order: null,
        actor: expect.stringMatching(/^key /),
        note: card.reason,
      },
    ]);
    const { text: csv } = await shop().call("exportGiftCardEntries", {
      params: { id: made.id },
      headers: callers.owner,
    });
    const [head, paid, first, ...none] = csv.trim().split("\r\n");
    expect(head).toBe("time,kind,amount,currency,order,actor,note");
    expect(paid).toMatch(/Z,order,-50\.00,USD,V-\d+,,$/);
    expect(first).toMatch(/Z,issue,50\.00,USD,,key .*,Apology for Zoe$/);
    expect(none).toEqual([]);
    const [newest, oldest] = await listCardEntries(db(), made.id, { before: undefined, limit: 9 });
    expect(await listCardEntries(db(), made.id, { before: newest?.id, limit: 1 })).toEqual([oldest]);
    const kept = JSON.stringify([
      ledger,
      await list({ q: code.slice(-4) }),
      csv,
      await db().selectFrom("audit_log").selectAll().execute(),
      await db().selectFrom("jobs").selectAll().execute(),
      await db().selectFrom("webhook_deliveries").selectAll().execute(),
    ]);
    expect(kept).toContain(`issueGiftCard ${made.id} boutique 50.00 USD`);
    expect(kept).not.toContain(code);
  });

  test("400 validationError: other amounts, a currency that the site does not sell in", async () => {
    for (const amount of ["0.00", "0.99", "-5.00", "1000.01", "50", "50.001", "1e3", ""])
      expect((await sendCard({ amount })).body).toMatchObject({ reference: "validationError" });
    for (const change of [
      { currency: "JPY" },
      { site: "nowhere" },
      { reason: " " },
      { recipient: { email: "bo" } },
    ])
      expect((await sendCard(change)).body).toMatchObject({ reference: "validationError" });
    for (const amount of ["1.00", "19.99", "1000.00"])
      expect((await issue({ amount })).card.issued).toBe(amount);
  });

  test("blockGiftCard 200: nothing is left, it pays nothing, and its code is refused as spent", async () => {
    const { card: made, code } = await issue();
    const key = newKey();
    const blocked = await block(made.id, key);
    expect(blocked.body.card).toMatchObject({ state: "blocked", issued: "50.00", remaining: "0.00" });
    expect(blocked.body.entries[0]).toMatchObject({
      kind: "block",
      amount: "-50.00",
      actor: expect.stringMatching(/^key /),
      note: "The code was stolen",
    });
    expect((await block(made.id, key)).text).toBe(blocked.text);
    const looked = await shop().call<"getGiftCard", 409>("getGiftCard", { params: { code } });
    expect(looked.body).toMatchObject({ reference: "giftCardExpended", value: 0 });
    expect((await buyWith(code)).status).not.toBe(200);
    expect((await block(made.id)).body).toMatchObject({ reference: "giftCardExpended", value: 0 });
  });

  test("blockGiftCard 409 giftCardExpended: all was spent before", async () => {
    const { card: made, code } = await issue();
    expect((await buyWith(code)).status).toBe(200);
    expect((await block(made.id)).body).toMatchObject({ reference: "giftCardExpended", value: 0 });
    expect((await read(made.id)).card.state).toBe("spent");
  });

  test("blockGiftCard: at the same time as checkouts and other blocks, money leaves the card once", async () => {
    for (let round = 0; round < 4; round++) {
      const { card: made, code } = await issue({ amount: "100.00" });
      const [bought, ...blocks] = await Promise.all([buyWith(code), block(made.id), block(made.id)]);
      const { card: after, entries } = await read(made.id);
      expect(after).toMatchObject({ state: "blocked", remaining: "0.00" });
      expect(blocks.map(({ status }) => status).sort()).toEqual([200, 409]);
      const kinds = entries.map(({ kind }) => kind);
      expect(kinds).toEqual(bought?.status === 200 ? ["block", "order", "issue"] : ["block", "issue"]);
    }
  });

  test("blockGiftCard: what a refund returns to a blocked card pays nothing, and is not exported as money", async () => {
    const { card: made, code } = await issue({ amount: "60.00" });
    const { body: order } = await shop().call("submitCheckout", {
      body: checkoutBody({
        total: 43.92,
        cart: { giftCard: { code }, invoice: { total: 43.92, currency: "USD" } },
      }),
    });
    // Something was left, or the card could not be blocked.
    await db().updateTable("gift_cards").set({ remaining: 5 }).where("code", "=", code).execute();
    await db()
      .insertInto("gift_card_entries")
      .values({ code, amount: 5, reason: "import", order_id: null })
      .execute();
    expect((await block(made.id)).status).toBe(200);
    await send("cancelMerchantOrder", { params: { number: order.number }, body: {} });
    expect((await read(made.id)).card).toMatchObject({ state: "blocked", remaining: "0.00" });
    const looked = await shop().call<"getGiftCard", 409>("getGiftCard", { params: { code } });
    expect(looked.body).toMatchObject({ reference: "giftCardExpended", value: 0 });
    expect((await buyWith(code)).status).not.toBe(200);
    expect(await listIds({ state: "open", limit: 100 })).not.toContain(made.id);
    const other = await issue();
    const exported = await inTransaction(db(), (trx) => Array.fromAsync(exportDocument(trx)));
    expect([code, other.code].map((each) => exported.join("").includes(each))).toEqual([false, true]);
  });

  test("listMerchantGiftCards: by digits, address, order and state, the newest first", async () => {
    const email = newAddress();
    const { card: open, code } = await issue({ recipient: { email } });
    const spent = await issue();
    const order = (await buyWith(spent.code)).body as { number: string };
    const blocked = await issue();
    await block(blocked.card.id);
    expect(await listIds({ q: code.slice(-4) })).toContain(open.id);
    expect(await listIds({ q: email })).toEqual([open.id]);
    expect(await listIds({ q: order.number })).toEqual([spent.card.id]);
    for (const q of [code, "nobody", "%", "1' or '1'='1"]) expect(await listIds({ q })).toEqual([]);
    for (const [state, id] of [
      ["open", open.id],
      ["spent", spent.card.id],
      ["blocked", blocked.card.id],
    ] as const) {
      const body = await list({ state, limit: 100 });
      expect(body.map((row) => row.id)).toContain(id);
      expect(new Set(body.map((row) => row.state))).toEqual(new Set([state]));
    }
    const all = await listIds({ limit: 100 });
    expect(all).toEqual([...all].sort((a, b) => b - a));
  });

  test("erasing the recipient leaves the money without them, and an export has no code of the card's row", async () => {
    const email = newAddress().toLowerCase();
    const { card: made } = await issue({ recipient: { email, message: "Dear walrus" } });
    await readEmails(shop(), email);
    expect(await exportPerson(db(), email)).toContain(email);
    await erasePerson(db(), email);
    const { card: after, entries } = await read(made.id);
    expect(after).toMatchObject({ recipient: null, remaining: "50.00" });
    expect(entries[0]?.note).toBeNull();
    for (const table of ["gift_cards", "gift_card_entries", "idempotency_keys", "jobs"] as const) {
      const text = JSON.stringify(await db().selectFrom(table).selectAll().execute());
      for (const word of [email, "walrus"]) expect(text).not.toContain(word);
    }
  });
});
