import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { limits } from "../../platform/limits/limits.ts";
import { consumeAllowances } from "../../platform/limits/store.ts";
import { createMember, password } from "../../testing/createMember.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { getResetToken, readEmails } from "../../testing/readEmails.ts";
import { newTotpSecret } from "./totp.ts";

const passed = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };
const failed = { type: "turnstile", token: "made-up" };

describeOperation("login", (shop) => {
  const db = () => shop().services.store.db;
  beforeEach(() => db().deleteFrom("rate_limits").execute());

  let callers = 0;
  const newCaller = () => {
    callers += 1;
    return `10.2.${callers % 7}.${callers % 251}`;
  };
  const post = (path: string, payload: object, ip: string, headers: Record<string, string> = {}) =>
    shop().app.inject({
      method: "POST",
      url: `/api/services/authentication${path}`,
      remoteAddress: ip,
      headers: { "x-client-token": shop().services.config.clientToken, ...headers },
      payload,
    });
  type Sent = Awaited<ReturnType<typeof post>>;
  const cookies = (response: Sent): Record<string, string> => ({
    cookie: response.cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
  });
  const login = (email: string, more: object, ip: string, headers = {}) =>
    post("", { email, password, action: "submit", challenge: passed, ...more }, ip, headers);
  const wrong = { password: "not-the-password" };
  const recover = (email: string, ip: string) => post("/password/recover", { email }, ip);

  describe("attempts from other addresses lock no member out", () => {
    test("200: after many tries that no person made, from one address or many", async () => {
      const { email } = await createMember(shop());
      const caller = newCaller();
      for (let i = 0; i < 12; i++) await login(email, { ...wrong, challenge: failed }, caller);
      for (let i = 0; i < 12; i++) await login(email, { ...wrong, challenge: failed }, newCaller());
      expect((await login(email, {}, newCaller())).statusCode).toBe(200);
    });

    test("200: after many wrong passwords, each with a solved check", async () => {
      const { email } = await createMember(shop());
      const caller = newCaller();
      const tries = [];
      for (let i = 0; i < limits.loginEmail.burst + 1; i++)
        tries.push((await login(email, wrong, caller)).statusCode);
      expect(tries.slice(-2)).toEqual([401, 429]);
      for (let i = 0; i < 12; i++) await login(email, wrong, newCaller());
      expect((await login(email, {}, newCaller())).statusCode).toBe(200);
      // The one who guessed waits, also with the right one.
      expect((await login(email, {}, caller)).statusCode).toBe(429);
    });

    test("200: after a hundred wrong passwords, each with a code that passed no bot check", async () => {
      const { email } = await createMember(shop());
      for (let i = 0; i < limits.loginFailures.burst - 1; i++)
        await consumeAllowances(db(), [{ limit: "loginFailures", of: email }]);
      const challenge = { type: "one-time-code", token: "12345" };
      const responses = [];
      for (const more of [{}, wrong]) responses.push(await login(email, { ...more, challenge }, newCaller()));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
      expect(responses[0]?.body).toBe(responses[1]?.body);
      expect((await login(email, {}, newCaller())).statusCode).toBe(200);
    });

    test("a code: asked for by others as often as they like, the owner gets one and signs in", async () => {
      const { email } = await createMember(shop());
      const sent = { action: "send-one-time-code", challenge: null };
      for (let i = 0; i < limits.codeEmail.burst + 2; i++)
        await login(email, { ...sent, ...wrong }, "10.3.0.1");
      for (let i = 0; i < 8; i++) await login(email, { ...sent, ...wrong }, newCaller());
      const home = newCaller();
      const codeRequest = await login(email, sent, home);
      expect(codeRequest.statusCode).toBe(401);
      const code = /\b\d{5}\b/.exec((await readEmails(shop(), email)).at(-1)?.text ?? "")?.[0];
      const challenge = { type: "one-time-code", token: code };
      expect((await login(email, { challenge }, home, cookies(codeRequest))).statusCode).toBe(200);
    });

    test("recoverPassword: 204, and a link that holds, after requests by others; three emails an hour and no more", async () => {
      const { email } = await createMember(shop());
      for (let i = 0; i < limits.recoverEmail.burst + 2; i++) await recover(email, "10.3.0.2");
      for (let i = 0; i < 8; i++) expect((await recover(email, newCaller())).statusCode).toBe(204);
      expect((await recover(email, newCaller())).statusCode).toBe(204);
      const mails = await readEmails(shop(), email);
      expect(mails).toHaveLength(limits.recoverEmails.burst);
      const query = `token=${getResetToken(mails)}`;
      const reset = { password: "another-fine-lamp", passwordConfirm: "another-fine-lamp" };
      expect((await shop().call("resetPassword", { query, body: reset })).status).toBe(204);
    });

    test("register: 201, after attempts by others at the address; its owner has three emails an hour and no more", async () => {
      const email = `${randomUUID()}@example.com`;
      const join = { username: "ada", password, email, challenge: passed, termsOfService: true };
      for (let i = 0; i < 4; i++) await post("/register", { ...join, challenge: failed }, newCaller());
      for (let i = 0; i < 8; i++) expect((await post("/register", join, newCaller())).statusCode).toBe(201);
      const subjects = (await readEmails(shop(), email)).map(({ subject }) => subject);
      expect(subjects.sort()).toEqual(["Welcome", "Your account", "Your account"]);
    });
  });

  describe("a browser where the member signed in before", () => {
    test("200: is spared what others use up, also at the same address, and where an address was tried a hundred times", async () => {
      const { email } = await createMember(shop());
      const home = newCaller();
      const device = cookies(await login(email, {}, home));
      expect(device.cookie).toMatch(/velours_device=/);
      for (let i = 0; i < limits.loginEmail.burst + 1; i++) await login(email, wrong, home);
      expect((await login(email, {}, home)).statusCode).toBe(429);
      for (let i = 0; i < limits.loginIp.burst; i++)
        await consumeAllowances(db(), [{ limit: "loginIp", of: home }]);
      expect((await login(email, {}, home)).statusCode).toBe(429);
      expect((await login(email, {}, home, device)).statusCode).toBe(200);
      for (let i = 0; i < limits.loginFailures.burst; i++)
        await consumeAllowances(db(), [{ limit: "loginFailures", of: email }]);
      expect((await login(email, {}, newCaller(), device)).statusCode).toBe(200);
    });

    test("429: has an allowance, and none for other members", async () => {
      const { email } = await createMember(shop());
      const otherMember = await createMember(shop());
      const device = cookies(await login(email, {}, newCaller()));
      for (let i = 0; i < limits.loginDevice.burst; i++) await login(email, wrong, newCaller(), device);
      expect((await login(email, {}, newCaller(), device)).statusCode).toBe(429);
      const home = newCaller();
      for (let i = 0; i < limits.loginEmail.burst; i++) await login(otherMember.email, wrong, home, device);
      expect((await login(otherMember.email, {}, home, device)).statusCode).toBe(429);
    });

    test("is a stranger's again after a new password, and one that was never issued counts for nothing", async () => {
      const { email } = await createMember(shop());
      const planted = { cookie: `velours_device=${"p".repeat(43)}` };
      const signedIn = await login(email, {}, newCaller(), planted);
      const device = cookies(signedIn);
      expect(device.cookie).not.toContain("ppp");
      const rows = () =>
        db()
          .selectFrom("known_devices")
          .innerJoin("users", "users.id", "known_devices.user_id")
          .where("email", "=", email)
          .select("token_hash")
          .execute();
      const rowsBefore = await rows();
      expect(rowsBefore).toHaveLength(1);
      for (const { value } of signedIn.cookies) expect(JSON.stringify(rowsBefore)).not.toContain(value);
      const body = {
        passwordCurrent: password,
        password: "another-fine-lamp",
        passwordConfirm: "another-fine-lamp",
      };
      expect(
        (await shop().call("changePassword", { body, headers: device as { cookie: string } })).status,
      ).toBe(204);
      expect(await rows()).toEqual([]);
    });
  });

  describe("where an address was tried a hundred times in a day", () => {
    test("401 oneTimeCodeRequired: the right password needs the code by mail, which the owner gets; others learn nothing", async () => {
      const { email } = await createMember(shop());
      const unknown = `${randomUUID()}@example.com`;
      for (let i = 0; i < limits.loginFailures.burst; i++)
        for (const account of [email, unknown])
          await consumeAllowances(db(), [{ limit: "loginFailures", of: account }]);
      const texts = new Set<string>();
      for (const [who, more] of [
        [email, wrong],
        [unknown, {}],
      ] as const)
        texts.add((await login(who, more, newCaller())).body);
      expect(await readEmails(shop(), email)).toEqual([]);
      const home = newCaller();
      const codeRequest = await login(email, {}, home);
      texts.add(codeRequest.body);
      expect(texts.size).toBe(1);
      expect(codeRequest.json()).toMatchObject({ reference: "oneTimeCodeRequired" });
      const code = /\b\d{5}\b/.exec((await readEmails(shop(), email)).at(-1)?.text ?? "")?.[0];
      const challenge = { type: "one-time-code", token: code };
      expect((await login(email, { challenge }, home, cookies(codeRequest))).statusCode).toBe(200);
    });
  });

  describe("who knows the password", () => {
    test("429: guesses an authenticator's code ten times, from wherever", async () => {
      const secret = newTotpSecret();
      const { email } = await createMember(shop(), { totp_secret: secret });
      const device = cookies(
        await login(email, { MFA: { type: "TOTP", token: new TOTP({ secret }).generate() } }, newCaller()),
      );
      const guess = { MFA: { type: "TOTP", token: "000000" } };
      const tries: number[] = [];
      for (let i = 0; i < 11; i++) tries.push((await login(email, guess, newCaller())).statusCode);
      expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
      expect((await login(email, guess, newCaller(), device)).statusCode).toBe(401);
    });

    test("401 oneTimeCodeInvalid: guesses a mailed code 25 times a day, and it proves no address after that", async () => {
      const { id, email } = await createMember(shop(), { verified: false });
      for (let i = 0; i < limits.codeLooks.burst; i++)
        await consumeAllowances(db(), [{ limit: "codeLooks", of: id }]);
      const home = newCaller();
      const codeRequest = await login(email, { action: "send-one-time-code", challenge: null }, home);
      const code = /\b\d{5}\b/.exec((await readEmails(shop(), email)).at(-1)?.text ?? "")?.[0];
      const challenge = { type: "one-time-code", token: code };
      expect((await login(email, { challenge }, home, cookies(codeRequest))).json().reference).toBe(
        "oneTimeCodeInvalid",
      );
      const { rows } = await sql<{ proven: boolean }>`
        select email_verified_at is not null as proven from users where id = ${id}`.execute(db());
      expect(rows).toEqual([{ proven: false }]);
      expect((await login(email, {}, home)).statusCode).toBe(200);
    });
  });
});
