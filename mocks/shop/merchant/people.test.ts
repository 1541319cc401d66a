import { orThrow } from "@velours/sdk";
import { expect, test } from "vitest";
import { createMockFetch } from "../../createMockFetch.ts";
import { type Desk, openDesk, openSession, signIn } from "../../testing/openDesk.ts";

const staff = async (api: Desk) => orThrow(await api.listStaff());
const commands = async (api: Desk) => orThrow(await api.listAuditEntries()).map(({ command }) => command);

test("somebody is invited with a role, gets another one, and leaves", async () => {
  const api = await openDesk("owner@example.com");
  expect((await staff(api)).map(({ role }) => role)).toEqual(["packer", "desk", "shopkeeper", "owner"]);
  const body = { email: "zoe@example.com", role: "desk" as const, sites: ["outlet" as const] };
  const invited = orThrow(await api.inviteStaff({ body }));
  expect(invited).toMatchObject({ username: "zoe", role: "desk", sites: ["outlet"], ready: false });
  expect((await api.inviteStaff({ body })).error).toMatchObject({ reference: "staffExists" });
  const path = { path: { id: invited.id } };
  const header = { "If-Match": invited.revision };
  const changed = orThrow(
    await api.changeStaff({ params: { ...path, header }, body: { role: "packer", sites: null } }),
  );
  const stale = await api.changeStaff({ params: { ...path, header }, body: { role: "owner" } });
  expect(stale.error).toMatchObject({
    reference: "changedMeanwhile",
    value: { revision: changed.revision },
  });
  expect((await staff(api)).at(-1)).toEqual(changed);
  orThrow(await api.removeStaff({ params: path }));
  expect((await staff(api)).length).toBe(4);
  expect((await api.removeStaff({ params: path })).error).toMatchObject({
    reference: "resourceDoesNotExist",
  });
  expect(await commands(api)).toEqual([
    `removeStaff ${invited.id}`,
    `changeStaff ${invited.id} to packer of all sites`,
    `inviteStaff ${invited.id} as desk of outlet`,
  ]);
});

test("the last owner stays, the shopkeeper invites nobody, and another role counts at once", async () => {
  const api = await openDesk("owner@example.com");
  const [, desk, , owner] = await staff(api);
  const last = await api.changeStaff({ params: { path: { id: owner!.id } }, body: { role: "desk" } });
  expect(last.error).toMatchObject({ reference: "lastOwner" });
  expect((await api.removeStaff({ params: { path: { id: owner!.id } } })).error).toMatchObject({
    reference: "lastOwner",
  });
  orThrow(await api.changeStaff({ params: { path: { id: desk!.id } }, body: { role: "packer" } }));
  await signIn(api, "desk@example.com");
  expect((await api.listMerchantOrders()).error).toMatchObject({ reference: "merchantScopeMissing" });
  expect(orThrow(await api.getMerchantAccess())).toMatchObject({ role: "packer" });
  await signIn(api, "shopkeeper@example.com");
  expect((await api.listStaff()).error).toMatchObject({ reference: "merchantScopeMissing" });
});

test("another role is another revision of the session of whoever has it", async () => {
  const api = await openDesk("owner@example.com");
  const [, desk, , owner] = await staff(api);
  const change = async (id: number, role: "owner" | "desk") => {
    const changed = await api.changeStaff({ params: { path: { id } }, body: { role } });
    orThrow(changed);
    return changed.response.headers.get("x-session-validation");
  };
  const before = await change(desk!.id, "owner");
  await change(owner!.id, "desk");
  const { response } = await api.getMerchantAccess();
  expect(response.headers.get("x-session-validation")).not.toBe(before);
});

test("an owner who closes their own sessions is signed out", async () => {
  const api = await openDesk("owner@example.com");
  const owner = (await staff(api)).at(-1);
  expect(owner?.lastUsedAt).not.toBeNull();
  orThrow(await api.closeStaffSessions({ params: { path: { id: owner!.id } } }));
  expect((await api.listStaff()).error).toMatchObject({ reference: "merchantKeyInvalid" });
});

test("a lost authenticator is removed by somebody else, and another one has to be set up", async () => {
  const api = await openDesk("owner@example.com");
  const [packer, , , owner] = await staff(api);
  const reset = (id: number) => api.resetStaffAuthenticator({ params: { path: { id } } });
  expect((await reset(owner!.id)).error).toMatchObject({ reference: "anotherPersonRequired" });
  orThrow(await reset(packer!.id));
  expect((await staff(api))[0]).toMatchObject({ id: packer!.id, ready: false });
  expect(await commands(api)).toEqual([`resetStaffAuthenticator ${packer!.id}`]);
});

test("a key may do what it was made for until it is revoked, and its value is shown once", async () => {
  const fetch = createMockFetch();
  const api = openSession(fetch);
  await signIn(api, "owner@example.com");
  expect(orThrow(await api.listMerchantKeys())).toEqual([]);
  const request = {
    body: { name: "Packing", scopes: ["orders:read" as const] },
    idempotencyKey: "key-00001",
  };
  const made = orThrow(await api.createMerchantKey(request));
  expect(made.key).toMatchObject({ name: "Packing", scopes: ["orders:read"], madeBy: { username: "owner" } });
  expect(orThrow(await api.createMerchantKey(request))).toEqual({ ...made, value: null });
  const program = openSession(fetch, { "x-merchant-key": made.value! });
  expect(orThrow(await program.listMerchantOrders()).length).toBe(4);
  expect((await program.listStock()).error).toMatchObject({ reference: "merchantScopeMissing" });
  const path = { path: { id: made.key.id } };
  orThrow(await api.revokeMerchantKey({ params: path }));
  orThrow(await api.revokeMerchantKey({ params: path, idempotencyKey: "again-001" }));
  expect((await program.listMerchantOrders()).error).toMatchObject({ reference: "merchantKeyInvalid" });
  expect(orThrow(await api.listMerchantKeys())[0]?.revokedAt).not.toBeNull();
  expect(await commands(api)).toEqual([
    `revokeMerchantKey ${made.key.id}`,
    `createMerchantKey ${made.key.id} orders:read`,
  ]);
});

test("a key ends with the key that made it, and with the key that made that", async () => {
  const fetch = createMockFetch();
  const api = openSession(fetch);
  await signIn(api, "owner@example.com");
  const scopes = ["keys:write" as const];
  const make = async (by: Pick<typeof api, "createMerchantKey">, endsOn: string) => {
    const { key, value } = orThrow(await by.createMerchantKey({ body: { name: "made", scopes, endsOn } }));
    const program = openSession(fetch, { "x-merchant-key": value! });
    return { key, program };
  };
  const first = await make(api, "2099-01-31");
  const second = await make(first.program, "2099-12-31");
  const third = await make(second.program, "2098-12-31");
  const ends = [first, second, third].map(({ key }) => key.endsAt?.slice(0, 10));
  expect(ends).toEqual(["2099-01-31", "2099-01-31", "2098-12-31"]);
  const works = async () =>
    (await Promise.all([first, second, third].map(({ program }) => program.listMerchantKeys()))).map(
      ({ response }) => response.status,
    );
  expect(await works()).toEqual([200, 200, 200]);
  orThrow(await api.revokeMerchantKey({ params: { path: { id: second.key.id } } }));
  expect(await works()).toEqual([200, 401, 401]);
  const listed = orThrow(await api.listMerchantKeys());
  expect(listed.map(({ revokedAt }) => revokedAt !== null)).toEqual([false, true, true]);
});

test("a buyer of this session is found by name and number, with all that they did, and erased", async () => {
  const api = await openDesk("owner@example.com");
  const find = async (q: string) => orThrow(await api.findCustomers({ params: { query: { q } } }));
  const [ada] = await find("ada moreau");
  expect(ada).toMatchObject({ isMember: true, email: "member@example.com" });
  const [okafor] = await find("okaf");
  expect(okafor).toMatchObject({ isMember: false, email: "paul.okafor@example.com", orders: 1 });
  expect(await find("o ")).toEqual([]);
  const email = "paul.okafor@example.com";
  orThrow(await api.subscribeNewsletter({ body: { email, consent: true, source: "footer" } }));
  const challenge = { type: "turnstile" as const, token: "XXXX.DUMMY.TOKEN.XXXX" };
  const message = { name: "Paul", email, topic: "order" as const, message: "Where is it?", challenge };
  orThrow(await api.createMessage({ body: message }));
  const params = { path: { id: okafor!.id } };
  const customer = orThrow(await api.getCustomer({ params }));
  expect(customer).toMatchObject({
    email,
    member: null,
    name: "Paul Okafor",
    ordersTotal: 1,
    orders: [{ number: okafor!.id, status: "paid", currency: "USD" }],
    messages: [{ topic: "order", text: "Where is it?", order: null }],
    newsletters: [{ site: "boutique", source: "footer" }],
    addresses: { shipping: { city: "Austin" } },
  });
  const [balance] = customer.credits;
  expect(balance?.entries).toMatchObject([{ type: "increase", amount: balance?.balance, order: okafor!.id }]);
  for (const reviewRequests of [false, true]) {
    orThrow(await api.changeReviewRequests({ params, body: { reviewRequests } }));
    expect(orThrow(await api.getCustomer({ params })).reviewRequests).toBe(reviewRequests);
  }
  expect((await api.closeCustomerSessions({ params })).error).toMatchObject({
    reference: "resourceDoesNotExist",
  });
  const file = await orThrow(await api.exportCustomer({ params })).text();
  expect(file).toContain(email);
  const erase = (typed: string) => api.eraseCustomer({ params, body: { email: typed } });
  expect((await erase("paul@example.com")).error).toMatchObject({ reference: "validationError" });
  expect((await erase(email)).error).toMatchObject({
    reference: "openOrders",
    value: { orders: [okafor!.id] },
  });
  const order = { params: { path: { number: okafor!.id } } };
  orThrow(await api.shipOrder({ ...order, body: {} }));
  const refunded = orThrow(await api.refundOrder({ ...order, body: { reason: "Paul Okafor called" } }));
  const prepare = async (to: string) => {
    const lines = [{ variantId: refunded.order.products[0]!._variant.id, quantity: 1 }];
    return orThrow(await api.createDraft({ body: { site: "boutique", language: "en", lines, email: to } }))
      .id;
  };
  const draft = await prepare("Paul.Okafor@example.com");
  expect(orThrow(await erase(` ${email.toUpperCase()} `))).toEqual({ orders: 1 });
  expect([await find("okafor"), await find(email)]).toEqual([[], []]);
  expect((await api.getCustomer({ params })).error).toMatchObject({ reference: "resourceDoesNotExist" });
  const listDrafts = async () => orThrow(await api.listDrafts()).map(({ id }) => id);
  expect(await listDrafts()).toEqual([]);
  expect(await prepare("ada@example.com")).toBe(draft + 1);
  expect((await api.resendOrderEmail({ ...order, body: { template: "shipped" } })).error).toMatchObject({
    reference: "resourceDoesNotExist",
  });
  const left = JSON.stringify([
    orThrow(await api.getMerchantOrder(order)),
    orThrow(await api.listOrderEvents(order)),
    orThrow(await api.listSubscribers()),
    orThrow(await api.listAuditEntries()),
  ]).toLowerCase();
  expect(left).not.toMatch(/okafor|main st/);
});

test("a member's cash back and staff are told, and staff are not erased", async () => {
  const api = await openDesk("owner@example.com");
  const find = async (q: string) => orThrow(await api.findCustomers({ params: { query: { q } } }));
  const [member] = await find("member@example.com");
  const customer = orThrow(await api.getCustomer({ params: { path: { id: member!.id } } }));
  expect(customer.credits).toMatchObject([{ site: "boutique", currency: "USD", balance: "80.00" }]);
  const [packer] = await find("packer@example.com");
  const params = { path: { id: packer!.id } };
  expect(orThrow(await api.getCustomer({ params })).member).toMatchObject({ isStaff: true, sessions: 0 });
  orThrow(await api.closeCustomerSessions({ params: { path: { id: member!.id } } }));
  expect((await api.closeCustomerSessions({ params })).error).toMatchObject({ reference: "staffExists" });
  const erased = await api.eraseCustomer({ params, body: { email: "packer@example.com" } });
  expect(erased.error).toMatchObject({ reference: "staffExists" });
  const csv = await orThrow(await api.exportFoundCustomers({ params: { query: { q: "moreau" } } })).text();
  expect(csv.trim().split("\r\n").length).toBe((await find("moreau")).length + 1);
  expect(await commands(api)).toContain(`getCustomer ${packer!.id}`);
});

test("subscribers and variants that are waited for are those of this session, and no job was given up", async () => {
  const api = await openDesk("owner@example.com");
  expect([orThrow(await api.listSubscribers()), orThrow(await api.listStockNotices())]).toEqual([[], []]);
  for (const email of ["Zoe@example.com", "zoe@example.com", "bo@example.com"])
    orThrow(await api.subscribeNewsletter({ body: { email, consent: true } }));
  const subscribers = orThrow(await api.listSubscribers());
  expect(subscribers.map(({ email }) => email).sort()).toEqual(["bo@example.com", "zoe@example.com"]);
  const csv = await orThrow(await api.exportSubscribers()).text();
  expect(csv.trim().split("\r\n").length).toBe(3);
  const wait = async (id: number, variantId: number, email: string, region: string) =>
    orThrow(
      await api.createStockNotice({
        params: { path: { id } },
        body: { variant_id: variantId, email, region, language: "en" } as never,
      }),
    );
  for (const email of ["zoe@example.com", "ZOE@example.com", "bo@example.com"])
    await wait(100027, 200058, email, "US");
  // On the shelf in the United States alone.
  await wait(100001, 200003, "bo@example.com", "US");
  expect(orThrow(await api.listStockNotices())).toMatchObject([
    { variantId: 200058, productId: 100027, title: "Willow Flexible Dildo", waiting: 2 },
  ]);
  await wait(100001, 200003, "bo@example.com", "CA");
  expect(orThrow(await api.listStockNotices())).toHaveLength(2);
  expect(orThrow(await api.listDeadJobs())).toEqual([]);
  expect((await api.retryJob({ params: { path: { id: 1 } } })).error).toMatchObject({
    reference: "resourceDoesNotExist",
  });
});

test("a member of staff is signed out of the browser that the owner names", async () => {
  const api = await openDesk("owner@example.com");
  const [packer, , , owner] = await staff(api);
  const sessions = (id: number) => api.listStaffSessions({ params: { path: { id } } });
  expect(orThrow(await sessions(packer!.id))).toEqual([]);
  const [own] = orThrow(await sessions(owner!.id));
  expect(own).toMatchObject({ current: true });
  const end = (session: string) => api.endStaffSession({ params: { path: { id: owner!.id, session } } });
  expect((await end("8a3c9d1e-1f77-4c02-9d9a-2f8f3d6b7c10")).error).toMatchObject({
    reference: "resourceDoesNotExist",
  });
  orThrow(await end(own!.id));
  expect((await sessions(owner!.id)).error).toMatchObject({ reference: "merchantKeyInvalid" });
  await signIn(api, "shopkeeper@example.com");
  expect((await commands(api))[0]).toBe(`endStaffSession ${owner!.id}`);
});

test("entries of campaigns are listed once for each address, and those who consent are subscribers", async () => {
  const api = await openDesk("owner@example.com");
  const enter = (email: string, consent: boolean) =>
    api.enterCampaign({
      params: { path: { kind: "spin-to-win", handle: "welcome" } },
      body: { email, name: "Zoe", consent },
    } as never);
  orThrow(await enter("Zoe@example.com", true));
  orThrow(await enter("zoe@example.com", true));
  orThrow(await enter("ada@example.com", false));
  const list = async (query = {}) => orThrow(await api.listCampaignEntries({ params: { query } }));
  expect((await list()).map(({ email, consent }) => [email, consent])).toEqual([
    ["ada@example.com", false],
    ["zoe@example.com", true],
  ]);
  expect(await list({ handle: "other" })).toEqual([]);
  expect(orThrow(await api.listSubscribers()).map(({ email }) => email)).toEqual(["zoe@example.com"]);
  const csv = await orThrow(await api.exportCampaignEntries()).text();
  expect(csv.trim().split("\r\n")).toHaveLength(3);
  expect((await commands(api)).slice(0, 2)).toEqual(["exportCampaignEntries", "listSubscribers 1 found"]);
});
