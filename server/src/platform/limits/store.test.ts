import { sql } from "kysely";
import { expect, test } from "vitest";
import { fixture } from "../../testing/fixture.ts";
import { describeOnBothStores, openTestStore } from "../../testing/stores.ts";
import { limits } from "./limits.ts";
import {
  consumeAllowances,
  deleteFullAllowances,
  refundAllowances,
  reserveAllowance,
  resetAllowance,
  secondsLeft,
} from "./store.ts";

describeOnBothStores("limits", (createStore) => {
  const store = fixture(async () => openTestStore(await createStore()));

  const { burst, seconds } = limits.loginEmail;
  const email = (of: string) => ({ limit: "loginEmail", of }) as const;
  const empty = async (of: string) => {
    for (let i = 0; i < burst; i++) expect(await consumeAllowances(store.db, [email(of)])).toBe(0);
  };

  test("a burst passes, the next one waits until one try is back", async () => {
    await empty("a@example.com");
    const wait = await consumeAllowances(store.db, [email("A@example.com")]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds / burst);
    expect(await consumeAllowances(store.db, [email("b@example.com")])).toBe(0);
  });

  test("tries come back with time", async () => {
    await empty("c@example.com");
    await sql`update rate_limits set full_at = full_at - make_interval(secs => ${seconds / burst + 1})`.execute(
      store.db,
    );
    expect(await consumeAllowances(store.db, [email("c@example.com")])).toBe(0);
    expect(await consumeAllowances(store.db, [email("c@example.com")])).toBeGreaterThan(0);
  });

  test("beyond the burst each reserved place comes a step after the one before, also once time has passed", async () => {
    const { burst, seconds } = limits.deskEmails;
    const step = seconds / burst;
    const place = { limit: "deskEmails", of: "g@example.com" } as const;
    const reserve = async (count: number) => {
      const steps: number[] = [];
      for (let nth = 0; nth < count; nth++)
        steps.push(Math.round((await reserveAllowance(store.db, place)) / step));
      return steps;
    };
    expect(await reserve(burst + 3)).toEqual([...Array(burst).fill(0), 1, 2, 3]);
    await sql`update rate_limits set full_at = full_at - make_interval(secs => ${step})`.execute(store.db);
    expect(await reserve(2)).toEqual([3, 4]);
    expect(await consumeAllowances(store.db, [place])).toBeGreaterThan(4 * step);
  });

  test("of tries that were counted while the clock was a day ahead nothing is left", async () => {
    await empty("h@example.com");
    await sql`update rate_limits set full_at = full_at + interval '1 day'`.execute(store.db);
    expect(await secondsLeft(store.db, email("h@example.com"))).toBe(0);
    await empty("h@example.com");
    expect(await consumeAllowances(store.db, [email("h@example.com")])).toBeGreaterThan(0);
  });

  test("of fifty at once exactly the burst passes", async () => {
    const delays = await Promise.all(
      Array.from({ length: 50 }, () => consumeAllowances(store.db, [email("d@example.com")])),
    );
    expect(delays.filter((wait) => wait === 0)).toHaveLength(burst);
  });

  test("a try given back can be taken again; a forgotten limit starts anew", async () => {
    await empty("e@example.com");
    await refundAllowances(store.db, [email("e@example.com")]);
    expect(await consumeAllowances(store.db, [email("e@example.com")])).toBe(0);
    expect(await consumeAllowances(store.db, [email("e@example.com")])).toBeGreaterThan(0);
    await resetAllowance(store.db, email("e@example.com"));
    await empty("e@example.com");
  });

  test("keeps neither address nor name, and nothing for longer than it limits", async () => {
    await consumeAllowances(store.db, [email("f@example.com")]);
    const rows = await store.db.selectFrom("rate_limits").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("example");
    await sql`update rate_limits set full_at = now() - interval '1 second'`.execute(store.db);
    await deleteFullAllowances(store.db);
    expect(await store.db.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
  });
});
