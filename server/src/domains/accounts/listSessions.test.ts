import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { limits } from "../../platform/limits/limits.ts";
import { createMember, password } from "../../testing/createMember.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { signIn } from "../../testing/signIn.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";
const passed = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };

describeOperation("listSessions", (shop) => {
  beforeEach(() => shop().services.store.db.deleteFrom("rate_limits").execute());

  const list = async ({ user, headers }: { user: { id: number }; headers: Record<string, string> }) => {
    const { status, body } = await shop().call("listSessions", { params: { id: user.id }, headers });
    expect(status).toBe(200);
    return body;
  };
  const close = <Status extends number = 204>(
    { user, headers }: { user: { id: number }; headers: Record<string, string> },
    session: string | null,
    passwordCurrent = password,
  ) =>
    shop().call<"closeSessions", Status>("closeSessions", {
      params: { id: user.id },
      body: { session, passwordCurrent },
      headers,
    });
  const isSignedIn = async ({ user, headers }: { user: { id: number }; headers: Record<string, string> }) =>
    (await shop().call<"getUser", number>("getUser", { params: { id: user.id }, headers })).status === 200;
  /** Signs a member in with several browsers. */
  async function browsers(count: number) {
    const { email } = await createMember(shop());
    return Promise.all(Array.from({ length: count }, () => signIn(shop(), { email })));
  }

  test("200: a sign-in is listed with its times and its device, and marked in its own browser", async () => {
    const { id, email } = await createMember(shop());
    const signedIn = await shop().call("login", {
      body: { email, password, challenge: passed },
      headers: { "user-agent": firefox },
    });
    expect(signedIn.status).toBe(200);
    const cookie = String(signedIn.headers["set-cookie"]).split(";")[0] ?? "";
    const second = await signIn(shop(), { email });
    const seen = await list({ user: { id }, headers: { cookie } });
    expect(seen).toHaveLength(2);
    const [current] = seen.filter((session) => session.current);
    expect(current?.device).toEqual({ browser: "Firefox", system: "Linux" });
    for (const { created_at, used_at } of seen)
      for (const time of [created_at, used_at])
        expect(Math.abs(Date.now() - Date.parse(time))).toBeLessThan(10 * 60_000);
    const marked = (await list(second)).filter((session) => session.current);
    expect(marked.map(({ id }) => id)).not.toEqual([current?.id]);
  });

  test("200: the one used last is first, and no token nor its hash is told", async () => {
    const [first, second] = await browsers(2);
    if (!first || !second) throw new Error("two browsers were asked for");
    const { db } = shop().services.store;
    const [currentOfOne] = (await list(first)).filter(({ current }) => current);
    await sql`update sessions set used_at = now() - interval '2 hours' where id = ${currentOfOne?.id}`.execute(
      db,
    );
    expect((await list(second)).map(({ current }) => current)).toEqual([true, false]);
    const rows = await db.selectFrom("sessions").selectAll().where("user_id", "=", first.user.id).execute();
    const text = JSON.stringify(await list(second));
    for (const secret of [...rows.map((row) => row.token_hash), first.headers.cookie.split("=")[1] ?? ""])
      expect(text).not.toContain(secret);
  });

  test("200: sessions that ended are not listed", async () => {
    const [first, second] = await browsers(2);
    if (!first || !second) throw new Error("two browsers were asked for");
    const [gone] = (await list(second)).filter(({ current }) => current);
    const { db } = shop().services.store;
    await sql`update sessions set idle_at = now() - interval '1 second' where id = ${gone?.id}`.execute(db);
    expect(await list(first)).toHaveLength(1);
  });

  describe("closeSessions", () => {
    test("204: one of them ends, the others go on", async () => {
      const [first, second, third] = await browsers(3);
      if (!first || !second || !third) throw new Error("three browsers were asked for");
      const [target] = (await list(second)).filter(({ current }) => current);
      expect((await close(first, target?.id ?? "")).status).toBe(204);
      expect([await isSignedIn(first), await isSignedIn(second), await isSignedIn(third)]).toEqual([
        true,
        false,
        true,
      ]);
      // It ended already.
      expect((await close(first, target?.id ?? "")).status).toBe(204);
    });

    test("204: all others end, this one goes on, and no other member's", async () => {
      const [first, second, third] = await browsers(3);
      const otherMember = await signIn(shop());
      if (!first || !second || !third) throw new Error("three browsers were asked for");
      expect((await close(first, null)).status).toBe(204);
      const left = [first, second, third, otherMember].map(isSignedIn);
      expect(await Promise.all(left)).toEqual([true, false, false, true]);
      expect(await list(first)).toHaveLength(1);
    });

    test("409 currentPasswordInvalid: nothing ends without the password, also for who has none", async () => {
      const [first, second] = await browsers(2);
      if (!first || !second) throw new Error("two browsers were asked for");
      const response = await close<409>(first, null, "not-the-password");
      expect([response.status, response.body.reference]).toEqual([409, "currentPasswordInvalid"]);
      expect(response.body.value).toEqual({ passwordCurrent: response.body.message });
      expect(await isSignedIn(second)).toBe(true);
      expect((await close<409>(await signIn(shop()), null)).status).toBe(409);
    });

    test("404 resourceDoesNotExist: another member's id; another's session is none of one's own", async () => {
      const [[first], otherMember] = [await browsers(1), await signIn(shop())];
      if (!first) throw new Error("a browser was asked for");
      const elsewhere = await close<404>({ user: otherMember.user, headers: first.headers }, null);
      expect([elsewhere.status, elsewhere.body.reference]).toEqual([404, "resourceDoesNotExist"]);
      const [otherSession] = await list(otherMember);
      expect((await close(first, otherSession?.id ?? "")).status).toBe(204);
      expect(await isSignedIn(otherMember)).toBe(true);
    });

    test("429 rateLimited: the password can't be guessed", async () => {
      const [first] = await browsers(1);
      if (!first) throw new Error("a browser was asked for");
      for (let guess = 0; guess < limits.passwordUser.burst; guess++)
        expect((await close<409>(first, null, `guess-${guess}`)).status).toBe(409);
      expect((await close<429>(first, null)).status).toBe(429);
    });
  });
});
