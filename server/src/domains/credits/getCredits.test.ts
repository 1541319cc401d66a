import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";
import { signIn } from "../../testing/signIn.ts";
import { putDemoCredits } from "./demoCredits.ts";
import { claimCredits, earnCredits, emptyExpiredCredits, openCredits, spendCredits } from "./store.ts";

describeOperation("getCredits", (shop) => {
  const db = () => shop().services.store.db;
  const getCredits = async ({ user, headers }: Awaited<ReturnType<typeof signIn>>, query?: string) =>
    (await shop().call("getCredits", { params: { id: user.id }, headers, ...(query && { query }) })).body;
  const change = (userId: number, ...amounts: number[]) =>
    db()
      .transaction()
      .execute(async (trx) => {
        const id = await openCredits(trx, { userId }, { site: "boutique", currency: "USD" });
        for (const amount of amounts) {
          if (amount > 0) await earnCredits(trx, id, amount, null);
          else expect(await spendCredits(trx, id, -amount, null)).toBe(true);
        }
        return id;
      });

  test("200: nothing earned yet; the same balance each time (S-391, CA-06)", async () => {
    const member = await signIn(shop());
    const credits = await getCredits(member);
    const { uuid } = credits;
    expect(credits).toEqual({
      uuid,
      balance: 0,
      currency: "USD",
      date_expired: null,
      data: { uuid, balance: 0, date_expired: null },
      history: [],
      others: [],
    });
    expect((await getCredits(member)).uuid).toBe(uuid);
    const rows = db().selectFrom("credits").select("id").where("user_id", "=", member.user.id);
    expect(await rows.execute()).toEqual([]);
    await change(member.user.id, 10);
    expect(await getCredits(member)).toMatchObject({ uuid, balance: 10 });
    expect(await rows.execute()).toEqual([{ id: uuid }]);
  });

  test("200: balance, end and history in the order it happened (S-392, S-393, CA-97)", async () => {
    const member = await signIn(shop());
    await change(member.user.id, 10, 4.5, -3);
    const { balance, data, history, date_expired } = await getCredits(member);
    expect([balance, data.balance]).toEqual([11.5, 11.5]);
    expect(history).toEqual([
      { type: "increase", amount: 10 },
      { type: "increase", amount: 4.5 },
      { type: "decrease", amount: 3 },
    ]);
    const year = Date.now() / 1000 + 365 * 86_400;
    expect(Math.abs((date_expired ?? 0) - year)).toBeLessThan(60);
  });

  test("200: each site has its own (S-783)", async () => {
    const member = await signIn(shop());
    await change(member.user.id, 10);
    expect((await getCredits(member, "filter[site]=outlet")).balance).toBe(0);
    expect((await getCredits(member, "filter[site]=boutique")).balance).toBe(10);
  });

  test("200: each currency has a balance of its own, and the others are named", async () => {
    const member = await signIn(shop());
    await change(member.user.id, 10);
    await db()
      .transaction()
      .execute(async (trx) => {
        const place = { site: "boutique", currency: "CAD" } as const;
        await earnCredits(trx, await openCredits(trx, { userId: member.user.id }, place), 65, null);
      });
    const [dollars, canadian, pounds] = [
      await getCredits(member),
      await getCredits(member, "configuration[currency]=CAD"),
      await getCredits(member, "configuration[currency]=GBP"),
    ];
    expect(new Set([dollars.uuid, canadian.uuid, pounds.uuid]).size).toBe(3);
    expect([dollars, canadian, pounds]).toMatchObject([
      { balance: 10, currency: "USD", others: [{ currency: "CAD", balance: 65 }] },
      { balance: 65, currency: "CAD", others: [{ currency: "USD", balance: 10 }] },
      {
        balance: 0,
        currency: "GBP",
        others: [
          { currency: "CAD", balance: 65 },
          { currency: "USD", balance: 10 },
        ],
      },
    ]);
  });

  test("200: over its date it is gone, and the ledger says so", async () => {
    const member = await signIn(shop());
    const id = await change(member.user.id, 10);
    const past = new Date(Date.now() - 1000).toISOString();
    await db().updateTable("credits").set({ expires_at: past }).where("id", "=", id).execute();
    expect(await spendCredits(db() as never, id, 1, null)).toBe(false);
    const read = await getCredits(member);
    expect([read.balance, read.history.at(-1)]).toEqual([0, { type: "expire", amount: 10 }]);
    const entries = db().selectFrom("credit_entries").select("type").where("credit_id", "=", id);
    expect(await entries.execute()).toEqual([{ type: "increase" }]);
    expect(await emptyExpiredCredits(db(), 100)).toBe(1);
    expect(await emptyExpiredCredits(db(), 100)).toBe(0);
    expect(await entries.orderBy("id").execute()).toEqual([{ type: "increase" }, { type: "expire" }]);
    expect(await getCredits(member)).toEqual(read);
  });

  test("200: the sandbox's members have 80 and nothing, and again after whatever they did (S rule 2)", async () => {
    const rich = await signIn(shop(), { email: "member@example.com" });
    const poor = await signIn(shop(), { email: "poor@example.com" });
    await putDemoCredits(db());
    await change(rich.user.id, -30);
    await change(poor.user.id, 5);
    await putDemoCredits(db());
    expect([(await getCredits(rich)).balance, (await getCredits(poor)).balance]).toEqual([80, 0]);
  });

  test("200: what waited under an address is the new member's, on every site, once (CA-92)", async () => {
    const member = await signIn(shop());
    const { email, id: userId } = member.user;
    await db()
      .transaction()
      .execute(async (trx) => {
        for (const site of ["boutique", "outlet"]) {
          await earnCredits(
            trx,
            await openCredits(trx, { email: email.toUpperCase() }, { site, currency: "USD" }),
            7,
            null,
          );
        }
      });
    await change(userId, 3);
    for (let times = 0; times < 2; times++) {
      await db()
        .transaction()
        .execute((trx) => claimCredits(trx, { userId, email }));
    }
    const { balance, history } = await getCredits(member);
    expect([balance, history.length]).toEqual([10, 2]);
    expect((await getCredits(member, "filter[site]=outlet")).balance).toBe(7);
  });

  test("200: a claim leaves the later end, and brings nothing back that had expired", async () => {
    const day = 86_400_000;
    const toDate = (days: number) => new Date(Date.now() + days * day).toISOString();
    const setEnd = (id: string, days: number) =>
      db()
        .updateTable("credits")
        .set({ expires_at: toDate(days) })
        .where("id", "=", id)
        .execute();
    for (const [waitingDays, balance] of [
      [10, 10],
      [-1, 3],
    ] as const) {
      const member = await signIn(shop());
      const { email, id: userId } = member.user;
      await setEnd(await change(userId, 3), 100);
      const waiting = await db()
        .transaction()
        .execute(async (trx) => {
          const id = await openCredits(trx, { email }, { site: "boutique", currency: "USD" });
          await earnCredits(trx, id, 7, null);
          return id;
        });
      await setEnd(waiting, waitingDays);
      await db()
        .transaction()
        .execute((trx) => claimCredits(trx, { userId, email }));
      const credits = await getCredits(member);
      expect(credits.balance).toBe(balance);
      expect(Math.abs((credits.date_expired ?? 0) * 1000 - Date.now() - 100 * day)).toBeLessThan(60_000);
    }
  });
});
