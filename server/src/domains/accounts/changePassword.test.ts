import { beforeEach, expect, test } from "vitest";
import { limits } from "../../platform/limits/limits.ts";
import { cheapPasswordCost } from "../../testing/cheapPasswordCost.ts";
import { createMember, password } from "../../testing/createMember.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { signIn } from "../../testing/signIn.ts";
import { checkPassword } from "./passwordHash.ts";

const next = "another-fine-lamp";
const body = { passwordCurrent: password, password: next, passwordConfirm: next };

describeOperation("changePassword", (shop) => {
  beforeEach(() => shop().services.store.db.deleteFrom("rate_limits").execute());

  const change = <Status extends number = 204>(sent: object, headers: Record<string, string> = {}) =>
    shop().call<"changePassword", Status>("changePassword", { body: sent, headers });
  const member = async () => {
    const { id, email } = await createMember(shop());
    return { id, email, here: await signIn(shop(), { email }), there: await signIn(shop(), { email }) };
  };
  const readHash = async (id: number) =>
    (
      await shop()
        .services.store.db.selectFrom("users")
        .select("password")
        .where("id", "=", id)
        .executeTakeFirst()
    )?.password;

  test("204: the new password holds, and every session is over (S-778, S-556)", async () => {
    const { id, here, there } = await member();
    const { status, headers } = await change(body, here.headers);
    expect(status).toBe(204);
    expect(headers["set-cookie"]).toContain("Max-Age=0");
    expect(headers["clear-site-data"]).toBe('"cache"');
    for (const session of [here, there]) {
      const { headers } = await shop().call("getUser", { params: { id }, headers: session.headers });
      expect(headers["x-session-validation"]).toBe("invalid");
    }
    expect(await checkPassword(next, await readHash(id), cheapPasswordCost)).toBe(true);
  });

  test("204: of two changes at once one wins", async () => {
    const { here, there } = await member();
    const responses = await Promise.all([change(body, here.headers), change(body, there.headers)]);
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  test("409 currentPasswordInvalid: another password, and a member who has none yet", async () => {
    const { id, here } = await member();
    const wrong = { ...body, passwordCurrent: "not-the-password" };
    const response = await change<409>(wrong, here.headers);
    expect(response.status).toBe(409);
    expect(response.body.value).toEqual({ passwordCurrent: "Your current password is not correct" });
    await shop()
      .services.store.db.updateTable("users")
      .set({ password: null })
      .where("id", "=", id)
      .execute();
    expect((await change(body, here.headers)).status).toBe(409);
    expect((await shop().call("getUser", { params: { id }, headers: here.headers })).status).toBe(200);
  });

  test("429 rateLimited: too many wrong passwords", async () => {
    const { here } = await member();
    const wrong = { ...body, passwordCurrent: "not-the-password" };
    for (let i = 0; i < limits.passwordUser.burst; i++) await change(wrong, here.headers);
    expect((await change(body, here.headers)).status).toBe(429);
  });
});
