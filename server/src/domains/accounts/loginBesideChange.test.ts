import { sql } from "kysely";
import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import type { Transaction } from "../../platform/store/schema.ts";
import { countLockWaits } from "../../testing/countLockWaits.ts";
import { createMember, password } from "../../testing/createMember.ts";
import { fixture } from "../../testing/fixture.ts";
import { isPostgresAvailable } from "../../testing/postgres.ts";
import { createPostgresStore } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { addStaff } from "../merchant/addStaff.ts";
import { resetTotp, savePassword } from "./store/users.ts";
import { newTotpSecret } from "./totp.ts";

const postgres = await isPostgresAvailable();

/** The embedded store has one session, so nobody waits for anybody there. */
describe.skipIf(!postgres)("a login beside a change of the credentials, PostgreSQL", () => {
  const shop = fixture(async () => openTestShop(await createPostgresStore("filled")));
  const db = () => shop.services.store.db;
  const challenge = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };
  const login = (email: string, more: object = {}) =>
    shop.call<"login", number>("login", { body: { email, password, action: "submit", challenge, ...more } });
  const expectWaits = (count: number) =>
    expect.poll(() => countLockWaits(db()), { timeout: 30_000 }).toBe(count);
  const listSessions = (userId: number) =>
    db().selectFrom("sessions").select("id").where("user_id", "=", userId).execute();
  const invite = (trx: Transaction, email: string) =>
    addStaff(trx, { email, role: "owner", sites: null, language: "en", site: "boutique" });

  const changes: Record<
    string,
    (trx: Transaction, member: { id: number; email: string }) => Promise<unknown>
  > = {
    "a new password": (trx, { id }) => savePassword(trx, id, "another hash"),
    "a reset of the authenticator": (trx, { id }) => resetTotp(trx, id),
    "an invitation to staff": (trx, { email }) => invite(trx, email),
    "the end of the account": (trx, { id }) => trx.deleteFrom("users").where("id", "=", id).execute(),
  };

  test.each(Object.keys(changes))(
    "401 credentialsInvalid: %s commits after the password was checked",
    async (name) => {
      const secret = newTotpSecret();
      const needsCode = name === "a reset of the authenticator";
      const member = await createMember(shop, needsCode ? { totp_secret: secret } : {});
      const token = new TOTP({ secret }).generate();
      const change = changes[name] as (typeof changes)[string];
      const [response] = await db()
        .transaction()
        .execute(async (trx) => {
          await change(trx, member);
          const answer = login(member.email, needsCode ? { MFA: { type: "TOTP", token } } : {});
          await Promise.race([answer, expectWaits(1)]);
          return [answer];
        });
      const { status, body } = (await response) as { status: number; body: unknown };
      expect([status, body]).toMatchObject([401, { reference: "credentialsInvalid" }]);
      expect(await listSessions(member.id)).toEqual([]);
    },
  );

  test("an invitation to staff ends the session of a login that commits before it", async () => {
    const { id, email } = await createMember(shop);
    const [answer, invited] = await db()
      .transaction()
      .execute(async (trx) => {
        await sql`lock table known_devices in exclusive mode`.execute(trx);
        const answer = login(email);
        await expectWaits(1);
        const invited = db()
          .transaction()
          .execute((other) => invite(other, email));
        await expectWaits(2);
        return [[answer], [invited]] as const;
      });
    expect((await answer[0]).status).toBe(200);
    await invited[0];
    expect(await listSessions(id)).toEqual([]);
  });
});
