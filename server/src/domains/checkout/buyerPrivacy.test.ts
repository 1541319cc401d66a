import { randomUUID } from "node:crypto";
import type { Checkout, Promotion } from "@velours/sdk/types";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody, freeCheckoutBody } from "../../testing/checkoutBody.ts";
import { createMember, password } from "../../testing/createMember.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { getResetToken, readEmails } from "../../testing/readEmails.ts";
import { ids, promotions } from "../../testing/shopData.ts";
import { signIn } from "../../testing/signIn.ts";
import { orderWithOffer, toAcceptance } from "../../testing/upsells.ts";
import { upsertPromotions } from "../promotions/store.ts";

const work = { statements: 0 };
const passed = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Kinds of owners of an address, seen from outside. */
const kinds = [
  "nobody",
  "guestBuyer",
  "guestWhoOwnsAnOrderPaidTwice",
  "unprovenMember",
  "provenMember",
] as const;
type Kind = (typeof kinds)[number];

describeOperation("submitCheckout", (shop) => {
  const db = () => shop().services.store.db;
  beforeEach(async () => {
    await db().deleteFrom("rate_limits").execute();
    // Enough that no purchase reads the stock again because another one took of it: that would be a statement more.
    await db()
      .updateTable("stock")
      .set({ quantity: 1_000 })
      .where("variant_id", "=", ids.halo.violet)
      .execute();
  });
  beforeAll(async () => {
    const { store } = shop().services;
    const free = { ...promotions[0], id: 90, name: "BOOKFREE", type: "amount", discount: 20 } as Promotion;
    await inTransaction(store.db, (trx) => upsertPromotions(trx, [free]));
    const counted = store.db.withPlugin({
      transformQuery: ({ node }) => node,
      // The text of a prepared statement is built once, its results come each time.
      async transformResult({ result }) {
        work.statements += 1;
        return result;
      },
    });
    Object.assign(store, { db: counted });
  });

  const newAddress = () => `${randomUUID()}@example.com`;
  const submit = (body: Checkout, headers: Record<string, string> = {}) =>
    shop().call("submitCheckout", { body, headers });

  const createAddress = async (kind: Kind): Promise<string> => {
    if (kind === "unprovenMember") return (await createMember(shop(), { verified: false })).email;
    if (kind === "provenMember") return (await createMember(shop())).email;
    const email = newAddress();
    if (kind !== "nobody") await submit(checkoutBody({ email }));
    if (kind === "guestWhoOwnsAnOrderPaidTwice") await submit(checkoutBody({ email }));
    return email;
  };

  /** All a stranger sees of an answer: status, headers, text and its size, and how much it took to make. */
  const seen = async (
    ask: () => Promise<{ status: number; headers: Record<string, unknown>; text: string }>,
    email: string,
  ) => {
    work.statements = 0;
    const { status, headers, text } = await ask();
    const shown = Object.entries(headers).map(([name, value]) => [
      name,
      ["x-request-id", "date", "x-join-nonce"].includes(name) ? String(value).length : value,
    ]);
    const without = text
      .replaceAll(email, "(email)")
      .replace(uuid, "(id)")
      .replace(/V-\d+/g, "(number)")
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "(time)");
    return { status, shown, size: text.length - email.length, without, statements: work.statements };
  };

  describe("whose address an order is placed under is told by no answer, nor by the work it takes", () => {
    const orders: [string, (email: string) => Checkout][] = [
      ["a card payment", (email) => checkoutBody({ email })],
      ["an order that costs nothing", (email) => freeCheckoutBody(email)],
      ["an address in capitals", (email) => checkoutBody({ email: email.toUpperCase() })],
    ];
    test.each(orders)("%s", async (_, createBody) => {
      const getResponse = async (kind: Kind) => {
        const email = await createAddress(kind);
        const body = createBody(email);
        return seen(() => submit(body), body.user.email);
      };
      const unknownBuyer = await getResponse("nobody");
      expect([unknownBuyer.status, unknownBuyer.without]).toEqual([200, expect.any(String)]);
      expect(unknownBuyer.shown.map(([name]) => name)).toContain("x-join-nonce");
      for (const kind of kinds)
        expect({ kind, ...(await getResponse(kind)) }).toEqual({ kind, ...unknownBuyer });
    });

    test("an accepted offer", async () => {
      const getResponse = async (kind: Kind) => {
        const plain = await createAddress(kind);
        const email = plain.replace("@", "+upsell-single@");
        if (kind === "guestBuyer") await submit(checkoutBody({ email }));
        if (kind.endsWith("Member")) await createMember(shop(), { email, verified: kind === "provenMember" });
        await db().updateTable("stock").set({ quantity: 1_000 }).where("quantity", "is not", null).execute();
        const order = await orderWithOffer(shop(), { email });
        return seen(() => shop().call("acceptUpsell", { body: toAcceptance(order) }), email);
      };
      const unknownBuyer = await getResponse("nobody");
      expect([unknownBuyer.status, unknownBuyer.without]).toEqual([200, expect.any(String)]);
      for (const kind of kinds)
        expect({ kind, ...(await getResponse(kind)) }).toEqual({ kind, ...unknownBuyer });
    });

    test("register with the order's nonce; an address with an account keeps it, and its owner hears of it by email", async () => {
      const getResponse = async (kind: Kind) => {
        const email = await createAddress(kind);
        await readEmails(shop(), email);
        const { headers } = await submit(checkoutBody({ email }));
        const body = { email, token: headers["x-join-nonce"], termsOfService: true };
        await db().deleteFrom("rate_limits").execute();
        const first = await seen(() => shop().call("register", { body }), email);
        const again = await seen(() => shop().call<"register", 400>("register", { body }), email);
        return { email, first, again };
      };
      const { first, again } = await getResponse("nobody");
      expect([first.status, again.status]).toEqual([201, 400]);
      for (const kind of kinds) {
        const responses = await getResponse(kind);
        expect([kind, responses.first, responses.again]).toEqual([kind, first, again]);
        const subjects = (await readEmails(shop(), responses.email)).map(({ subject }) => subject);
        expect(subjects.filter((subject) => !subject.startsWith("Your order"))).toEqual([
          kind.endsWith("Member") ? "Your account" : "Welcome",
        ]);
      }
    });
  });

  test("a stranger's free order under a buyer's address shows neither balance nor history", async () => {
    const victim = newAddress();
    await submit(checkoutBody({ email: victim }));
    await submit(checkoutBody({ email: victim }));
    const probe = (await submit(freeCheckoutBody(victim))).body;
    expect(probe.credits).toEqual({ balance: 0, earned: 0, history: [] });
    expect((await shop().call("getOrder", { params: { id: probe.id } })).body.credits).toEqual(probe.credits);
  });

  test("who joins first with somebody else's address gets none of their cash back, and sees none", async () => {
    const victim = newAddress();
    const joined = { username: "mallory", password, email: victim, challenge: passed, termsOfService: true };
    expect((await shop().call("register", { body: joined })).status).toBe(201);
    const login = await shop().call("login", {
      body: { email: victim, password, action: "submit", challenge: passed },
    });
    expect(login.status).toBe(200);
    const thief = { cookie: String([login.headers["set-cookie"]].flat()[0]).split(";")[0] ?? "" };
    const { id } = login.body;
    const balance = async (headers: Record<string, string>) =>
      (await shop().call("getCredits", { params: { id }, headers })).body;

    expect((await submit(checkoutBody({ email: victim }))).status).toBe(200);
    expect(await balance(thief)).toMatchObject({ balance: 0, history: [] });
    // Nor what they bought themselves: it waits until the address is proven.
    const own = await submit(checkoutBody({ email: victim }), thief);
    expect(own.body.credits).toEqual({
      balance: 10,
      earned: 10,
      history: [{ type: "increase", amount: 10 }],
    });
    const balanceAfter = await balance(thief);
    expect(balanceAfter).toMatchObject({ balance: 0, history: [] });
    const spend = checkoutBody({
      email: victim,
      total: 93.92,
      cart: {
        credits: { uuid: balanceAfter.uuid },
        invoice: { total: 93.92, currency: "USD", discounts: { credits: 10 } },
      },
    });
    expect((await submit(spend, thief)).status).toBe(409);

    // The owner proves the address: all of it is theirs, and whoever joined first is signed out.
    await shop().call("recoverPassword", { body: { email: victim } });
    const query = `token=${getResetToken(await readEmails(shop(), victim))}`;
    const another = { password: "another-fine-lamp", passwordConfirm: "another-fine-lamp" };
    expect((await shop().call("resetPassword", { query, body: another })).status).toBe(204);
    expect((await shop().call("getUser", { params: { id }, headers: thief })).status).toBe(401);
    const owner = await signIn(shop(), { email: victim });
    expect(await balance(owner.headers)).toMatchObject({ balance: 20 });
  });

  test("an offer of a member's order is accepted by that member alone", async () => {
    const member = await createMember(shop(), { email: `${randomUUID()}+upsell-single@example.com` });
    const { headers } = await signIn(shop(), { email: member.email });
    const order = await orderWithOffer(shop(), { email: member.email, headers });
    const body = toAcceptance(order);
    const otherMember = await signIn(shop());
    for (const sent of [{}, otherMember.headers])
      expect((await shop().call<"acceptUpsell", 404>("acceptUpsell", { body, headers: sent })).status).toBe(
        404,
      );
    const { body: accepted } = await shop().call("acceptUpsell", { body, headers });
    expect(accepted.credits?.balance).toBe((order.credits?.balance ?? 0) + 1);
  });

  test("an offer of a guest's order shows nothing of the member who accepts it", async () => {
    const rich = await signIn(shop());
    await submit(checkoutBody({ email: rich.user.email }), rich.headers);
    const order = await orderWithOffer(shop());
    const { body } = await shop().call("acceptUpsell", { body: toAcceptance(order), headers: rich.headers });
    expect(body.credits?.balance).toBe((order.credits?.balance ?? 0) + 1);
    expect((await shop().call("getOrder", { params: { id: order.id } })).body.credits).toEqual(body.credits);
  });
});
