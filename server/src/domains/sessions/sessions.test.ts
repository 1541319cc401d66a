import { sql } from "kysely";
import { expect, test } from "vitest";
import { fixture } from "../../testing/fixture.ts";
import { signIn } from "../../testing/signIn.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import {
  deleteExpiredSessions,
  endMemberSessions,
  endSession,
  findSession,
  getLifetime,
  replaceSession,
  startSession,
} from "./store.ts";

describeOnStores("sessions", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));

  const db = () => shop.services.store.db;
  const getToken = ({ headers }: { headers: { cookie: string } }) => headers.cookie.split("=")[1] ?? "";
  const set = (column: "idle_at" | "expires_at" | "used_at", userId: number) =>
    sql`update sessions set ${sql.ref(column)} = now() - interval '1 hour' where user_id = ${userId}`.execute(
      db(),
    );
  /** The guest's revision, a member's, or "invalid". */
  const validation = async (cookie?: string) => {
    const { headers } = await shop.call("listShippingRates", {
      query: "tiers=standard&country=US",
      headers: cookie === undefined ? {} : { cookie },
    });
    return { said: headers["x-session-validation"], cookie: headers["set-cookie"] };
  };

  test("a guest's revision is 1, a member's is the member's (4.1, S-445)", async () => {
    const { headers, user } = await signIn(shop);
    expect(await validation()).toEqual({ said: "1", cookie: undefined });
    expect(await validation(headers.cookie)).toEqual({ said: String(user.revision), cookie: undefined });
    expect(user.revision).toBeGreaterThan(1);
  });

  test("an ended session is said to be invalid, and its cookie is taken away (4.1)", async () => {
    const { headers, user } = await signIn(shop);
    await endMemberSessions(db(), user.id);
    expect(await validation(headers.cookie)).toEqual({
      said: "invalid",
      cookie: "velours_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    });
    expect((await validation("velours_session=made-up")).said).toBe("invalid");
    expect((await validation("velours_session=")).said).toBe("1");
  });

  test("a token is at least 128 bits, never the same, and not what is kept", async () => {
    const { user } = await signIn(shop);
    const tokens = [await startSession(db(), user.id, true), await startSession(db(), user.id, true)];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) {
      expect(Buffer.from(token, "base64url").length).toBeGreaterThanOrEqual(16);
      const rows = await db().selectFrom("sessions").selectAll().where("user_id", "=", user.id).execute();
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  test.each([true, false])("lasts as long as is said, remembered or not: %s", async (remember) => {
    const hours = remember ? { idle: 30 * 24, whole: 180 * 24 } : { idle: 2, whole: 24 };
    expect(getLifetime(remember)).toEqual({ idleSeconds: hours.idle * 3600, seconds: hours.whole * 3600 });
    const { user } = await signIn(shop, { remember });
    const { rows } = await sql<{ idle: number; whole: number }>`
      select round(extract(epoch from idle_at - created_at) / 3600)::integer as idle,
        round(extract(epoch from expires_at - created_at) / 3600)::integer as whole
      from sessions where user_id = ${user.id}`.execute(db());
    expect(rows).toEqual([hours]);
  });

  test("a member who is no more has no session", async () => {
    const signedIn = await signIn(shop);
    await db().deleteFrom("users").where("id", "=", signedIn.user.id).execute();
    expect((await validation(signedIn.headers.cookie)).said).toBe("invalid");
  });

  test.each(["idle_at", "expires_at"] as const)("ends when %s is over, and is removed", async (column) => {
    const signedIn = await signIn(shop);
    await set(column, signedIn.user.id);
    expect(await findSession(db(), getToken(signedIn))).toBeUndefined();
    await deleteExpiredSessions(db());
    const left = await db()
      .selectFrom("sessions")
      .select("user_id")
      .where("user_id", "=", signedIn.user.id)
      .execute();
    expect(left).toEqual([]);
  });

  test("use moves the idle end, never the absolute one", async () => {
    const signedIn = await signIn(shop, { remember: false });
    const read = () =>
      db()
        .selectFrom("sessions")
        .select(["idle_at", "expires_at"])
        .where("user_id", "=", signedIn.user.id)
        .executeTakeFirstOrThrow();
    const before = await read();
    await findSession(db(), getToken(signedIn));
    expect(await read()).toEqual(before);
    await set("used_at", signedIn.user.id);
    await findSession(db(), getToken(signedIn));
    const after = await read();
    expect(after.idle_at > before.idle_at).toBe(true);
    expect(after.expires_at).toBe(before.expires_at);
  });

  test.each([true, false])(
    "one that nobody used for long loses its cookie, remembered or not: %s",
    async (remember) => {
      const { headers, user } = await signIn(shop, { remember });
      await set("idle_at", user.id);
      expect(await validation(headers.cookie)).toEqual({
        said: "invalid",
        cookie: expect.stringContaining("Max-Age=0"),
      });
    },
  );

  test("one session ends alone", async () => {
    const first = await signIn(shop, { email: "two@example.com" });
    const second = await signIn(shop, { email: "two@example.com" });
    const session = await findSession(db(), getToken(first));
    await endSession(db(), session?.id ?? "");
    expect(await findSession(db(), getToken(first))).toBeUndefined();
    expect((await findSession(db(), getToken(second)))?.user.id).toBe(first.user.id);
  });

  test("a late request with a session that a newer one replaced leaves the browser's cookie alone", async () => {
    const { headers, user } = await signIn(shop, { email: "replaced@example.com" });
    await replaceSession(db(), (await findSession(db(), getToken({ headers })))?.id ?? "");
    expect(await validation(headers.cookie)).toEqual({ said: "invalid", cookie: undefined });
    await deleteExpiredSessions(db());
    expect((await validation(headers.cookie)).cookie).toBeUndefined();
    expect(await endMemberSessions(db(), user.id)).toBe(0);
    await set("expires_at", user.id);
    expect((await validation(headers.cookie)).cookie).toContain("Max-Age=0");
  });
});
