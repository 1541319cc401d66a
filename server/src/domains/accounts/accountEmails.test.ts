import { TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { limits } from "../../platform/limits/limits.ts";
import { createMember, password } from "../../testing/createMember.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { getResetToken, readEmails } from "../../testing/readEmails.ts";
import { signIn } from "../../testing/signIn.ts";

const another = "another-fine-lamp";
const passed = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };

describeOperation("changePassword", (shop) => {
  beforeEach(() => shop().services.store.db.deleteFrom("rate_limits").execute());
  const languages = [
    ["en", "Your account was changed", "If it was not you"],
    ["fr", "Votre compte a été modifié", "Si ce n’était pas vous"],
  ] as const;
  const changes = async (email: string) =>
    (await readEmails(shop(), email)).filter(({ subject }) =>
      languages.some(([, expected]) => expected === subject),
    );

  test.each(languages)(
    "a new password, user name or authenticator is told by email (%s)",
    async (language, subject, what) => {
      const { email } = await createMember(shop(), { totp_required: true });
      const { headers } = await signIn(shop(), { email });
      const localized = { ...headers, "accept-language": language };
      const bodies = {
        changeUsername: { username: "ada_lovelace" },
        changePassword: { passwordCurrent: password, password: another, passwordConfirm: another },
      };
      expect(
        (await shop().call("changeUsername", { body: bodies.changeUsername, headers: localized })).status,
      ).toBe(200);
      expect(
        (await shop().call("changePassword", { body: bodies.changePassword, headers: localized })).status,
      ).toBe(204);

      const login = (more: object) =>
        shop().call<"login", 401>("login", {
          body: { email, password: another, action: "submit", challenge: passed, ...more },
          headers: { "accept-language": language },
        });
      const { secret } = (await login({})).body.value as { secret: string };
      const token = new TOTP({ secret }).generate();
      expect((await login({ MFA: { type: "TOTP", token } })).status).toBe(200);

      await shop().call("recoverPassword", { body: { email } });
      const query = `token=${getResetToken(await readEmails(shop(), email))}`;
      const reset = { password: "a-third-fine-lamp", passwordConfirm: "a-third-fine-lamp" };
      const sent = { query, body: reset, headers: { "accept-language": language } };
      expect((await shop().call("resetPassword", sent)).status).toBe(204);

      const mails = await changes(email);
      expect(mails).toHaveLength(4);
      expect(new Set(mails.map(({ text }) => text)).size).toBe(3);
      for (const mail of mails) {
        expect(mail.subject).toBe(subject);
        expect(mail.text).toContain(what);
        for (const hidden of [password, another, secret, token, "ada", "http"])
          expect(mail.text.replaceAll(shop().services.config.publicUrl, "")).not.toContain(hidden);
        expect(mail.html).toContain(what.replaceAll("'", "&#39;"));
      }
    },
  );

  test("what was refused, or changed nothing, sends no email", async () => {
    const { email } = await createMember(shop());
    const { headers } = await signIn(shop(), { email });
    const body = { passwordCurrent: "not-the-password", password: another, passwordConfirm: another };
    expect((await shop().call("changePassword", { body, headers })).status).toBe(409);
    expect((await shop().call("changeUsername", { body: { username: "ada_moreau" }, headers })).status).toBe(
      200,
    );
    expect(await changes(email)).toEqual([]);
  });

  test("names in turn send a few emails an hour, and hide no change of the password", async () => {
    const { email } = await createMember(shop());
    const { headers } = await signIn(shop(), { email });
    for (let nth = 0; nth < limits.changeNotices.burst + 3; nth++) {
      const { status } = await shop().call("changeUsername", { body: { username: `ada_${nth}` }, headers });
      expect(status).toBe(200);
    }
    expect(await changes(email)).toHaveLength(limits.changeNotices.burst);
    const body = { passwordCurrent: password, password: another, passwordConfirm: another };
    await shop().call("changePassword", { body, headers });
    expect(await changes(email)).toHaveLength(limits.changeNotices.burst + 1);
  });

  test("a name is not told to an address that is not proven", async () => {
    const { email } = await createMember(shop(), { verified: false });
    const { headers } = await signIn(shop(), { email });
    const { status } = await shop().call("changeUsername", { body: { username: "ada_3" }, headers });
    expect(status).toBe(200);
    expect(await changes(email)).toEqual([]);
  });

  test("of two changes at once with the same password one is made and told", async () => {
    const { email } = await createMember(shop());
    const { headers } = await signIn(shop(), { email });
    const body = { passwordCurrent: password, password: another, passwordConfirm: another };
    const responses = await Promise.all([1, 2].map(() => shop().call("changePassword", { body, headers })));
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await changes(email)).toHaveLength(1);
  });
});
