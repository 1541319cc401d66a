import { randomUUID } from "node:crypto";
import { roleScopes } from "@velours/sdk/rules";
import type { Customer, CustomerRow, SiteCode } from "@velours/sdk/types";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { brokenInvariants } from "../../../invariants/invariants.ts";
import { address, checkoutBody } from "../../testing/checkoutBody.ts";
import { createMember } from "../../testing/createMember.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { memberWith } from "../../testing/memberWith.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { type Headers, merchantCalls } from "../../testing/merchantCalls.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { signInStaff } from "../../testing/signInStaff.ts";
import { exportPerson } from "../privacy/exportPerson.ts";
import { createKey } from "./createKey.ts";

describeOperation("getCustomer", (shop) => {
  const { callers, send } = merchantCalls(shop);
  const db = () => shop().services.store.db;
  afterEach(async () => expect(await brokenInvariants(shop().services.store)).toEqual([]));

  const newAddress = () => `Bo-${randomUUID()}@example.com`;
  /** A last name that no other test has, in letters. */
  const newName = () => `Q${randomUUID().replace(/[^a-f]/g, "")}${Date.now().toString(36)}`;
  const keyFor = async (sites: SiteCode[]) => ({
    "x-merchant-key": await createKey(db(), "some sites", ["customers:read", "customers:write"], { sites }),
  });

  async function buy(email: string, more: { lastname?: string; cookie?: { cookie: string } } = {}) {
    const shipping = { ...address, ...(more.lastname && { lastname: more.lastname }) };
    const { status, body, text } = await shop().call("submitCheckout", {
      body: checkoutBody({ email, user: { email, address: { shipping, billing: shipping } } }),
      headers: { ...more.cookie },
    });
    expect([status, text]).toEqual([200, expect.any(String)]);
    return body;
  }
  const ship = (number: string) =>
    send("shipOrder", { params: { number }, body: { tracking: `94-${number}` } });
  const issue = (email: string) =>
    send("issueGiftCard", {
      body: { site: "boutique", currency: "USD", amount: "20.00", reason: "Late", recipient: { email } },
    });
  const find = async (query: object, headers: Headers = callers.owner) =>
    shop().call("findCustomers", {
      query: new URLSearchParams(query as Record<string, string>).toString(),
      headers,
    });
  const findIds = async (query: object, by?: Headers) =>
    (await find(query, by)).body.map(({ id }: CustomerRow) => id);
  const get = (id: string | number, by?: Headers) => send("getCustomer", { params: { id: String(id) } }, by);
  async function read(id: string | number, by?: Headers): Promise<Customer> {
    const { status, body } = await get(id, by);
    expect(status).toBe(200);
    return body;
  }
  const exportOne = (id: string | number) =>
    shop().call<"exportCustomer", number>("exportCustomer", {
      params: { id: String(id) },
      headers: callers.owner,
    });
  async function erase(id: string | number, email: string, headers: Headers = {}) {
    const call = { params: { id: String(id) }, body: { email }, headers };
    const { status, text, body } = await send("eraseCustomer", call);
    return { status, text, reference: body.reference };
  }
  const audited = async (command: string) =>
    (await db().selectFrom("audit_log").select(["actor", "command"]).execute()).filter(
      (entry) => entry.command === command,
    );

  test("200: a member with all that the shop has, also by the number of an order", async () => {
    const { user, headers: cookie } = await memberWith(shop(), 12);
    const order = await buy(user.email, { cookie });
    await shop().call("subscribeNewsletter", { body: { email: user.email, consent: true } });
    await shop().call("createMessage", {
      body: {
        name: "Ada",
        email: user.email,
        topic: "order",
        order: order.number,
        message: "It has not moved.",
        challenge: { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" },
      },
    });
    const issued = await issue(user.email);
    await readEmails(shop(), user.email);
    const { text } = await get(user.id);
    expect(text).not.toContain(issued.body.code);
    const customer: Customer = JSON.parse(text);
    expect(customer).toMatchObject({
      id: String(user.id),
      email: user.email,
      name: "Ada Moreau",
      member: {
        username: "ada_moreau",
        isEmailVerified: true,
        isStaff: false,
        sites: ["boutique"],
        sessions: 1,
      },
      ordersTotal: 1,
      orders: [{ number: order.number, site: "boutique", status: "paid", total: "103.92", currency: "USD" }],
      giftCards: [{ lastDigits: issued.body.code.slice(-4), remaining: "20.00" }],
      messages: [{ topic: "order", order: order.number, text: "It has not moved.", site: "boutique" }],
      newsletters: [{ site: "boutique" }],
      reviewRequests: true,
      subscriptions: [],
    });
    const [balance] = customer.credits;
    const earned = balance?.entries.find((entry) => entry.order === order.number);
    expect(balance).toMatchObject({ site: "boutique", currency: "USD" });
    expect(balance?.entries.at(-1)).toMatchObject({ type: "increase", amount: "12.00", order: null });
    expect(Number(balance?.balance)).toBe(12 + Number(earned?.amount ?? 0));
    expect(await read(order.number)).toEqual(customer);
    expect(await findIds({ q: user.email.toUpperCase() })).toEqual([String(user.id)]);
  });

  test("200: a guest, by any of their orders, until they join", async () => {
    const email = newAddress();
    const [first, second] = [await buy(email), await buy(email.toUpperCase())];
    const guest = await read(first.number);
    expect(guest).toMatchObject({
      id: second.number,
      member: null,
      name: "Ada Moreau",
      ordersTotal: 2,
      addresses: { shipping: { city: "Austin" } },
    });
    expect(guest.orders.map(({ number }) => number)).toEqual([second.number, first.number]);
    expect((await find({ q: ` ${email} ` })).body).toMatchObject([
      { id: second.number, isMember: false, orders: 2, name: "Ada Moreau" },
    ]);
    const { id } = await createMember(shop(), { email });
    expect((await read(first.number)).id).toBe(String(id));
    expect(await findIds({ q: email })).toEqual([String(id)]);
  });

  test("each reading is in the audit log, without a person", async () => {
    const { number, user } = await buy(newAddress());
    const staff = await signInStaff(shop(), "desk");
    await get(number, staff.headers);
    expect(await audited(`getCustomer ${number}`)).toEqual([
      { actor: `staff ${staff.user.id}`, command: `getCustomer ${number}` },
    ]);
    await find({ q: user.email });
    expect((await audited("findCustomers 1 found")).length).toBeGreaterThan(0);
    const log = JSON.stringify(await db().selectFrom("audit_log").selectAll().execute());
    expect(log).not.toContain(user.email);
  });

  test("findCustomers: by the start of a name in either order of its words, each once over pages", async () => {
    const lastname = newName();
    const { user, headers: cookie } = await memberWith(shop(), 0);
    const asMember = await buy(user.email, { lastname, cookie });
    const { id } = await createMember(shop());
    await db()
      .updateTable("users")
      .set({ first_name: "Zoe", last_name: lastname })
      .where("id", "=", id)
      .execute();
    const guests = [await buy(newAddress(), { lastname }), await buy(newAddress(), { lastname })];
    const all = [
      ...[user.id, id].sort((a, b) => b - a).map(String),
      ...guests.map(({ number }) => number).reverse(),
    ];
    expect(asMember.user.email).toBe(user.email);
    for (const q of [lastname, lastname.slice(0, -2).toUpperCase()])
      expect(await findIds({ q })).toEqual(all);
    expect(await findIds({ q: `Ada ${lastname}` })).toEqual(all.filter((found) => found !== String(id)));
    expect(await findIds({ q: `zoe ${lastname}` })).toEqual([String(id)]);
    for (const q of ["  ", "%%", `'; drop table users --`, `${lastname}x`])
      expect(await findIds({ q })).toEqual([]);
    const walk = async (cursor?: unknown): Promise<string[]> => {
      const page = await find({ q: lastname, limit: 1, ...(cursor ? { cursor } : {}) });
      const next = page.headers["x-pagination-next"];
      return [...page.body.map((row) => row.id), ...(next ? await walk(next) : [])];
    };
    expect(await walk()).toEqual(all);
    expect((await send("findCustomers", { query: "q=ada&cursor=made-up" })).status).toBe(400);
  });

  test("findCustomers: of a name that more have than are looked for, the first by the alphabet", async () => {
    const lastname = newName();
    await sql`insert into users (email, username, last_name, first_name)
      select ${lastname} || n || '@example.com', 'ada', ${lastname}, 'A' || lpad(n::text, 4, '0')
      from generate_series(1001, 1, -1) n`.execute(db());
    const { id } = await db()
      .selectFrom("users")
      .select("id")
      .where("email", "=", `${lastname}1@example.com`)
      .executeTakeFirstOrThrow();
    expect((await findIds({ q: lastname }))[0]).toBe(String(id));
    const { rows } = await sql<{ id: string }>`
      update users set levels = '{"sites": ["outlet"]}' where email = ${`${lastname}1001@example.com`}
      returning id::text`.execute(db());
    expect(await findIds({ q: lastname }, await keyFor(["outlet"]))).toEqual(rows.map(({ id }) => id));
  });

  test("a caller for some sites finds who is a member there or bought there, with what belongs there", async () => {
    const lastname = newName();
    const { user, headers: cookie } = await memberWith(shop(), 5);
    const { number } = await buy(user.email, { lastname, cookie });
    const guest = await buy(newAddress(), { lastname });
    const outlet = await keyFor(["outlet"]);
    expect(await findIds({ q: lastname }, outlet)).toEqual([]);
    expect(await findIds({ q: user.email }, outlet)).toEqual([]);
    for (const id of [user.id, number, guest.number]) expect((await get(id, outlet)).status).toBe(404);
    await db()
      .updateTable("orders")
      .set({ site: "outlet" })
      .where("number", "=", Number(number.slice(2)))
      .execute();
    expect(await findIds({ q: lastname }, outlet)).toEqual([String(user.id)]);
    const there = await read(user.id, outlet);
    expect(there).toMatchObject({ ordersTotal: 1, orders: [{ number }], credits: [], member: { sites: [] } });
    expect((await find({ q: user.email }, outlet)).body).toMatchObject([{ orders: 1 }]);
    const boutique = await keyFor(["boutique"]);
    expect(await read(user.id, boutique)).toMatchObject({
      ordersTotal: 0,
      credits: [{ site: "boutique" }],
      member: { sites: ["boutique"] },
    });
    expect(await findIds({ q: guest.user.email }, boutique)).toEqual([guest.number]);
    expect((await read(user.id)).ordersTotal).toBe(1);
    await db()
      .updateTable("orders")
      .set({ site: "boutique" })
      .where("number", "=", Number(number.slice(2)))
      .execute();
  });

  test("exportCustomer 200: what the command prints, and no code of a gift card that was sent", async () => {
    const { id, email } = await createMember(shop());
    const { number } = await buy(email);
    const issued = await issue(email);
    const exported = await exportOne(id);
    expect(exported.status).toBe(200);
    expect(exported.headers["content-disposition"]).toBe(`attachment; filename="customer-${id}.json"`);
    expect(exported.text).toBe(await exportPerson(db(), email));
    expect(JSON.parse(exported.text)).toMatchObject({ users: [{ id }], orders: [{ email }] });
    expect(exported.text).not.toContain(issued.body.code);
    expect(await audited(`exportCustomer ${id}`)).toHaveLength(1);
    expect((await exportOne(number)).text).toBe(exported.text);
    expect((await exportOne(999_999_999)).status).toBe(404);
  });

  test("changeReviewRequests 204: of a member and a guest, also by a caller for one of their sites, and taken back", async () => {
    const { id } = await createMember(shop());
    const guest = await buy(newAddress());
    const change = async (customer: string | number, reviewRequests: boolean, by?: Headers) =>
      (await send("changeReviewRequests", { params: { id: String(customer) }, body: { reviewRequests } }, by))
        .status;
    for (const customer of [id, guest.number]) {
      expect([await change(customer, false), await change(customer, false)]).toEqual([204, 204]);
      expect((await read(customer)).reviewRequests).toBe(false);
      expect(await change(customer, true, await keyFor(["outlet"]))).toBe(404);
      expect((await read(customer)).reviewRequests).toBe(false);
      expect(await change(customer, true, await keyFor(["boutique"]))).toBe(204);
      expect((await read(customer)).reviewRequests).toBe(true);
      expect(await audited(`changeReviewRequests ${customer} off`)).toHaveLength(2);
      expect(await audited(`changeReviewRequests ${customer} on`)).toHaveLength(1);
    }
    expect(await change(999_999_999, false)).toBe(404);
  });

  test("closeCustomerSessions 204: a member is signed out everywhere; a guest has no session, and staff are no customers", async () => {
    const { user, headers } = await memberWith(shop(), 0);
    const { number } = await buy(newAddress());
    const close = async (customer: string | number, by?: Headers) =>
      send("closeCustomerSessions", { params: { id: String(customer) } }, by);
    const isSignedIn = async () =>
      (await shop().call<"getUser", number>("getUser", { params: { id: user.id }, headers })).status === 200;
    expect((await close(user.id, await keyFor(["boutique"]))).status).toBe(403);
    expect(await isSignedIn()).toBe(true);
    expect((await close(user.id)).status).toBe(204);
    expect(await isSignedIn()).toBe(false);
    expect((await close(number)).status).toBe(404);
    const { user: owner } = await signInStaff(shop(), "owner");
    expect((await close(owner.id)).body.reference).toBe("staffExists");
    expect((await read(owner.id)).member?.sessions).toBeGreaterThan(0);
    expect(await audited(`closeCustomerSessions ${user.id}`)).toHaveLength(1);
  });

  test("eraseCustomer 409 openOrders: an order is still to be sent; 200 when it was", async () => {
    const { id, email } = await createMember(shop());
    const order = await buy(email);
    const refused = await erase(id, email);
    expect(JSON.parse(refused.text)).toMatchObject({
      reference: "openOrders",
      value: { orders: [order.number] },
    });
    expect((await read(id)).email).toBe(email);
    await ship(order.number);
    await readEmails(shop(), email);
    const key = { "idempotency-key": randomUUID() };
    const erased = await erase(id, ` ${email.toUpperCase()} `, key);
    expect([erased.status, erased.text]).toEqual([200, '{"orders":1}']);
    expect((await erase(id, ` ${email.toUpperCase()} `, key)).text).toBe(erased.text);
    for (const gone of [id, order.number]) {
      expect((await get(gone)).status).toBe(404);
      expect((await exportOne(gone)).status).toBe(404);
      expect((await erase(gone, email)).reference).toBe("resourceDoesNotExist");
    }
    expect(await findIds({ q: email })).toEqual([]);
    expect(await findIds({ q: "erased@example.invalid" })).toEqual([]);
    await expect(exportPerson(db(), email)).rejects.toThrow("The shop has nothing about");
    expect(await audited(`eraseCustomer ${id}`)).toHaveLength(1);
    const answers = await db().selectFrom("idempotency_keys").select("response").execute();
    expect(JSON.stringify(answers)).not.toContain(`94-${order.number}`);
  });

  test("eraseCustomer 400 validationError: another address than the customer's", async () => {
    const { id, email } = await createMember(shop());
    expect((await erase(id, newAddress())).reference).toBe("validationError");
    expect((await read(id)).email).toBe(email);
  });

  test("eraseCustomer 409 staffExists: who may not change staff cannot erase an owner", async () => {
    const { user } = await signInStaff(shop(), "owner");
    const shopkeeper = await createMerchantHeaders(shop(), roleScopes("shopkeeper"));
    const refused = await erase(user.id, user.email, shopkeeper);
    expect(JSON.parse(refused.text)).toMatchObject({
      reference: "staffExists",
      message: "This person works for the shop: remove them from staff first",
    });
    expect((await read(user.id)).member?.isStaff).toBe(true);
  });

  test("eraseCustomer: of several at once one erases, by the member's number and by an order's", async () => {
    const { id, email } = await createMember(shop());
    const order = await buy(email);
    await ship(order.number);
    await readEmails(shop(), email);
    const all = await Promise.all([1, 2, 3].map(() => erase(id, email)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const guest = await buy(newAddress());
    await ship(guest.number);
    await readEmails(shop(), guest.user.email);
    const both = await Promise.all([1, 2].map(() => erase(guest.number, guest.user.email)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});
