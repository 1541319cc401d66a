import { Writable } from "node:stream";
import { TOTP } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";
import { doDueJobs } from "../../assembly/runJobs.ts";
import { newTotpSecret } from "../../domains/accounts/totp.ts";
import { type OperationName, routes } from "../../generated/operations.ts";
import { address, checkoutBody, createNonce } from "../../testing/checkoutBody.ts";
import { createMember, password } from "../../testing/createMember.ts";
import { fixture } from "../../testing/fixture.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { limits } from "../limits/limits.ts";
import { loggedError, withoutPersons } from "./loggedError.ts";

/** All personal data of one checkout; none of it may be in a log. */
const person = {
  email: "zoe.quandt@example.org",
  firstname: "Zoë",
  lastname: "Quandt-Ferrière",
  address1: "77 Rue des Martyrs Anonymes",
  city: "Saint-Zéphirin",
  phone: "+1 555 0147 999",
  password: "correct horse battery",
  deviceData: '{"correlation_id":"device-fingerprint-4711"}',
};

describe("the log, at its most talkative", () => {
  let text = "";
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const lines = () =>
    text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  const shop = fixture(() => openTestShop(createEmbeddedStore(), { env: { LOG_LEVEL: "trace" }, logTo }));
  beforeAll(async () => {
    shop.app.get<{ Params: { email: string } }>("/api/broken/:email", async ({ params, log }) => {
      log.warn(
        { err: Object.assign(new Error("no"), { detail: `Key (email)=(${person.email})` }) },
        "broken",
      );
      throw Object.assign(new Error(`invalid input syntax: "${person.lastname}"`), { code: "22P02", params });
    });
  });

  const headers = {
    cookie: "session=a-session-nobody-may-know",
    "user-agent": "Quandt's own browser",
    authorization: "Bearer top-secret",
  };

  function buy(nonce: string) {
    const { email, firstname, lastname, address1, city, phone, deviceData } = person;
    const mine = { ...address, firstname, lastname, address1, city, phone };
    const body = checkoutBody({
      email,
      nonce,
      user: { address: { shipping: mine, billing: mine } },
      payment: { deviceData },
    });
    return shop.call("submitCheckout", { body, headers });
  }

  test("says nothing about who asked: checkouts, refusals, failures, what a browser writes, every operation", async () => {
    const nonces = ["ok", "declined", "broken", "invalid"].map(createNonce);
    const statuses = [];
    for (const nonce of nonces) statuses.push((await buy(nonce)).status);
    expect(statuses).toEqual([200, 402, 500, 422]);
    await shop.call("identify", { body: { email: person.email }, headers });
    await shop.call("writeLog", {
      body: {
        level: "error",
        type: "client",
        site: "boutique",
        url: `http://localhost/reset-password?token=secret-token&email=${person.email}`,
        message: `Failed for ${person.email} with 4111 1111 1111 1111`,
        stack: `Error at http://localhost/account?token=secret-token:1:2`,
        userAgent: headers["user-agent"],
        error: { message: person.lastname },
      },
    });
    // The same person in path, query and body of each operation.
    for (const [operation, { method }] of Object.entries(routes)) {
      const params = new Proxy({}, { get: () => person.email }) as Record<string, string>;
      await shop.call(operation as OperationName, {
        params,
        query: `email=${encodeURIComponent(person.email)}&user_id=${encodeURIComponent(person.lastname)}`,
        headers,
        ...(method === "GET" ? {} : { body: { ...person, user: person, challenge: null } }),
      });
    }
    const broken = `/api/broken/${encodeURIComponent(person.email)}?who=${person.lastname}`;
    const token = { "x-client-token": "velours-dev" };
    const response = await shop.app.inject({ url: encodeURI(broken), headers: { ...headers, ...token } });
    expect(response.statusCode).toBe(500);

    expect(lines().length).toBeGreaterThan(Object.keys(routes).length + 5);
    const secrets = [
      ...Object.values(person),
      ...nonces,
      ...Object.values(headers),
      "a-session-nobody-may-know",
      "4111 1111 1111 1111",
      "secret-token",
      "127.0.0.1",
    ];
    for (const secret of secrets) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(encodeURIComponent(secret));
    }
  });

  test("has one line an answer: request id, operation, route, status, reference, time", async () => {
    text = "";
    const { headers: answered } = await shop.call("getPromotion", { params: { code: "NOBODY" } });
    expect(lines()).toEqual([
      expect.objectContaining({
        reqId: answered["x-request-id"],
        operation: "getPromotion",
        route: "/api/products/promotions/:code",
        status: 404,
        reference: "promotionUnrecognizable",
        milliseconds: expect.any(Number),
      }),
    ]);
  });

  test("has a line for each sign-in, good or bad, each sign-out, and each access refused", async () => {
    const secret = newTotpSecret();
    const { email } = await createMember(shop, { totp_secret: secret });
    const challenge = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };
    const login = (more: object) =>
      shop.call("login", { body: { email, password, action: "submit", challenge, ...more } });
    text = "";
    await login({ password: "not-the-password" });
    await login({ challenge: { type: "turnstile", token: "made-up" } });
    await login({});
    const code = new TOTP({ secret }).generate();
    const { headers: answered } = await login({ MFA: { type: "TOTP", token: code } });
    const cookie = String(answered["set-cookie"]).split(";")[0] ?? "";
    await login({ action: "send-one-time-code" });
    await login({ challenge: { type: "one-time-code", token: "12345" } });
    await shop.call("changePassword", {
      body: { passwordCurrent: "not-this", password: "another-lamp", passwordConfirm: "another-lamp" },
      headers: { cookie },
    });
    await shop.call("logout", { headers: { cookie, "sec-fetch-site": "cross-site" } });
    await shop.call("logout", { headers: { cookie } });
    await shop.call("getUser", { params: { id: 1001 } });
    await shop.call("recoverPassword", { body: { email } });
    await shop.call("resetPassword", {
      query: "token=a-secret-token",
      body: { password: "another-lamp", passwordConfirm: "another-lamp" },
    });
    for (let i = 0; i < limits.recoverEmail.burst; i++)
      await shop.call("recoverPassword", { body: { email } });
    expect(lines().map(({ operation, status, reference }) => [operation, status, reference])).toEqual([
      ["login", 401, "credentialsInvalid"],
      ["login", 409, "turnstileChallengeFailed"],
      ["login", 401, "multiFactorAuthenticationTokenRequired"],
      ["login", 200, undefined],
      ["login", 401, "oneTimeCodeRequired"],
      ["login", 401, "oneTimeCodeInvalid"],
      ["changePassword", 409, "currentPasswordInvalid"],
      ["logout", 403, "crossSiteRequest"],
      ["logout", 204, undefined],
      ["getUser", 401, "authenticationRequired"],
      ["recoverPassword", 204, undefined],
      ["resetPassword", 400, "passwordTokenInvalid"],
      ["recoverPassword", 204, undefined],
      ["recoverPassword", 204, undefined],
      ["recoverPassword", 429, "rateLimited"],
    ]);
    for (const needle of [
      email,
      password,
      secret,
      code,
      cookie.split("=")[1],
      "a-secret-token",
      "another-lamp",
    ])
      expect(text).not.toContain(needle);
  });

  test("of a job that failed says neither the email's recipient nor what was in it", async () => {
    const { email } = await createMember(shop, { email: `Zoe.${person.email}` });
    await shop.call("recoverPassword", { body: { email } });
    text = "";
    let emailTexts = "";
    const mail = {
      async send(sentMail: { to: string; text: string }) {
        emailTexts += `${sentMail.text}\n`;
        const cause = new Error(`550 5.1.1 <${sentMail.to}>: ${sentMail.text}`);
        throw Object.assign(new Error(`all recipients were rejected: ${sentMail.to}`, { cause }), {
          rejected: [sentMail.to],
        });
      },
    };
    await doDueJobs({ ...shop.services, mail }, shop.app.log);
    const [, token = ""] = /[?&]token=([^\s&]+)/.exec(emailTexts) ?? [];
    expect(token).not.toBe("");
    expect(text).toContain("a job failed");
    for (const needle of [email, person.email, token]) expect(text).not.toContain(needle);
  });

  test("is never more than one line, whatever a browser writes", async () => {
    text = "";
    const forged = 'x\n{"level":30,"msg":"answered","operation":"login","status":200}\r\n\u2028\u001b[2Jy';
    await shop.call("writeLog", {
      body: {
        level: "error",
        type: "client",
        site: "boutique",
        url: "http://x/",
        message: forged,
        stack: forged,
      },
    });
    expect(lines().map(({ msg, operation }) => [msg, operation])).toEqual([
      ["a browser wrote", undefined],
      ["answered", "writeLog"],
    ]);
    expect(text.match(/\n/g)).toHaveLength(2);
    expect(text).not.toContain("\u001b");
  });

  test("names the trace a caller is in (W3C traceparent), and only a well-formed one", async () => {
    const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
    for (const [traceparent, expected] of [
      [`00-${trace}-00f067aa0ba902b7-01`, trace],
      [`00-${"0".repeat(32)}-00f067aa0ba902b7-01`, undefined],
      [`00-${trace}-x\n`, undefined],
      [person.email, undefined],
    ] as const) {
      text = "";
      await shop.app.inject({ url: "/api/health", headers: { traceparent } });
      expect(lines().map((line) => line.trace)).toEqual([expected]);
    }
  });
});

test.each([
  ["mail to ada@example.com bounced", "mail to [e-mail] bounced"],
  ["<Ada Moreau <ada+x@example.com>>", "<Ada Moreau <[e-mail]>>"],
  ["card 4111-1111-1111-1111 and 378282246310005", "card [number] and [number]"],
  ["at http://x/reset?token=abc:10:5)", "at http://x/reset?[query]:10:5)"],
  ["order 12345 took 300 ms?", "order 12345 took 300 ms?"],
])("a logged text names no person: %s", (text, expected) => {
  expect(withoutPersons(text)).toBe(expected);
});

test("a logged error keeps type, code, constraint and frames, of its cause as well, and no other field", () => {
  const cause = Object.assign(new TypeError("duplicate key"), {
    constraint: "users_email",
    detail: "(a@b.c)",
  });
  const error = Object.assign(new Error("x", { cause }), { code: "23505", envelope: { to: "a@b.c" } });
  const logged = loggedError(error);
  expect(logged).toEqual({
    type: "Error",
    message: "x",
    code: "23505",
    stack: expect.stringMatching(/^\s+at /),
    cause: {
      type: "TypeError",
      message: "duplicate key",
      constraint: "users_email",
      stack: expect.stringMatching(/^\s+at /),
    },
  });
  expect(JSON.stringify(logged)).not.toContain("a@b.c");
  expect(loggedError("plain").message).toBe("plain");
});
