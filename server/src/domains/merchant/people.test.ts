import { randomUUID } from "node:crypto";
import type { MerchantScope } from "@velours/sdk/types";
import { beforeEach, expect, test } from "vitest";
import type { OperationName } from "../../generated/operations.ts";
import { fixture } from "../../testing/fixture.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { signIn } from "../../testing/signIn.ts";
import { signInStaff } from "../../testing/signInStaff.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { type Call, openTestShop } from "../../testing/testShop.ts";
import { createKey } from "./createKey.ts";

type Headers = Record<string, string>;

describeOnStores("people and keys", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeEach(async () => {
    await db().deleteFrom("rate_limits").execute();
    await db().deleteFrom("staff").execute();
  });
  const db = () => shop.services.store.db;
  /** Status, and the body or its reference and value. */
  const ask = async (operation: OperationName, headers: Headers, more: Call = {}) => {
    const { status, text } = await shop.call<OperationName, number>(operation, { ...more, headers });
    const body = text === "" ? undefined : JSON.parse(text);
    return status >= 400 ? [status, body.reference, body.value] : [status, body];
  };
  const newEmail = () => `${randomUUID()}@example.com`;

  test("an owner invites somebody, sees them in the list, and they get an email", async () => {
    const owner = await signInStaff(shop, "owner");
    const email = newEmail();
    const body = { email, role: "desk", language: "fr" };
    const [status, member] = await ask("inviteStaff", owner.headers, { body });
    expect([status, member]).toMatchObject([
      201,
      { email, role: "desk", sites: null, ready: false, lastUsedAt: null },
    ]);
    const [, listed] = await ask("listStaff", owner.headers);
    expect(listed.map(({ id }: { id: number }) => id)).toEqual([owner.user.id, member.id]);
    expect((await readEmails(shop, email)).map(({ subject }) => subject)).toEqual([
      "Vous avez accès au comptoir",
    ]);
    expect(await ask("inviteStaff", owner.headers, { body })).toEqual([409, "staffExists", null]);
    const entries = await db().selectFrom("audit_log").select(["actor", "command"]).execute();
    expect(entries).toContainEqual({
      actor: `staff ${owner.user.id}`,
      command: `inviteStaff ${member.id} as desk of all sites`,
    });
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  test("of two who invite one address at once one succeeds, and the other's role is not given", async () => {
    const owners = [await signInStaff(shop, "owner"), await signInStaff(shop, "owner")];
    const roles = ["desk", "packer"];
    const shopper = await signIn(shop);
    for (const email of [newEmail(), shopper.user.email]) {
      const answers = await Promise.all(
        owners.map(({ headers }, i) => ask("inviteStaff", headers, { body: { email, role: roles[i] } })),
      );
      expect(answers.map(([status]) => status).sort()).toEqual([201, 409]);
      const done = answers.findIndex(([status]) => status === 201);
      const [, listed] = await ask("listStaff", owners[0]!.headers);
      expect(listed.at(-1)).toMatchObject({ email, role: roles[done] });
    }
  });

  test("another role counts from the next request on, and the session goes on", async () => {
    const owner = await signInStaff(shop, "owner");
    const { user, headers } = await signInStaff(shop, "desk");
    const params = { id: user.id };
    expect((await ask("listMerchantOrders", headers))[0]).toBe(200);
    expect((await ask("changeStaff", owner.headers, { params, body: { role: "packer" } }))[0]).toBe(200);
    expect(await ask("listMerchantOrders", headers)).toEqual([403, "merchantScopeMissing", "orders:read"]);
  });

  test("a change of somebody whom another owner changed since is refused, and the log names the sites", async () => {
    const owner = await signInStaff(shop, "owner");
    const { user } = await signInStaff(shop, "desk");
    const params = { id: user.id };
    const read = async () =>
      (await ask("listStaff", owner.headers))[1].find(({ id }: { id: number }) => id === user.id);
    const { revision } = await read();
    const change = (body: object, ifMatch: string) =>
      ask("changeStaff", { ...owner.headers, "if-match": ifMatch }, { params, body });
    const [status, narrowed] = await change({ role: "desk", sites: ["outlet"] }, revision);
    expect([status, narrowed.sites]).toEqual([200, ["outlet"]]);
    expect(narrowed.revision).not.toBe(revision);
    expect(await change({ role: "packer", sites: null }, revision)).toEqual([
      409,
      "changedMeanwhile",
      { revision: narrowed.revision, current: await read() },
    ]);
    expect((await read()).sites).toEqual(["outlet"]);
    expect((await change({ role: "packer", sites: ["outlet"] }, narrowed.revision))[0]).toBe(200);
    const entries = await db().selectFrom("audit_log").select("command").execute();
    expect(entries.map(({ command }) => command)).toContain(`changeStaff ${user.id} to packer of outlet`);
  });

  test("who is let go, or signed out, has no session, and only who is let go has no role", async () => {
    const owner = await signInStaff(shop, "owner");
    const { user, headers } = await signInStaff(shop, "desk");
    const params = { id: user.id };
    expect(await ask("closeStaffSessions", owner.headers, { params })).toEqual([204, undefined]);
    expect((await ask("getMerchantAccess", headers))[0]).toBe(401);
    const again = await signIn(shop, { email: user.email });
    expect((await ask("getMerchantAccess", again.headers))[0]).toBe(200);
    expect(await ask("removeStaff", owner.headers, { params })).toEqual([204, undefined]);
    expect((await ask("getMerchantAccess", again.headers))[0]).toBe(401);
    expect(await ask("removeStaff", owner.headers, { params })).toEqual([404, "resourceDoesNotExist", null]);
  });

  test("one session is ended alone, by somebody who may do as much", async () => {
    const owner = await signInStaff(shop, "owner");
    const { user, headers } = await signInStaff(shop, "desk");
    const other = await signIn(shop, { email: user.email });
    const params = { id: user.id };
    const list = async () => (await ask("listStaffSessions", owner.headers, { params }))[1];
    const [last, first] = await list();
    expect(await list()).toHaveLength(3);
    const cookies = [headers, other.headers].map(({ cookie }) => cookie.split("=")[1] ?? "");
    for (const cookie of cookies) expect(JSON.stringify(await list())).not.toContain(cookie);
    const hashes = await db().selectFrom("sessions").select("token_hash").execute();
    for (const { token_hash } of hashes) expect(JSON.stringify(await list())).not.toContain(token_hash);
    expect(last).toMatchObject({ current: false, device: { browser: null, system: null } });
    const end = (session: string, of = params) =>
      ask("endStaffSession", owner.headers, { params: { ...of, session } });
    expect(await end(last.id)).toEqual([204, undefined]);
    expect((await ask("getMerchantAccess", other.headers))[0]).toBe(401);
    expect((await ask("getMerchantAccess", headers))[0]).toBe(200);
    const notThere = [404, "resourceDoesNotExist", null];
    expect(await end(last.id)).toEqual(notThere);
    expect(await end(first.id, { id: owner.user.id })).toEqual(notThere);
    expect(await list()).toHaveLength(2);
    const [own] = (await ask("listStaffSessions", owner.headers, { params: { id: owner.user.id } }))[1];
    expect(own.current).toBe(true);
    const entries = await db().selectFrom("audit_log").select("command").execute();
    expect(entries.filter(({ command }) => command.startsWith("endStaffSession"))).toEqual([
      { command: `endStaffSession ${user.id}` },
    ]);
  });

  test("a lost authenticator is removed: signed out, told by email, and the password alone sets up another", async () => {
    const owner = await signInStaff(shop, "owner");
    const { user, headers } = await signInStaff(shop, "desk");
    const params = { id: user.id };
    const reset = (by: Headers, more: Call = {}) => ask("resetStaffAuthenticator", by, { params, ...more });
    expect(await reset({ ...owner.headers, "accept-language": "fr" })).toEqual([204, undefined]);
    expect((await ask("getMerchantAccess", headers))[0]).toBe(401);
    expect((await readEmails(shop, user.email)).map(({ subject }) => subject)).toEqual(["Votre connexion"]);
    const [, listed] = await ask("listStaff", owner.headers);
    expect(listed.find(({ id }: { id: number }) => id === user.id)).toMatchObject({ ready: false });
    expect(await ask("resetStaffAuthenticator", owner.headers, { params: { id: owner.user.id } })).toEqual([
      403,
      "anotherPersonRequired",
      null,
    ]);
    const scopes = (await ask("getMerchantAccess", owner.headers))[1].scopes;
    const [, made] = await ask("createMerchantKey", owner.headers, { body: { name: "own", scopes } });
    const program = { "x-merchant-key": made.value as string };
    expect((await ask("resetStaffAuthenticator", program, { params: { id: owner.user.id } }))[1]).toBe(
      "anotherPersonRequired",
    );
    expect((await ask("getMerchantAccess", owner.headers))[0]).toBe(200);
    expect(await reset(program)).toEqual([204, undefined]);
  });

  test("the only owner can neither go nor take another role; of two who go at once one stays", async () => {
    const [one, two] = [await signInStaff(shop, "owner"), await signInStaff(shop, "owner", ["boutique"])];
    const params = { id: one.user.id };
    expect(await ask("removeStaff", one.headers, { params })).toEqual([409, "lastOwner", null]);
    expect(
      await ask("changeStaff", one.headers, { params, body: { role: "owner", sites: ["boutique"] } }),
    ).toEqual([409, "lastOwner", null]);
    const whole = { params: { id: two.user.id }, body: { role: "owner", sites: null } };
    expect((await ask("changeStaff", one.headers, whole))[0]).toBe(200);
    const gone = await Promise.all(
      [one, two].map(({ user, headers }) => ask("removeStaff", headers, { params: { id: user.id } })),
    );
    expect(gone.map(([status]) => status).sort()).toEqual([204, 409]);
  });

  test("nobody grants a role, a scope or a site that they lack, nor touches who has more", async () => {
    const scopes: MerchantScope[] = ["staff:write", "keys:write", "orders:read"];
    const manager = await createMerchantHeaders(shop, scopes);
    const invite = (role: string) => ask("inviteStaff", manager, { body: { email: newEmail(), role } });
    expect(await invite("owner")).toEqual([403, "merchantScopeMissing", expect.any(String)]);
    expect(await invite("packer")).toEqual([403, "merchantScopeMissing", "orders:pack"]);
    const { user } = await signInStaff(shop, "owner");
    const params = { id: user.id, session: randomUUID() };
    for (const operation of [
      "removeStaff",
      "closeStaffSessions",
      "endStaffSession",
      "listStaffSessions",
      "resetStaffAuthenticator",
    ] as const)
      expect((await ask(operation, manager, { params }))[1]).toBe("merchantScopeMissing");
    expect(await ask("createMerchantKey", manager, { body: { name: "x", scopes: ["stock:write"] } })).toEqual(
      [403, "merchantScopeMissing", "stock:write"],
    );

    const local = await signInStaff(shop, "owner", ["outlet"]);
    const everywhere = { email: newEmail(), role: "packer", sites: null };
    expect((await ask("inviteStaff", local.headers, { body: everywhere }))[0]).toBe(403);
    expect(
      (await ask("inviteStaff", local.headers, { body: { ...everywhere, sites: ["boutique"] } }))[0],
    ).toBe(403);
    const key = { name: "x", scopes: ["orders:read"], sites: null };
    expect((await ask("createMerchantKey", local.headers, { body: key }))[0]).toBe(403);
    expect((await ask("removeStaff", local.headers, { params: { id: user.id } }))[0]).toBe(404);
    const [, seen] = await ask("listStaff", local.headers);
    expect(seen.map(({ id }: { id: number }) => id)).toEqual([local.user.id]);
    // Without sites it is for those of its maker.
    const [, invited] = await ask("inviteStaff", local.headers, {
      body: { email: newEmail(), role: "desk" },
    });
    expect(invited.sites).toEqual(["outlet"]);
  });

  test("an owner of one site gives no role to a member, and is not told who works for another", async () => {
    const owner = await signInStaff(shop, "owner");
    const local = await signInStaff(shop, "owner", ["outlet"]);
    const shopper = await signIn(shop);
    const elsewhere = await signInStaff(shop, "desk", ["boutique"]);
    const colleague = await signInStaff(shop, "desk", ["outlet"]);
    const invite = (by: Headers, email: string) =>
      ask("inviteStaff", by, { body: { email, role: "desk", sites: ["outlet"] } });
    for (const { user } of [shopper, elsewhere, owner])
      expect(await invite(local.headers, user.email)).toEqual([403, "merchantScopeMissing", "staff:write"]);
    expect((await ask("getUser", shopper.headers, { params: { id: shopper.user.id } }))[0]).toBe(200);
    expect(await invite(local.headers, colleague.user.email)).toEqual([409, "staffExists", null]);

    expect((await invite(owner.headers, shopper.user.email))[0]).toBe(201);
    const readTotp = () =>
      db()
        .selectFrom("users")
        .select("totp_required")
        .where("id", "=", shopper.user.id)
        .executeTakeFirstOrThrow();
    expect(await readTotp()).toEqual({ totp_required: true });
    expect((await ask("removeStaff", owner.headers, { params: { id: shopper.user.id } }))[0]).toBe(204);
    expect(await readTotp()).toEqual({ totp_required: false });
  });

  test("a key works with its scopes and sites, ends on its last day, is listed without its value, and is revoked", async () => {
    const owner = await signInStaff(shop, "owner");
    const body = {
      name: "erp",
      scopes: ["orders:read", "orders:read"],
      sites: ["outlet"],
      endsOn: "2099-01-31",
    };
    const [status, made] = await ask("createMerchantKey", owner.headers, { body });
    expect([status, made.key]).toMatchObject([
      201,
      {
        name: "erp",
        scopes: ["orders:read"],
        sites: ["outlet"],
        endsAt: expect.stringMatching(/^2099-01-31T23:59:59/),
      },
    ]);
    const program = { "x-merchant-key": made.value };
    expect((await ask("getMerchantAccess", program))[1]).toMatchObject({ kind: "key", sites: ["outlet"] });
    const [, keys] = await ask("listMerchantKeys", owner.headers);
    expect(JSON.stringify(keys)).not.toContain(made.value);
    expect(keys.at(-1)).toMatchObject({ id: made.key.id, revokedAt: null });
    const revoke = () => ask("revokeMerchantKey", owner.headers, { params: { id: made.key.id } });
    expect([await revoke(), await revoke()]).toEqual([
      [204, undefined],
      [204, undefined],
    ]);
    expect((await ask("getMerchantAccess", program))[1]).toBe("merchantKeyInvalid");
  });

  test("a key does no more than its maker may now, and ends with their role", async () => {
    const owner = await signInStaff(shop, "owner");
    const { user, headers } = await signInStaff(shop, "owner");
    const make = async (caller: Headers, name: string) => {
      const body = { name, scopes: ["orders:read", "orders:pack", "keys:write"] };
      const [, made] = await ask("createMerchantKey", caller, { body });
      return { program: { "x-merchant-key": made.value as string }, id: made.key.id as number };
    };
    const { program, id } = await make(headers, "theirs");
    const { program: second, id: secondId } = await make(program, "made by theirs");
    const access = async () => {
      const [status, body] = await ask("getMerchantAccess", program);
      return status === 200 ? [body.scopes, body.sites] : body;
    };
    const listed = async () => {
      const [, keys] = await ask("listMerchantKeys", owner.headers);
      return keys.filter((key: { id: number }) => key.id === id || key.id === secondId);
    };
    const madeBy = { id: user.id, username: user.username };
    expect(await listed()).toMatchObject([
      { id, madeBy, sites: null, revokedAt: null },
      { id: secondId, madeBy },
    ]);

    const params = { id: user.id };
    const change = (body: object) => ask("changeStaff", owner.headers, { params, body });
    await change({ role: "packer", sites: ["outlet"] });
    expect(await access()).toEqual([["orders:pack"], ["outlet"]]);
    expect(await ask("listMerchantKeys", program)).toEqual([403, "merchantScopeMissing", "keys:write"]);
    expect((await listed())[0]).toMatchObject({ scopes: ["orders:pack"], sites: ["outlet"] });
    await change({ role: "owner", sites: null });
    expect(await access()).toEqual([["orders:read", "orders:pack", "keys:write"], null]);

    expect((await ask("removeStaff", owner.headers, { params }))[0]).toBe(204);
    for (const key of [program, second])
      expect(await ask("getMerchantAccess", key)).toEqual([401, "merchantKeyInvalid", null]);
    expect((await listed()).map(({ revokedAt }: { revokedAt: string | null }) => revokedAt)).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    const late = await createKey(db(), "late", ["orders:read"], { madeBy: user.id });
    expect((await ask("getMerchantAccess", { "x-merchant-key": late }))[0]).toBe(401);
  });

  test("a key ends with the key that made it, and with the key that made that, whoever made the first", async () => {
    const owner = await signInStaff(shop, "owner");
    const make = async (headers: Headers, endsOn?: string) => {
      const body = { name: "made", scopes: ["orders:read", "keys:write"], ...(endsOn && { endsOn }) };
      const [, made] = await ask("createMerchantKey", headers, { body });
      return { key: made.key, headers: { "x-merchant-key": made.value as string } };
    };
    const byCommand = async () => {
      const value = await createKey(db(), "root", ["orders:read", "keys:write"]);
      return { key: { id: Number(value.split("_")[1]) }, headers: { "x-merchant-key": value } };
    };
    for (const first of [await make(owner.headers, "2099-01-31"), await byCommand()]) {
      const second = await make(first.headers);
      const third = await make(second.headers, "2099-12-31");
      expect([second.key.endsAt, third.key.endsAt]).toEqual(
        "endsAt" in first.key
          ? [first.key.endsAt, first.key.endsAt]
          : [null, expect.stringMatching(/^2099-12-31/)],
      );
      const works = () =>
        Promise.all(
          [first, second, third].map(async ({ headers }) => (await ask("getMerchantAccess", headers))[0]),
        );
      expect(await works()).toEqual([200, 200, 200]);
      const setEnd = (expires_at: string | null) =>
        db().updateTable("merchant_keys").set({ expires_at }).where("id", "=", first.key.id).execute();
      await setEnd("2020-01-01T00:00:00Z");
      expect(await works()).toEqual([401, 401, 401]);
      await setEnd(null);
      await ask("revokeMerchantKey", owner.headers, { params: { id: first.key.id } });
      expect(await works()).toEqual([401, 401, 401]);
      const [, keys] = await ask("listMerchantKeys", owner.headers);
      const listed = [first, second, third].map(({ key }) =>
        keys.find(({ id }: { id: number }) => id === key.id),
      );
      expect(new Set(listed.map(({ revokedAt }) => revokedAt))).toEqual(new Set([expect.any(String)]));
    }
  });

  test("a key for sites that its maker left is refused", async () => {
    const { user } = await signInStaff(shop, "owner", ["outlet"]);
    const key = await createKey(db(), "left", ["orders:read"], { sites: ["boutique"], madeBy: user.id });
    expect((await ask("getMerchantAccess", { "x-merchant-key": key }))[0]).toBe(401);
  });
});
