import { beforeAll, describe, expect, test } from "vitest";
import { createMember, password } from "../../testing/createMember.ts";
import { fixture } from "../../testing/fixture.ts";
import { productionEnv } from "../../testing/productionEnv.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";

const challenge = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };
const session =
  /^__Host-velours_session=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/;

const device = /^__Host-velours_device=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/;

describe("cookies in production", () => {
  let email: string;
  const shop = fixture(() => openTestShop(createEmbeddedStore(), { env: productionEnv }));
  beforeAll(async () => {
    ({ email } = await createMember(shop));
  });

  const login = (more: object = {}) =>
    shop.call("login", { body: { email, password, action: "submit", remember: true, challenge, ...more } });
  const headers = async () => ({ cookie: String((await login()).headers["set-cookie"]).split(";")[0] ?? "" });
  const gone = "__Host-velours_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure";

  test("a session's is held to this host and to HTTPS, and no script reads it", async () => {
    const { headers, text } = await login();
    expect(headers["set-cookie"]).toEqual([
      expect.stringMatching(session),
      expect.stringMatching(device),
      expect.stringMatching(/^velours_member=\d+; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/),
    ]);
    // Nowhere but in its cookie.
    const { "set-cookie": cookies, ...otherHeaders } = headers;
    for (const cookie of cookies?.slice(0, 2) ?? []) {
      const token = cookie.split(/[=;]/)[1] ?? "";
      expect(token.length).toBeGreaterThan(40);
      expect(text + JSON.stringify(otherHeaders)).not.toContain(token);
    }
    const [short] = (await login({ remember: false })).headers["set-cookie"] ?? [];
    expect(short).toContain("__Host-velours_session=");
    expect(short).not.toContain("Max-Age");
  });

  test("it signs in under that name alone, and logout and a new password take it away", async () => {
    const { cookie } = await headers();
    const change = {
      passwordCurrent: password,
      password: "another-fine-lamp",
      passwordConfirm: "another-fine-lamp",
    };
    const plain = { cookie: cookie.replace("__Host-", "") };
    expect((await shop.call("changePassword", { body: change, headers: plain })).status).toBe(401);
    expect((await shop.call("logout", { headers: { cookie } })).headers["set-cookie"]).toBe(gone);
    const again = await shop.call("changePassword", { body: change, headers: await headers() });
    expect([again.status, again.headers["set-cookie"]]).toEqual([204, gone]);
    ({ email } = await createMember(shop));
  });

  test("the one a code by mail is tied to as well; the visitor's is for scripts too, but for HTTPS only", async () => {
    const codeRequest = await login({ action: "send-one-time-code" });
    expect(codeRequest.headers["set-cookie"]).toMatch(
      /^__Host-velours_code=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
    const { headers } = await shop.call("identify", { body: {} });
    expect(headers["set-cookie"]).toMatch(/^velours_identity=[\w-]{36}; .*SameSite=Lax; Secure$/);
  });
});
