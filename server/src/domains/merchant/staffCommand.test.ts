import { TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { createMember, password } from "../../testing/createMember.ts";
import { fixture } from "../../testing/fixture.ts";
import { getResetToken, readEmails } from "../../testing/readEmails.ts";
import { signIn } from "../../testing/signIn.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { doForStaff } from "./staffCommand.ts";

describeOnStores("npm run -w server staff", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeEach(() => db().deleteFrom("rate_limits").execute());
  const db = () => shop.services.store.db;
  const staff = (...words: string[]) => doForStaff(db(), words, "boutique");
  const login = (email: string, more: object = {}) =>
    shop.call<"login", number>("login", {
      body: {
        email,
        password,
        action: "submit",
        challenge: { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" },
        ...more,
      },
    });
  const choosePassword = async (email: string) => {
    const token = getResetToken(await readEmails(shop, email));
    const body = { password, passwordConfirm: password };
    return shop.call<"resetPassword", number>("resetPassword", { query: `token=${token}`, body });
  };

  test("add: a stranger chooses a password by email, sets up an authenticator, and may do everything", async () => {
    const email = "first.owner@example.com";
    expect(await staff("add", email, "--role", "owner")).toMatch(/is owner now/);
    expect((await choosePassword(email)).status).toBe(204);
    const setup = await login(email);
    const { reference, value } = JSON.parse(setup.text);
    expect([setup.status, reference]).toEqual([401, "multiFactorAuthenticationSetupRequired"]);
    const token = new TOTP({ secret: value.secret }).generate();
    const signedIn = await login(email, { MFA: { type: "TOTP", token } });
    expect([signedIn.status, JSON.parse(signedIn.text).access.role]).toEqual([200, "admin"]);
    const [session] = [signedIn.headers["set-cookie"]].flat();
    const headers = { cookie: String(session).split(";")[0] ?? "" };
    expect((await shop.call("getMerchantAccess", { headers })).body).toMatchObject({
      role: "owner",
      sites: null,
    });
    expect(await staff("list")).toContain(`${email}  owner  all sites  with authenticator  last seen`);
  });

  test("add: the password of an account whose address was never proven no longer works", async () => {
    const { email } = await createMember(shop, { verified: false });
    const before = await signIn(shop, { email });
    await staff("add", email, "--role", "desk", "--site", "boutique");
    expect(JSON.parse((await login(email)).text).reference).toBe("credentialsInvalid");
    expect(
      (
        await shop.call<"getUser", number>("getUser", {
          params: { id: before.user.id },
          headers: before.headers,
        })
      ).status,
    ).toBe(401);
    expect((await choosePassword(email)).status).toBe(204);
    expect(JSON.parse((await login(email)).text).reference).toBe("multiFactorAuthenticationSetupRequired");
  });

  test("add: a shopper's password no longer works: it alone would set up the authenticator", async () => {
    const { email } = await createMember(shop);
    const before = await signIn(shop, { email });
    await staff("add", email, "--role", "owner");
    expect(JSON.parse((await login(email)).text).reference).toBe("credentialsInvalid");
    expect(
      (await shop.call<"getMerchantAccess", number>("getMerchantAccess", { headers: before.headers })).status,
    ).toBe(401);
    expect((await choosePassword(email)).status).toBe(204);
    expect(JSON.parse((await login(email)).text).reference).toBe("multiFactorAuthenticationSetupRequired");
  });

  test("add: a member with a proven address and an authenticator keeps both, is signed out, and gets no link to another", async () => {
    const { email } = await createMember(shop, { totp_secret: "KZCUYT2VKJJSAVCPKRICAU2BJZCEET2Y" });
    const before = await signIn(shop, { email });
    await staff("add", email.toUpperCase(), "--role", "packer", "--language", "fr");
    const [mail] = await readEmails(shop, email);
    expect([mail?.text.includes("/reset-password"), mail?.text.includes("/desk")]).toEqual([false, true]);
    expect(mail?.text).toContain("préparer les colis");
    expect(
      (await shop.call<"getMerchantAccess", number>("getMerchantAccess", { headers: before.headers })).status,
    ).toBe(401);
    expect(JSON.parse((await login(email)).text).reference).toBe("multiFactorAuthenticationTokenRequired");
  });

  test("remove: signed out, and a member as before", async () => {
    const { email } = await createMember(shop);
    await staff("add", email, "--role", "packer");
    expect(await staff("remove", email)).toMatch(/works for the shop no more/);
    await expect(staff("remove", email)).rejects.toThrow("does not work for the shop");
    expect(await staff("list")).not.toContain(email);
  });

  test.each([
    [[], /^npm run -w server staff/],
    [["add"], /^npm run -w server staff/],
    [["add", "nobody"], /^nobody is no email address/],
    [["add", "a@b.example"], /^The role is missing/],
    [["add", "a@b.example", "--role", "king"], /^The role is king/],
    [["add", "a@b.example", "--role", "desk", "--site", "moon"], /^There is no site moon/],
    [["remove", "a@b.example"], /^a@b.example does not work for the shop/],
  ])("%j says what is wrong", async (words, sentence) => {
    await expect(staff(...words)).rejects.toThrow(sentence);
  });
});
