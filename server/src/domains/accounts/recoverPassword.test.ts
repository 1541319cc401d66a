import { beforeEach, expect, test } from "vitest";
import { limits } from "../../platform/limits/limits.ts";
import { consumeAllowances } from "../../platform/limits/store.ts";
import { createMember, password } from "../../testing/createMember.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { getResetToken, readEmails } from "../../testing/readEmails.ts";
import { signIn } from "../../testing/signIn.ts";
import { createPasswordToken } from "./store/passwordTokens.ts";

describeOperation("recoverPassword", (shop) => {
  beforeEach(() => shop().services.store.db.deleteFrom("rate_limits").execute());

  const recover = (email: string, headers: Record<string, string> = {}) =>
    shop().call<"recoverPassword", 204>("recoverPassword", { body: { email }, headers });

  test("204: an email with a link to the configured address, never to the one asked for (S-780)", async () => {
    const { email } = await createMember(shop());
    const { status } = await recover(email.toUpperCase(), { host: "127.0.0.1:4000" });
    expect(status).toBe(204);
    const [mail] = await readEmails(shop(), email);
    expect(mail?.subject).toBe("Your password");
    expect(mail?.text).toContain(`${shop().services.config.publicUrl}/reset-password?token=`);
    expect(mail?.text).not.toContain("127.0.0.1");
  });

  test("400: a host that is not the shop's sends no email", async () => {
    const { email } = await createMember(shop());
    expect((await recover(email, { host: "evil.example" })).status).toBe(400);
    expect(await readEmails(shop(), email)).toEqual([]);
  });

  test("204: a French email leads to the French page", async () => {
    const { email } = await createMember(shop());
    await recover(email, { "accept-language": "fr" });
    const [mail] = await readEmails(shop(), email);
    expect(mail?.subject).toBe("Votre mot de passe");
    expect(mail?.text).toContain("/fr/reset-password?token=");
  });

  test("204: an address without an account is answered alike and gets no email", async () => {
    const { email } = await createMember(shop());
    const response = await recover(email);
    const unknown = await recover("nobody@example.com");
    expect(unknown.status).toBe(204);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(response.headers));
    expect(await readEmails(shop(), "nobody@example.com")).toEqual([]);
  });

  test("the token is in no table: the link is made with the email", async () => {
    const { email } = await createMember(shop());
    await recover(email);
    const { db } = shop().services.store;
    const token = getResetToken(await readEmails(shop(), email));
    const tables = [
      await db.selectFrom("jobs").selectAll().execute(),
      await db.selectFrom("password_tokens").selectAll().execute(),
    ];
    expect(JSON.stringify(tables)).not.toContain(token);
    expect(JSON.stringify(tables)).not.toContain(email);
  });

  test("429 rateLimited: too many emails for one address, a member's or not", async () => {
    const { email } = await createMember(shop());
    for (const address of [email, "nobody-else@example.com"]) {
      for (let i = 0; i < limits.recoverEmail.burst; i++) expect((await recover(address)).status).toBe(204);
      expect((await recover(address)).status).toBe(429);
    }
  });

  const next = { password: "another-fine-lamp", passwordConfirm: "another-fine-lamp" };
  test.each<[string, (member: { id: number; email: string }) => Promise<{ status: number }>]>([
    [
      "a link was used",
      async ({ id }) => {
        const token = await createPasswordToken(shop().services.store.db, id, 60);
        return shop().call("resetPassword", { query: `token=${token}`, body: next });
      },
    ],
    [
      "the password was changed",
      async ({ email }) => {
        const { headers } = await signIn(shop(), { email });
        const body = { passwordCurrent: password, ...next };
        return shop().call("changePassword", { body, headers });
      },
    ],
  ])("204: after as many emails as an hour allows another one is sent once %s", async (_, change) => {
    const member = await createMember(shop());
    const { email } = member;
    const { db } = shop().services.store;
    for (let i = 0; i < limits.recoverEmails.burst; i++)
      await consumeAllowances(db, [{ limit: "recoverEmails", of: email }]);
    const listLinks = async () =>
      (await readEmails(shop(), email)).filter(({ text }) => text.includes("/reset-password?token="));
    await recover(email);
    expect(await listLinks()).toEqual([]);
    expect((await change(member)).status).toBe(204);
    await recover(email);
    expect(await listLinks()).toHaveLength(1);
  });
});
