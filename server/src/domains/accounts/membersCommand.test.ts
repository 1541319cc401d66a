import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { createMember, password } from "../../testing/createMember.ts";
import { fixture } from "../../testing/fixture.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { signIn } from "../../testing/signIn.ts";
import { spawnCommand } from "../../testing/spawnCommand.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { copyTemplate } from "../../testing/storeTemplate.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { doForMembers } from "./membersCommand.ts";
import { newTotpSecret } from "./totp.ts";

describeOnStores("npm run -w server members", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeEach(() => db().deleteFrom("sessions").execute());

  const db = () => shop.services.store.db;
  const members = (...words: string[]) => doForMembers(db(), words);
  const status = async ({ user, headers }: Awaited<ReturnType<typeof signIn>>) =>
    (await shop.call("getUser", { params: { id: user.id }, headers })).status;
  const login = (email: string, more: object = {}) =>
    shop.call<"login", 401>("login", {
      body: {
        email,
        password,
        action: "submit",
        challenge: { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" },
        ...more,
      },
    });

  test("sign-out EMAIL ends the member's sessions and no others", async () => {
    const { email } = await createMember(shop);
    const [first, two, third] = [
      await signIn(shop, { email }),
      await signIn(shop, { email }),
      await signIn(shop),
    ];
    expect(await members("sign-out", email.toUpperCase())).toMatch(/^2 sessions of /);
    expect([await status(first), await status(two), await status(third)]).toEqual([401, 401, 200]);
  });

  test("sign-out --all ends everybody's", async () => {
    const [first, third] = [await signIn(shop), await signIn(shop)];
    expect(await members("sign-out", "--all")).toBe("2 sessions ended.");
    expect([await status(first), await status(third)]).toEqual([401, 401]);
  });

  test("reset-authenticator: signed out, told by email, and another is set up at the next sign-in", async () => {
    const secret = newTotpSecret();
    const { email } = await createMember(shop, { totp_secret: secret });
    const session = await signIn(shop, { email });
    await members("reset-authenticator", email, "--language", "fr");
    expect(await status(session)).toBe(401);
    expect(await readEmails(shop, email)).toMatchObject([{ subject: "Votre connexion" }]);
    const MFA = (of: string) => ({ MFA: { type: "TOTP", token: new TOTP({ secret: of }).generate() } });
    const { body } = await login(email, MFA(secret));
    if (body.reference !== "multiFactorAuthenticationSetupRequired") throw new Error(body.reference);
    expect(body.value.secret).not.toBe(secret);
    expect((await login(email, MFA(body.value.secret))).status).toBe(200);
  });

  test.each([
    [["sign-out", "nobody@example.com"], /^No member has the address nobody@example.com/],
    [["reset-authenticator", "nobody@example.com"], /^No member has/],
    [["sign-out"], /^npm run -w server members/],
    [["sign-out", "a@example.com", "--all"], /^npm run -w server members/],
    [["delete", "a@example.com"], /^npm run -w server members/],
    [[], /^npm run -w server members/],
  ])("%j changes nothing and says why", async (words, sentence) => {
    const session = await signIn(shop);
    await expect(members(...words)).rejects.toThrow(sentence);
    expect(await status(session)).toBe(200);
  });
});

test("the command is there as a merchant types it", { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "velours-members-"));
  await copyTemplate(folder);
  const { DATABASE_URL: _, ...env } = process.env;
  const run = async (...words: string[]) => {
    const { out, err, code } = await spawnCommand("members", words, { ...env, DATA_DIR: folder });
    return [out, err, code];
  };
  expect(await run("sign-out", "--all")).toEqual(["0 sessions ended.\n", "", 0]);
  expect(await run("sign-out", "a@example.com")).toEqual([
    "",
    "No member has the address a@example.com.\n",
    1,
  ]);
  expect(await run("no-review-requests", "--help")).toEqual(["", "--help is no email address.\n", 1]);
  expect(await run("no-review-requests", "Guest@example.com")).toEqual([
    "Guest@example.com is not asked for reviews any more.\n",
    "",
    0,
  ]);
  expect((await run("export", "guest@example.com"))[0]).toContain('"review_refusals"');
  await rm(folder, { recursive: true, force: true });
});
