import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { claimTasks } from "../platform/jobs/store/tasks.ts";
import { fixture } from "../testing/fixture.ts";
import { describeOnBothStores } from "../testing/stores.ts";
import { openTestShop } from "../testing/testShop.ts";
import { housekeepingTasks, keepHouse } from "./housekeeping.ts";

describeOnBothStores("housekeeping", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  const db = () => shop.services.store.db;
  beforeEach(() => sql`delete from tasks`.execute(db()));

  test("a task is claimed by one process of many, and again when it is due", async () => {
    const tasks = [
      { name: "a", seconds: 60 },
      { name: "b", seconds: 60 },
    ];
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimTasks(db(), tasks)));
    expect(claims.flat().sort()).toEqual(["a", "b"]);
    await sql`update tasks set due_at = now() where name = 'b'`.execute(db());
    expect(await claimTasks(db(), tasks)).toEqual(["b"]);
    // The clock of the database was ahead, and is set right.
    await sql`update tasks set due_at = now() + interval '1 day' where name = 'a'`.execute(db());
    expect(await claimTasks(db(), tasks)).toEqual(["a"]);
  });

  test("a task that fails is logged, and the others run", async () => {
    const lines: unknown[] = [];
    const log = { ...shop.app.log, error: (line: unknown) => lines.push(line) };
    const ran: string[] = [];
    const run = async () => void ran.push("second");
    const tasks = [
      { name: "first", seconds: 60, run: () => Promise.reject(new Error("gone")) },
      { name: "second", seconds: 60, run },
    ];
    await keepHouse(shop.services, log as FastifyBaseLogger, { tasks });
    expect(lines).toEqual([expect.objectContaining({ task: "first" })]);
    expect(ran).toEqual(["second"]);
  });

  test("deletions in steps end with the process", async () => {
    const deletion = housekeepingTasks.find(({ name }) => name === "full-allowances")!;
    const run = async (signal?: AbortSignal) => {
      await deletion.run(shop.services, shop.app.log, signal);
      return (await sql`select from rate_limits`.execute(db())).rows.length;
    };
    await sql`delete from rate_limits`.execute(db());
    await sql`insert into rate_limits (key, full_at) values ('a', now() - interval '1 second')`.execute(db());
    expect(await run(AbortSignal.abort())).toBe(1);
    expect(await run()).toBe(0);
  });

  test("every task runs", async () => {
    const lines: unknown[] = [];
    const log = { ...shop.app.log, error: (line: unknown) => lines.push(line) };
    await keepHouse(shop.services, log as FastifyBaseLogger);
    expect(lines).toEqual([]);
  });
});
