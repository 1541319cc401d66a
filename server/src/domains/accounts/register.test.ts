import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { limits } from "../../platform/limits/limits.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { createMember, password } from "../../testing/createMember.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { getResetToken, readEmails } from "../../testing/readEmails.ts";
import { earnCredits, openCredits } from "../credits/store.ts";

const passed = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };

describeOperation("register", (shop) => {
  beforeEach(() => shop().services.store.db.deleteFrom("rate_limits").execute());

  const newAddress = () => `${randomUUID()}@example.com`;
  const register = <Status extends number = 201>(body: object, headers: Record<string, string> = {}) =>
    shop().call<"register", Status>("register", { body: { termsOfService: true, ...body }, headers });
  const join = <Status extends number = 201>(more: object) =>
    register<Status>({ username: "ada_moreau", password, challenge: passed, ...more });
  const login = (email: string, secret = password) =>
    shop().call("login", { body: { email, password: secret, action: "submit", challenge: passed } });
  /** Buys something as a guest; answers the nonce that came with it. */
  const buy = async (email: string) => {
    const { headers } = await shop().call("submitCheckout", { body: checkoutBody({ email }) });
    return String(headers["x-join-nonce"]);
  };

  test("201: an account, an email, and no session (S-775, S-219, S-220)", async () => {
    const email = newAddress();
    const { status, body, headers } = await join({ email });
    expect(status).toBe(201);
    expect(body).toEqual({ email });
    expect(headers["set-cookie"]).toBeUndefined();
    expect(await readEmails(shop(), email)).toMatchObject([
      { subject: "Welcome", text: expect.not.stringMatching(/https?:\/\/[^\s/]+\//) },
    ]);
    expect((await login(email)).body).toMatchObject({
      username: "ada_moreau",
      // Every member has a level, or the access guard would fail them (SA-146).
      access: { role: "member", levels: { sites: ["boutique"] } },
    });
  });

  test.each([
    ["spaces at its ends", "  quiet violet lamp  "],
    ["nothing but small letters", "quietvioletlamp"],
    ["eight characters", "lamp-vio"],
    ["250 characters", `${"Lamp é 🦊 ".repeat(25)}x`],
  ])("201: a password with %s is taken and asked for as it was typed", async (_, secret) => {
    const email = newAddress();
    expect((await join({ email, password: secret })).status).toBe(201);
    expect((await login(email, secret)).status).toBe(200);
    for (const body of [
      secret.trim().slice(0, -1),
      secret.slice(0, 72),
      secret.toUpperCase(),
      `${secret} `,
    ]) {
      if (body !== secret) expect([body, (await login(email, body)).status]).not.toEqual([body, 200]);
    }
  });

  test("201: a French email for a member who joins in French", async () => {
    const email = newAddress();
    const body = { email, username: "ada", password, challenge: passed };
    await register(body, { "accept-language": "fr-CA" });
    expect(await readEmails(shop(), email)).toMatchObject([{ subject: "Bienvenue" }]);
  });

  test("201: an address that has an account gets the same answer and another email; nothing changes", async () => {
    const { email } = await createMember(shop());
    const fresh = newAddress();
    const response = await join({ email: email.toUpperCase(), password: "another-fine-lamp" });
    const unknown = await join({ email: fresh });
    expect(response.status).toBe(201);
    expect(Object.keys(response.headers)).toEqual(Object.keys(unknown.headers));
    expect(Object.keys(response.body)).toEqual(Object.keys(unknown.body));
    expect(await readEmails(shop(), email)).toMatchObject([{ subject: "Your account" }]);
    expect((await login(email)).status).toBe(200);
    expect((await login(email, "another-fine-lamp")).status).toBe(401);
  });

  test("201: of the same address joining at once one account comes", async () => {
    const email = newAddress();
    const responses = await Promise.all([1, 2, 3].map(() => join({ email })));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    const rows = await shop()
      .services.store.db.selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .execute();
    expect(rows).toHaveLength(1);
    const subjects = (await readEmails(shop(), email)).map(({ subject }) => subject).sort();
    expect(subjects).toEqual(["Welcome", "Your account", "Your account"]);
  });

  test("201: with a join nonce, email address and terms are enough; the email's link sets the password (C-700, CA-44)", async () => {
    const email = newAddress();
    const token = await buy(email);
    const { status, body } = await register({ email: email.toUpperCase(), token });
    expect(status).toBe(201);
    expect(body).toEqual({ email: email.toUpperCase() });
    const mails = (await readEmails(shop(), email.toUpperCase())).filter(
      ({ subject }) => subject === "Welcome",
    );
    const reset = { password, passwordConfirm: password };
    const done = await shop().call("resetPassword", {
      query: `token=${getResetToken(mails)}`,
      body: reset,
    });
    expect(done.status).toBe(204);
    expect((await login(email)).status).toBe(200);
  });

  test("201: what waited under the address is the member's once the email's link was used, however they joined (CA-92)", async () => {
    const { db } = shop().services.store;
    const keep = (email: string) =>
      inTransaction(db, async (trx) =>
        earnCredits(trx, await openCredits(trx, { email }, { site: "boutique", currency: "USD" }), 7, null),
      );
    const readBalance = async (email: string) => {
      const id = db.selectFrom("users").select("id").where("email", "=", email);
      const row = await db
        .selectFrom("credits")
        .select("balance")
        .where("user_id", "=", id)
        .executeTakeFirst();
      return row?.balance ?? 0;
    };
    const buyer = newAddress();
    const token = await buy(buyer);
    await keep(buyer);
    await register({ email: buyer, token });
    const member = newAddress();
    await keep(member);
    await join({ email: member });
    await login(member);
    await shop().call("recoverPassword", { body: { email: member } });
    for (const [email, balance] of [
      [buyer, 17],
      [member, 7],
    ] as const) {
      expect(await readBalance(email)).toBe(0);
      const reset = { password, passwordConfirm: password };
      const query = `token=${getResetToken(await readEmails(shop(), email))}`;
      expect((await shop().call("resetPassword", { query, body: reset })).status).toBe(204);
      expect(await readBalance(email)).toBe(balance);
    }
  });

  test("400 joinNonceInvalid: another address, used, too old, made up, the sandbox's join-fail (CA-33, CA-44, S8)", async () => {
    const email = newAddress();
    const token = await buy(email);
    const refused = async (body: object) => {
      await shop().services.store.db.deleteFrom("rate_limits").execute();
      expect((await register<400>(body)).body).toMatchObject({ reference: "joinNonceInvalid", value: null });
    };
    await refused({ email: newAddress(), token });
    const responses = await Promise.all([1, 2, 3].map(() => register<number>({ email, token })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    await refused({ email, token });
    await refused({ email, token: "join-made-up" });
    const failing = `a+vip.join-fail.${randomUUID()}@example.com`;
    await refused({ email: failing, token: await buy(failing) });
    const late = newAddress();
    const old = await buy(late);
    await sql`update join_nonces set expires_at = now() - interval '1 second'`.execute(
      shop().services.store.db,
    );
    await refused({ email: late, token: old });
  });

  test("409 turnstileChallengeFailed: a bad token, and a code, which joining never has (SA-180)", async () => {
    for (const challenge of [
      { type: "turnstile", token: "made-up" },
      { type: "one-time-code", token: "12345" },
      { type: "one-time-code", token: null },
    ]) {
      const { status, body } = await join<409>({ email: newAddress(), challenge });
      expect(status).toBe(409);
      expect(body.message).toBe(
        "Unable to verify you're human. Try turning off any VPN and/or content blocker and try again",
      );
    }
  });

  test("429 rateLimited: too many emails for one address", async () => {
    const email = newAddress();
    for (let i = 0; i < limits.registerEmail.burst; i++) expect((await join({ email })).status).toBe(201);
    expect((await join({ email })).status).toBe(429);
  });
});
