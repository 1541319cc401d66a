import { expect, test } from "vitest";
import { createMember, password } from "../../testing/createMember.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { signIn } from "../../testing/signIn.ts";

const passed = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };
const planted = `velours_session=${"p".repeat(43)}`;

describeOperation("login", (shop) => {
  const login = async (email: string, cookie?: string) => {
    const { status, headers } = await shop().call<"login", number>("login", {
      body: { email, password, action: "submit", challenge: passed },
      headers: cookie === undefined ? {} : { cookie },
    });
    const set = [headers["set-cookie"]].flat().map(String);
    return {
      status,
      cookie: set.findLast((candidate) => candidate.startsWith("velours_session="))?.split(";")[0] ?? "",
    };
  };
  const getStatus = async (id: number, cookie: string) =>
    (await shop().call<"getUser", number>("getUser", { params: { id }, headers: { cookie } })).status;

  test("200: a cookie that was there before is never the session after, whether planted or a stranger's own", async () => {
    const { id, email } = await createMember(shop());
    const attacker = await signIn(shop());
    for (const before of [planted, attacker.headers.cookie, `${planted}; ${attacker.headers.cookie}`]) {
      const { status, cookie } = await login(email, before);
      expect(status).toBe(200);
      expect(cookie).toMatch(/^velours_session=[\w-]{43}$/);
      expect(before).not.toContain(cookie);
      expect(await getStatus(id, cookie)).toBe(200);
      for (const candidate of before.split("; "))
        expect([401, 404]).toContain(await getStatus(id, candidate));
    }
  });

  test("401: a failed login leaves no session behind, nor one that was planted", async () => {
    const { id } = await createMember(shop());
    const { status, cookie } = await login("nobody@example.com", planted);
    expect([status, cookie.replace("velours_session=", "")]).toEqual([401, ""]);
    expect(await getStatus(id, planted)).toBe(401);
  });
});
