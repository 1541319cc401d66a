import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { address } from "../../testing/checkoutBody.ts";
import { createMember, password } from "../../testing/createMember.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { signIn } from "../../testing/signIn.ts";
import { checkCredentials } from "./checkCredentials.ts";
import { createPasswordToken } from "./store/passwordTokens.ts";
import { findUser } from "./store/users.ts";
import { newTotpSecret } from "./totp.ts";

const next = "another-fine-lamp";
const challenge = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };

describeOperation("resetPassword", (shop) => {
  beforeEach(() => shop().services.store.db.deleteFrom("rate_limits").execute());

  const db = () => shop().services.store.db;
  const reset = <Status extends number = 204>(token: string, body: object = {}) =>
    shop().call<"resetPassword", Status>("resetPassword", {
      query: `token=${token}`,
      body: { password: next, passwordConfirm: next, ...body },
    });

  test("204: the new password holds, the old one does not, and every session is over (S-781)", async () => {
    const { id, email } = await createMember(shop());
    const { headers } = await signIn(shop(), { email });
    expect((await reset(await createPasswordToken(db(), id, 60))).status).toBe(204);
    expect((await checkCredentials(shop().services, { email, password: next }))?.id).toBe(id);
    expect(await checkCredentials(shop().services, { email, password })).toBeUndefined();
    expect((await shop().call("getUser", { params: { id }, headers })).status).toBe(401);
  });

  test("204: it signs no one in, and a second factor is asked for as before", async () => {
    const { id, email } = await createMember(shop(), { totp_required: true, totp_secret: newTotpSecret() });
    const { status, headers } = await reset(await createPasswordToken(db(), id, 60));
    expect([status, headers["set-cookie"]]).toEqual([204, undefined]);
    const { body } = await shop().call<"login", 401>("login", {
      body: { email, password: next, action: "submit", challenge },
    });
    expect(body.reference).toBe("multiFactorAuthenticationTokenRequired");
  });

  /** A member with an authenticator and a saved address. */
  const createFilled = async (verified: boolean) => {
    const { id, email } = await createMember(shop(), { verified, totp_secret: newTotpSecret() });
    const { headers, user } = await signIn(shop(), { email });
    const saved = await shop().call("saveAddress", {
      params: { id, kind: "billing" },
      body: address,
      headers,
    });
    expect(saved.body.address.billing).not.toBeNull();
    return user;
  };
  const readLeft = async (email: string) => {
    const account = await findUser(db(), email);
    return [account?.totp_secret != null, account?.addresses.billing != null];
  };

  test("204: of an account whose address nobody proved, authenticator and addresses go; the second factor stays required", async () => {
    const { id, email } = await createFilled(false);
    await db().updateTable("users").set({ totp_required: true }).where("id", "=", id).execute();
    expect(await readLeft(email)).toEqual([true, true]);
    await reset(await createPasswordToken(db(), id, 60));
    expect(await readLeft(email)).toEqual([false, false]);
    const { totp_required, email_verified_at } = (await signIn(shop(), { email })).user;
    expect([totp_required, email_verified_at]).toEqual([true, expect.any(String)]);
  });

  test("204: of an account whose address was proven, everything stays", async () => {
    const { id, email } = await createFilled(true);
    await reset(await createPasswordToken(db(), id, 60));
    expect(await readLeft(email)).toEqual([true, true]);
  });

  test("204: an authenticator's secret that was shown before is not set up after", async () => {
    const { id, email } = await createMember(shop(), { totp_required: true });
    const readSecret = async (password: string) => {
      const body = { email, password, action: "submit", challenge };
      return ((await shop().call<"login", 401>("login", { body })).body.value as { secret: string }).secret;
    };
    const before = await readSecret(password);
    await reset(await createPasswordToken(db(), id, 60));
    expect(await readSecret(next)).not.toBe(before);
  });

  test("204: of the same token used six times at once one wins, and the member's other links end", async () => {
    const { id } = await createMember(shop());
    const token = await createPasswordToken(db(), id, 60);
    const otherToken = await createPasswordToken(db(), id, 60);
    const responses = await Promise.all(Array.from({ length: 6 }, () => reset(token)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400, 400]);
    expect((await reset(otherToken)).status).toBe(400);
  });

  test("400 passwordTokenInvalid: made up, and too old", async () => {
    const { id } = await createMember(shop());
    const token = await createPasswordToken(db(), id, 60);
    await sql`update password_tokens set expires_at = now() - interval '1 second' where user_id = ${id}`.execute(
      db(),
    );
    for (const badToken of ["made-up", token]) {
      const { status, body } = await reset<400>(badToken);
      expect(status).toBe(400);
      expect(body.reference).toBe("passwordTokenInvalid");
    }
  });

  test("400 passwordTooCommon: the link still holds", async () => {
    const { id } = await createMember(shop());
    const token = await createPasswordToken(db(), id, 60);
    const common = { password: "qwertyuiop", passwordConfirm: "qwertyuiop" };
    expect((await reset<400>(token, common)).body.reference).toBe("passwordTooCommon");
    expect((await reset(token)).status).toBe(204);
  });
});
