import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { doDueJobs } from "../../assembly/runJobs.ts";
import { limits } from "../../platform/limits/limits.ts";
import { createMember, password } from "../../testing/createMember.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { signIn } from "../../testing/signIn.ts";
import type { Call } from "../../testing/testShop.ts";
import { openSecret, sealSecret } from "./sealedSecret.ts";
import { newTotpSecret } from "./totp.ts";

const passed = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };
const frames = { idle: 2 * 60 * 60, remembered: 180 * 24 * 60 * 60 };

describeOperation("login", (shop) => {
  beforeEach(() => shop().services.store.db.deleteFrom("rate_limits").execute());

  const login = <Status extends number = 200>(body: object, headers: Call["headers"] = {}) =>
    shop().call<"login", Status>("login", {
      body: { password, action: "submit", challenge: passed, ...body },
      headers,
    });
  const getCookie = (headers: Record<string, unknown>): string =>
    [headers["set-cookie"]]
      .flat()
      .map(String)
      .findLast((cookie) => /^velours_(session|code)=/.test(cookie))
      ?.split(";")[0] ?? "";
  const whoIs = (cookie: string, id: number) =>
    shop().call("getUser", { params: { id }, headers: { cookie } });
  const codeIn = (text: string | undefined) => /\b\d{5}\b/.exec(text ?? "")?.[0] ?? "";
  /** Has a code sent; answers it and the cookie it is tied to. */
  const ask = async (email: string) => {
    const { headers } = await login<401>({ email, action: "send-one-time-code", challenge: null });
    const mails = await readEmails(shop(), email);
    return { cookie: getCookie(headers), code: codeIn(mails.at(-1)?.text) };
  };
  const withCode = <Status extends number = 200>(email: string, code: string | null, cookie: string) =>
    login<Status>({ email, challenge: { type: "one-time-code", token: code } }, { cookie });

  test("200: the member, with a cookie that signs in (S-771, S-553)", async () => {
    const { id, email } = await createMember(shop());
    const { status, body, headers } = await login({ email: email.toUpperCase(), remember: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, email, access: { authenticated: true, role: "member" } });
    expect(headers["set-cookie"]).toEqual([
      expect.stringMatching(
        new RegExp(
          `^velours_session=[\\w-]{43}; Path=/; Max-Age=${frames.remembered}; HttpOnly; SameSite=Lax$`,
        ),
      ),
      expect.stringMatching(/^velours_device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/),
      // For the shop's pages, whose scripts read it.
      `velours_member=${id}; Path=/; Max-Age=${frames.remembered}; SameSite=Lax`,
    ]);
    const me = await whoIs(getCookie(headers), id);
    expect(me.body.email).toBe(email);
    // The answer keeps the asking page's revision, the body has the new one, which every later answer carries (4.1).
    expect(headers["x-session-validation"]).toBe("1");
    expect(me.headers["x-session-validation"]).toBe(String(body.revision));
  });

  test("200: two sign-ins at once are two sessions", async () => {
    const { id, email } = await createMember(shop());
    const responses = await Promise.all([login({ email }), login({ email })]);
    for (const { headers } of responses) expect((await whoIs(getCookie(headers), id)).status).toBe(200);
    expect(new Set(responses.map(({ headers }) => getCookie(headers))).size).toBe(2);
  });

  test("401 credentialsInvalid: a member who has no password yet", async () => {
    const { id, email } = await createMember(shop());
    await shop()
      .services.store.db.updateTable("users")
      .set({ password: null })
      .where("id", "=", id)
      .execute();
    expect((await login<401>({ email })).body.reference).toBe("credentialsInvalid");
  });

  test("409 turnstileChallengeFailed: a token that is none, and a service that does not answer (8.2)", async () => {
    const { email } = await createMember(shop());
    const bad = { type: "turnstile", token: "made-up" };
    const { status, body } = await login<409>({ email, challenge: bad });
    expect(status).toBe(409);
    expect(body.value).toEqual({ "challenge.token": body.message });
    const { botCheck } = shop().services;
    const { verify } = botCheck;
    botCheck.verify = () => Promise.reject(new Error("time-out"));
    expect((await login<409>({ email })).body.reference).toBe("turnstileChallengeFailed");
    botCheck.verify = verify;
  });

  test("429 rateLimited: too many wrong passwords, for members and others alike; a good one starts anew", async () => {
    const { email } = await createMember(shop());
    for (const address of [email, "guess@example.com"]) {
      for (let i = 0; i < limits.loginEmail.burst; i++)
        await login({ email: address, password: "wrong-one" });
      const { status, body, headers } = await login<429>({ email: address });
      expect(status).toBe(429);
      expect(body.message).toBe("Too many attempts, please try again later");
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    }
    await shop().app.inject({ method: "POST", url: "/sandbox/reset" });
    for (let i = 0; i < limits.loginEmail.burst + 2; i++) {
      expect((await login({ email, password: i % 2 ? password : "wrong-one" })).status).not.toBe(429);
    }
  });

  describe("one-time code (4.9)", () => {
    test("401 oneTimeCodeRequired: the same for everybody, and an email only for the member (SA-141, S-542)", async () => {
      const { email } = await createMember(shop());
      const response = { action: "send-one-time-code", challenge: { type: "one-time-code", token: null } };
      const responses = [
        await login<401>({ email, ...response }),
        await login<401>({ email, password: "not-the-password", ...response }),
        await login<401>({ email: "nobody@example.com", ...response }),
      ];
      for (const { status, body, headers } of responses) {
        expect(status).toBe(401);
        expect(body.value).toEqual({ "challenge.token": "" });
        expect(headers["set-cookie"]).toMatch(/^velours_code=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly/);
      }
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
      expect(await readEmails(shop(), email)).toHaveLength(1);
      expect(await readEmails(shop(), "nobody@example.com")).toEqual([]);
    });

    test("200: with the code, once; the address is known to be the member's", async () => {
      const { id, email } = await createMember(shop(), { verified: false });
      const { cookie, code } = await ask(email);
      const { body, headers } = await withCode(email, code, cookie);
      expect(body.id).toBe(id);
      expect((await whoIs(getCookie(headers), id)).status).toBe(200);
      expect((await withCode<401>(email, code, cookie)).body.reference).toBe("oneTimeCodeInvalid");
      const row = await shop()
        .services.store.db.selectFrom("users")
        .select("email_verified_at")
        .where("id", "=", id)
        .executeTakeFirst();
      expect(row?.email_verified_at).not.toBeNull();
    });

    test("200: of the same code used twice at once one wins", async () => {
      const { email } = await createMember(shop());
      const { cookie, code } = await ask(email);
      const responses = await Promise.all([1, 2, 3].map(() => withCode(email, code, cookie)));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    });

    test("401 oneTimeCodeInvalid: another browser, a code replaced by a newer one, no code at all", async () => {
      const { email } = await createMember(shop());
      const first = await ask(email);
      const refused = async (code: string | null, cookie: string) => {
        const { body } = await withCode<401>(email, code, cookie);
        expect(body).toMatchObject({
          reference: "oneTimeCodeInvalid",
          value: { "challenge.token": body.message },
        });
      };
      await refused(first.code, "velours_code=of-another-browser");
      const second = await ask(email);
      await refused(first.code, first.cookie);
      const { status } = await login<401>(
        { email, action: undefined, challenge: { type: "one-time-code", token: null } },
        { cookie: second.cookie },
      );
      expect(status).toBe(401);
      expect((await withCode(email, second.code, second.cookie)).status).toBe(200);
    });

    test("401 oneTimeCodeInvalid: a wrong password with the right code says no more than a wrong code", async () => {
      const { email } = await createMember(shop());
      const { cookie, code } = await ask(email);
      const challenge = { type: "one-time-code", token: code };
      const wrong = await login<401>({ email, password: "not-the-password", challenge }, { cookie });
      const otherCode = await withCode<401>(email, code === "00000" ? "11111" : "00000", cookie);
      expect(wrong.text).toBe(otherCode.text);
    });

    test("401 oneTimeCodeInvalid: after five looks, and after ten minutes", async () => {
      const { email } = await createMember(shop());
      const { cookie, code } = await ask(email);
      const otherCode = code === "00000" ? "11111" : "00000";
      for (let i = 0; i < 5; i++) await withCode(email, otherCode, cookie);
      expect((await withCode(email, code, cookie)).status).toBe(401);
      const late = await ask(email);
      await sql`update one_time_codes set expires_at = now() - interval '1 second'`.execute(
        shop().services.store.db,
      );
      expect((await withCode(email, late.code, late.cookie)).status).toBe(401);
    });

    test("429 rateLimited: too many emails requested for any address", async () => {
      for (const email of [(await createMember(shop())).email, "nobody-else@example.com"]) {
        const sent = { email, action: "send-one-time-code" };
        for (let i = 0; i < limits.codeEmail.burst; i++) await login(sent);
        expect((await login(sent)).status).toBe(429);
      }
    });

    test("neither code nor ticket is in any table, and the email is in the request's language", async () => {
      const { email } = await createMember(shop());
      const { headers } = await login<401>(
        { email, action: "send-one-time-code" },
        { "accept-language": "fr", cookie: "boutique_region=FR" },
      );
      const ticket = getCookie(headers).split("=")[1] ?? "";
      await doDueJobs(shop().services, shop().app.log);
      const { db } = shop().services.store;
      const [mail] = await readEmails(shop(), email);
      expect(mail).toMatchObject({ subject: "Votre code de connexion" });
      const jobs = await db.selectFrom("jobs").selectAll().where("kind", "=", "mail").orderBy("id").execute();
      expect(jobs.at(-1)?.payload).toEqual({
        template: "one-time-code",
        language: "fr",
        country: "FR",
        code_id: expect.any(String),
      });
      const codes = await db.selectFrom("one_time_codes").selectAll().execute();
      const tables = JSON.stringify(codes) + JSON.stringify(jobs);
      expect(tables).not.toContain(ticket);
      expect(tables).not.toContain(`"${codeIn(mail?.text)}"`);
    });
  });

  describe("second factor (4.9, S-711)", () => {
    const generateCode = (secret: string, steps = 0) =>
      new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
    const MFA = (token: string) => ({ MFA: { type: "TOTP", token } });

    test("401 multiFactorAuthenticationTokenRequired, then 200 with the code (S-773, SA-142)", async () => {
      const secret = newTotpSecret();
      const { email } = await createMember(shop(), { totp_required: true, totp_secret: secret });
      const response = await login<401>({ email });
      expect(response.status).toBe(401);
      expect(response.body).toMatchObject({
        reference: "multiFactorAuthenticationTokenRequired",
        value: { action: "token", type: "TOTP" },
      });
      expect(response.headers["set-cookie"]).toBeUndefined();
      const wrong = await login<401>({ email, ...MFA(generateCode(secret, 20)) });
      expect(wrong.body.value).toEqual({
        action: "token",
        type: "TOTP",
        "MFA.token": "The authenticator code is not correct",
      });
      expect((await login({ email, ...MFA(generateCode(secret)) })).status).toBe(200);
    });

    test("a used code is not taken again, nor an older one; of eight at once one wins (RFC 6238, 5.2)", async () => {
      const secret = newTotpSecret();
      const { email } = await createMember(shop(), { totp_secret: secret });
      const now = generateCode(secret);
      const responses = await Promise.all(Array.from({ length: 8 }, () => login({ email, ...MFA(now) })));
      expect(responses.map(({ status }) => status).sort()).toEqual([
        200,
        ...Array.from({ length: 7 }, () => 401),
      ]);
      expect((await login({ email, ...MFA(now) })).status).toBe(401);
      expect((await login({ email, ...MFA(generateCode(secret, -1)) })).status).toBe(401);
      expect((await login({ email, ...MFA(generateCode(secret, 1)) })).status).toBe(200);
    });

    test("401 multiFactorAuthenticationSetupRequired: picture and secret, the same until it is set up (S-772)", async () => {
      const { email } = await createMember(shop(), { totp_required: true });
      const response = await login<401>({ email });
      const { body } = response;
      if (body.reference !== "multiFactorAuthenticationSetupRequired") throw new Error(body.reference);
      const { QR, secret, ...rest } = body.value;
      expect(rest).toEqual({ action: "setup", type: "TOTP" });
      expect(QR.image).toMatch(/^data:image\/png;base64,/);
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      const wrong = await login<401>({ email, ...MFA(generateCode(secret, 20)) });
      expect(wrong.body.value).toMatchObject({
        secret,
        "MFA.token": "The authenticator code is not correct",
      });
      const before = await signIn(shop(), { email });
      const { status, headers } = await login({ email, ...MFA(generateCode(secret)) });
      expect(status).toBe(200);
      expect((await whoIs(getCookie(headers), before.user.id)).status).toBe(200);
      expect((await whoIs(before.headers.cookie, before.user.id)).status).toBe(401);
      expect((await login<401>({ email })).body.reference).toBe("multiFactorAuthenticationTokenRequired");
    });

    test("with TOTP_KEY the secret is sealed in the database, while it is set up and after; older ones still work", async () => {
      const { config } = shop().services;
      config.totpKey = randomBytes(32);
      const { id, email } = await createMember(shop(), { totp_required: true });
      const response = await login<401>({ email });
      const { secret } = response.body.value as { secret: string };
      const readSecret = async () =>
        JSON.stringify(
          await shop()
            .services.store.db.selectFrom("users")
            .select(["totp_secret", "totp_pending_secret"])
            .where("id", "=", id)
            .execute(),
        );
      expect(await readSecret()).toContain('"totp_pending_secret":"v1.');
      expect((await login({ email, ...MFA(generateCode(secret)) })).status).toBe(200);
      expect(await readSecret()).toContain('"totp_secret":"v1.');
      expect(await readSecret()).not.toContain(secret);
      expect((await login({ email, ...MFA(generateCode(secret, 1)) })).status).toBe(200);
      const before = newTotpSecret();
      const old = await createMember(shop(), { totp_secret: before });
      expect((await login({ email: old.email, ...MFA(generateCode(before)) })).status).toBe(200);
      config.totpKey = undefined;
    });

    test("after TOTP_KEY was changed a code still holds with TOTP_KEY_BEFORE, and the secret is sealed with the new one", async () => {
      const { config } = shop().services;
      const [before, after] = [randomBytes(32), randomBytes(32)];
      const secret = newTotpSecret();
      for (const sealed of [true, false]) {
        const { id, email } = await createMember(shop());
        const stored = sealed ? sealSecret(before, id, secret) : secret;
        const { db } = shop().services.store;
        await db.updateTable("users").set({ totp_secret: stored }).where("id", "=", id).execute();
        Object.assign(config, { totpKey: after, totpKeyBefore: before });
        expect((await login({ email, ...MFA("000000") })).status).toBe(401);
        expect((await login({ email, ...MFA(generateCode(secret)) })).status).toBe(200);
        const row = await db
          .selectFrom("users")
          .select("totp_secret")
          .where("id", "=", id)
          .executeTakeFirst();
        expect(openSecret(after, id, row?.totp_secret ?? "")).toBe(secret);
        expect(row?.totp_secret).toMatch(/^v1\./);
        Object.assign(config, { totpKeyBefore: undefined });
        expect((await login({ email, ...MFA(generateCode(secret, 1)) })).status).toBe(200);
        Object.assign(config, { totpKey: undefined });
      }
    });

    test("401 multiFactorAuthenticationSetupRequired: with TOTP_REQUIRED for every member", async () => {
      const { config } = shop().services;
      const { email } = await createMember(shop());
      config.totpRequired = true;
      const { body } = await login<401>({ email });
      config.totpRequired = false;
      expect(body.reference).toBe("multiFactorAuthenticationSetupRequired");
      expect((await login({ email })).status).toBe(200);
    });

    test("a wrong password says nothing of a second factor", async () => {
      const { email } = await createMember(shop(), { totp_required: true, totp_secret: newTotpSecret() });
      const { body } = await login<401>({ email, password: "not-the-password" });
      expect(body.reference).toBe("credentialsInvalid");
    });

    test("200: a code by mail and the authenticator's, the first not used up by the question for the second", async () => {
      const secret = newTotpSecret();
      const { email } = await createMember(shop(), { totp_secret: secret });
      const { cookie, code } = await ask(email);
      expect((await withCode<401>(email, code, cookie)).body.reference).toBe(
        "multiFactorAuthenticationTokenRequired",
      );
      const challenge = { type: "one-time-code", token: code };
      expect((await login({ email, challenge, ...MFA(generateCode(secret)) }, { cookie })).status).toBe(200);
    });
  });
});
