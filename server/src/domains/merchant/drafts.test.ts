import { randomUUID } from "node:crypto";
import { formatDay } from "@velours/sdk/rules";
import type { MerchantDraft, Site } from "@velours/sdk/types";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { brokenInvariants } from "../../../invariants/invariants.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { address, checkoutBody } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { merchantCalls } from "../../testing/merchantCalls.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { ids } from "../../testing/shopData.ts";
import { erasePerson } from "../privacy/erasePerson.ts";
import { exportPerson } from "../privacy/exportPerson.ts";
import { requireSite, upsertSites } from "../sites/store.ts";

describeOperation("createDraft", (shop) => {
  const { send: call } = merchantCalls(shop);
  const db = () => shop().services.store.db;
  afterEach(async () => expect(await brokenInvariants(shop().services.store)).toEqual([]));

  const newAddress = () => `Bo-${randomUUID()}@example.com`;
  const draft = { site: "boutique", language: "en", lines: [{ variantId: ids.halo.violet, quantity: 2 }] };
  const send = (change: object = {}) =>
    call("createDraft", { body: { ...draft, email: newAddress(), ...change } });
  async function prepare(change: object = {}): Promise<MerchantDraft> {
    const { status, text, body } = await send(change);
    if (status !== 200) throw new Error(text);
    return body;
  }
  const tokenOf = ({ link }: MerchantDraft) => link.split("/").at(-1) ?? "";
  const open = async (prepared: MerchantDraft) => {
    const { status, text } = await shop().call<"getDraft", number>("getDraft", {
      params: { token: tokenOf(prepared) },
    });
    return { status, body: JSON.parse(text) };
  };
  const close = ({ id }: MerchantDraft) => call("closeDraft", { params: { id } });
  const pay = async (prepared: MerchantDraft, more: Parameters<typeof checkoutBody>[0] = {}) => {
    const { status, text } = await shop().call<"submitCheckout", number>("submitCheckout", {
      body: { ...checkoutBody(more), draft: tokenOf(prepared) },
    });
    return { status, body: JSON.parse(text) };
  };
  const find = async (id: number) => {
    const { body } = await call("listDrafts", { query: "limit=100" });
    return body.find((row: MerchantDraft) => row.id === id);
  };
  const expire = (id: number) => sql`update drafts set expires_at = now() where id = ${id}`.execute(db());
  const countOrders = async () => (await db().selectFrom("orders").select("id").execute()).length;

  test("200: the link shows the lines without prices, is sent in the buyer's language, and is listed", async () => {
    const email = newAddress();
    const made = await prepare({
      email,
      language: "fr",
      address,
      promotion: "WELCOME15",
      message: "As <b>discussed</b>.",
      send: true,
    });
    expect(made).toMatchObject({ state: "open", order: null, email, address, promotion: "WELCOME15" });
    expect(tokenOf(made)).toMatch(/^[\w-]{32}$/);
    expect(new URL(made.link).pathname).toBe(`/fr/draft/${tokenOf(made)}`);
    const lastDay = new Date(Date.parse(made.createdAt) + 14 * 86_400_000).toISOString().slice(0, 10);
    expect(made.lastDay).toBe(lastDay);
    expect(Date.parse(made.expiresAt)).toBe(Date.parse(lastDay) + 86_400_000);
    expect((await open(made)).body).toEqual({
      state: "open",
      language: "fr",
      lines: [{ productId: ids.halo.product, variantId: ids.halo.violet, quantity: 2 }],
      email,
      address,
      promotion: "WELCOME15",
      message: "As <b>discussed</b>.",
      expiresAt: made.expiresAt,
      lastDay,
    });
    const [mail, ...others] = await readEmails(shop(), email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Votre commande est prête à être payée");
    expect(mail?.text).toContain(made.link);
    expect(mail?.text).not.toContain("vous avez passé une commande");
    expect(mail?.text).toContain("a préparé une commande pour vous. Si vous ne l’attendiez pas");
    expect(mail?.html).toContain("As &lt;b&gt;discussed&lt;/b&gt;.");
    expect(await find(made.id)).toEqual(made);
    const log = await db().selectFrom("audit_log").select("command").execute();
    expect(log.map(({ command }) => command)).toContain(`createDraft ${made.id} boutique`);
  });

  test("200: the link works to the end of the day that the email names, in the site's time zone", async () => {
    const site = await requireSite(db(), "boutique");
    const move = async (timeZone: string) => {
      await inTransaction(db(), (trx) => upsertSites(trx, [{ ...site, timeZone }]));
      await shop().services.sites.refresh();
    };
    await move("Pacific/Kiritimati");
    try {
      const email = newAddress();
      const made = await prepare({ email, days: 1, send: true });
      const lastDay = new Date(Date.parse(made.createdAt) + 38 * 3_600_000).toISOString().slice(0, 10);
      expect(made.lastDay).toBe(lastDay);
      expect(Date.parse(made.expiresAt)).toBe(Date.parse(lastDay) + 10 * 3_600_000);
      const [mail] = await readEmails(shop(), email);
      expect(mail?.text).toContain(`The link works until ${formatDay(lastDay, "en-US")}`);
    } finally {
      await move(site.timeZone ?? "UTC");
    }
  });

  test("200: country and state of the address are kept in capitals", async () => {
    const made = await prepare({ address: { ...address, country: "us", state: "tx" } });
    expect(made.address).toEqual(address);
  });

  test("200: nothing is sent without `send`, or once the draft is closed", async () => {
    const email = newAddress();
    await prepare({ email });
    const second = await prepare({ email, send: true });
    await close(second);
    expect(await readEmails(shop(), email)).toEqual([]);
  });

  test.each([
    ["validationError", 400, { lines: [{ variantId: ids.giftCard.variant }] }],
    ["validationError", 400, { days: 61 }],
    ["validationError", 400, { address: { ...address, zipcode: "1" } }],
    ["validationError", 400, { address: { ...address, zipcode: "97201" } }],
    ["validationError", 400, { address: { ...address, country: "UK" } }],
    ["variantUnknown", 404, { lines: [{ variantId: 999_999 }] }],
    ["cartValidationErrors", 409, { lines: [{ variantId: ids.retired.variant }] }],
    ["cartValidationErrors", 409, { lines: [{ variantId: ids.halo.lastBlack, quantity: 2 }] }],
    ["cartLimitExceeded", 409, { lines: [{ variantId: ids.ebook.variant, quantity: 100 }] }],
    ["promotionUnrecognizable", 404, { promotion: "NOBODYS" }],
  ])("refuses with %s (%i) %j", async (reference, status, change) => {
    const refused = await send(change);
    expect([refused.status, refused.body.reference]).toEqual([status, reference]);
  });

  test("a draft is paid once, by an ordinary order, and says so without its buyer", async () => {
    const made = await prepare({ address, message: "For you" });
    const declined = await pay(made, { nonce: `sandbox-card-declined-${randomUUID()}` });
    expect(declined.body.reference).toBe("paymentDeclined");
    expect((await find(made.id))?.state).toBe("open");
    const { status, body: order } = await pay(made);
    expect([status, order.invoice.total]).toEqual([200, 103.92]);
    expect(await find(made.id)).toMatchObject({ state: "paid", order: order.number });
    expect((await open(made)).body).toMatchObject({
      state: "paid",
      email: null,
      address: null,
      message: null,
    });
    const before = await countOrders();
    const again = await pay(made);
    expect([again.status, again.body.reference]).toEqual([409, "draftNotOpen"]);
    expect(await countOrders()).toBe(before);
    expect((await close(made)).body.reference).toBe("draftNotOpen");
  });

  test.each([
    [
      "a unit less, beside other goods",
      [
        { variant: { id: ids.halo.violet }, quantity: 1, price: 48 },
        { variant: { id: ids.preorder.variant }, quantity: 1, price: 120 },
      ],
      181.86,
    ],
    [
      "other goods in their place",
      [{ variant: { id: ids.preorder.variant }, quantity: 1, price: 120 }],
      129.9,
    ],
  ])("an order of %s leaves the draft open, which its own lines pay then", async (_, products, total) => {
    const made = await prepare();
    expect((await pay(made, { total, cart: { products } })).status).toBe(200);
    expect(await find(made.id)).toMatchObject({ state: "open", order: null });
    expect((await pay(made)).status).toBe(200);
    expect((await find(made.id))?.state).toBe("paid");
  });

  test("the order that paid a draft is listed under its own number, in a site with a prefix too", async () => {
    const site = await requireSite(db(), "boutique");
    const write = (changed: Site) => inTransaction(db(), (trx) => upsertSites(trx, [changed]));
    await write({ ...site, orderPrefix: "TEA" });
    try {
      const made = await prepare();
      const { body: order } = await pay(made);
      expect(order.number).toMatch(/^TEA-/);
      expect((await find(made.id))?.order).toBe(order.number);
    } finally {
      await write(site);
    }
  });

  test("one that is closed or expired does not exist for its buyer, and is not paid", async () => {
    const [closed, expired] = [await prepare(), await prepare()];
    const answer = await close(closed);
    expect([answer.status, answer.body.state]).toEqual([200, "closed"]);
    expect((await close(closed)).body).toEqual(answer.body);
    await expire(expired.id);
    expect((await find(expired.id))?.state).toBe("expired");
    const before = await db().selectFrom("payment_attempts").select("id").execute();
    for (const made of [closed, expired]) {
      expect((await open(made)).body.reference).toBe("resourceDoesNotExist");
      expect((await pay(made)).body.reference).toBe("draftNotOpen");
    }
    expect(await db().selectFrom("payment_attempts").select("id").execute()).toEqual(before);
    for (const state of ["open", "paid", "closed", "expired"]) {
      const { body } = await call("listDrafts", { query: `state=${state}&limit=100` });
      expect(body.every((row: MerchantDraft) => row.state === state)).toBe(true);
      const found = body.map(({ id }: MerchantDraft) => id);
      expect(found.includes(closed.id)).toBe(state === "closed");
      expect(found.includes(expired.id)).toBe(state === "expired");
    }
  });

  test("the list has the drafts of a site", async () => {
    const here = await prepare();
    const there = await prepare();
    await sql`update drafts set site = 'outlet' where id = ${there.id}`.execute(db());
    const list = async (query: string) => {
      const body: MerchantDraft[] = (await call("listDrafts", { query })).body;
      return [here, there].map(({ id }) => body.some((found) => found.id === id));
    };
    expect(await list("limit=100")).toEqual([true, true]);
    expect(await list("limit=100&site=boutique")).toEqual([true, false]);
  });

  test("q finds drafts by their number, the buyer's email and the begin of the name", async () => {
    const lastname = `Okafor${randomUUID().replaceAll("-", "")}`;
    const made = await prepare({ address: { ...address, firstname: "Zoe", lastname } });
    const other = await prepare();
    const list = async (q: string, more = "") => {
      const { body } = await call("listDrafts", { query: `q=${encodeURIComponent(q)}&limit=100${more}` });
      return body.map(({ id }: MerchantDraft) => id);
    };
    for (const q of [
      String(made.id),
      `#${made.id}`,
      made.email.toUpperCase(),
      lastname.slice(0, 30),
      `zoe ${lastname}`,
    ]) {
      expect(await list(q), q).toEqual([made.id]);
      expect(await list(q, "&site=boutique&state=open"), q).toEqual([made.id]);
      expect(await list(q, "&site=outlet"), q).toEqual([]);
    }
    expect(await list(other.email)).toEqual([other.id]);
    expect(await list("nobody@example.com")).toEqual([]);
    await sql`
      insert into drafts (token, site, language, lines, email, address, expires_at)
      select gen_random_uuid()::text, 'outlet', 'en', lines, n || '@example.com',
        jsonb_set(address, '{firstname}', to_jsonb('Ada' || n)), now()
      from drafts, generate_series(1, 1000) n where id = ${made.id}`.execute(db());
    expect(await list(lastname, "&site=boutique")).toEqual([made.id]);
  });

  test("a draft of another site is not found and not paid", async () => {
    const made = await prepare();
    await sql`update drafts set site = 'outlet' where id = ${made.id}`.execute(db());
    expect((await open(made)).body.reference).toBe("resourceDoesNotExist");
    expect((await pay(made)).body.reference).toBe("draftNotOpen");
  });

  test("of tabs that pay a draft at once, one has an order and a capture; the others' payments are released", async () => {
    const made = await prepare();
    const before = await countOrders();
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(made)));
    const placed = answers.filter(({ status }) => status === 200);
    expect(placed.length).toBe(1);
    expect(answers.flatMap(({ status, body }) => (status === 200 ? [] : body.reference))).toEqual(
      Array.from({ length: 5 }, () => "draftNotOpen"),
    );
    expect(await countOrders()).toBe(before + 1);
    expect(await find(made.id)).toMatchObject({ state: "paid", order: placed[0]?.body.number });
    const { rows } = await sql<{ held: number }>`
      select count(*) as held from payment_attempts where order_id is null and state in ('authorized', 'captured')`.execute(
      db(),
    );
    expect(rows[0]?.held).toBe(0);
  });

  test("of a payment and a closing at once, one wins", async () => {
    for (let nth = 0; nth < 3; nth++) {
      const made = await prepare();
      const [paid, closed] = await Promise.all([pay(made), close(made)]);
      expect([
        [200, 409],
        [409, 200],
      ]).toContainEqual([paid.status, closed.status]);
      expect((await find(made.id))?.state).toBe(paid.status === 200 ? "paid" : "closed");
    }
  });

  test("a buyer who has nothing but a draft is found, exported without its token, and erased", async () => {
    const email = newAddress();
    const made = await prepare({ email, address, send: true });
    await readEmails(shop(), email);
    const text = await exportPerson(db(), email);
    expect(JSON.parse(text).drafts).toMatchObject([{ id: made.id, email, address }]);
    expect(JSON.stringify(JSON.parse(text).drafts)).not.toContain(tokenOf(made));
    await erasePerson(db(), email);
    expect(await find(made.id)).toBeUndefined();
    const { rows } = await sql`
      select key from idempotency_keys where lower(response) like ${`%${email.toLowerCase()}%`}`.execute(
      db(),
    );
    expect(rows).toEqual([]);
  });
});
