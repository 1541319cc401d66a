import { type KyselyPlugin, sql } from "kysely";
import { beforeEach, expect, test, vi } from "vitest";
import { doDueJobs, jobRegistry, runJobs } from "../../assembly/runJobs.ts";
import { createMember } from "../../testing/createMember.ts";
import { fixture } from "../../testing/fixture.ts";
import { describeOnBothStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import type { Mail } from "../mail/MailProvider.ts";
import { inTransaction } from "../store/transaction.ts";
import {
  addJobs,
  countWaiting,
  failJob,
  hastenJob,
  type Job,
  leaseSeconds,
  returnJobs,
  takeJobs,
} from "./store.ts";

describeOnBothStores("jobs", (createStore, kind) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeEach(() => db().deleteFrom("jobs").execute());

  const db = () => shop.services.store.db;
  const add = async (job: Job) => {
    const [id] = await inTransaction(db(), (trx) => addJobs(trx, [job]));
    return id as number;
  };
  const addMailJob = async () => {
    const { id: user_id, email } = await createMember(shop);
    const payload = { template: "welcome", user_id, language: "en" } as const;
    return { id: await add({ kind: "mail", payload }), email };
  };
  /** Minutes until a job is taken again, and whether it is dead. */
  const readState = async (id: number) => {
    const { rows } = await sql<{ minutes: number; dead: boolean; done: boolean; error: string | null }>`
      select round(extract(epoch from run_at - now()) / 60)::integer as minutes, error,
        dead_at is not null as dead, done_at is not null as done from jobs where id = ${id}`.execute(db());
    return rows[0];
  };
  const makeDue = () => sql`update jobs set run_at = now() where done_at is null`.execute(db());

  test("a failed one waits 1, 2, 4 … minutes, six hours at most", async () => {
    const { id } = await addMailJob();
    const delays: (number | undefined)[] = [];
    for (const attempts of [1, 2, 3, 4, 9, 10, 16]) {
      await failJob(db(), jobRegistry.mail.retries, { id, attempts }, "no answer");
      delays.push((await readState(id))?.minutes);
    }
    expect(delays).toEqual([1, 2, 4, 8, 256, 360, 360]);
  });

  test("an email is given up at the seventeenth failure, and is then neither taken nor counted as waiting", async () => {
    const { id } = await addMailJob();
    expect(await failJob(db(), jobRegistry.mail.retries, { id, attempts: 16 }, "no answer")).toBe(false);
    expect(await countWaiting(db())).toMatchObject([{ kind: "mail", count: 1 }]);
    expect(await failJob(db(), jobRegistry.mail.retries, { id, attempts: 17 }, "no answer")).toBe(true);
    await makeDue();
    expect(await takeJobs(db(), ["mail"], 10)).toEqual([]);
    expect(await countWaiting(db())).toEqual([]);
    expect(await readState(id)).toMatchObject({ dead: true, done: false, error: "no answer" });
  });

  test("money is never given up", async () => {
    const id = await add({
      kind: "capture",
      payload: { attempt_id: "00000000-0000-4000-8000-000000000000" },
    });
    expect(await failJob(db(), jobRegistry.capture.retries, { id, attempts: 5_000 }, "no answer")).toBe(
      false,
    );
    expect(await readState(id)).toMatchObject({ dead: false, minutes: 60 });
  });

  test("each is taken by one of many, and comes back when its taker dies", async () => {
    for (let index = 0; index < 6; index++) await addMailJob();
    const taken = (await Promise.all([1, 2, 3, 4].map(() => takeJobs(db(), ["mail"], 4)))).flat();
    expect(new Set(taken.map(({ id }) => id)).size).toBe(6);
    expect(taken).toHaveLength(6);
    expect(await takeJobs(db(), ["mail"], 10)).toEqual([]);
    await makeDue();
    expect((await takeJobs(db(), ["mail"], 10)).map(({ attempts }) => attempts)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test("a backlog of one kind does not delay another", async () => {
    for (let index = 0; index < 4; index++) await addMailJob();
    await sql`update jobs set run_at = now() - interval '1 hour'`.execute(db());
    const payload = { attempt_id: "00000000-0000-4000-8000-000000000000" };
    await add({ kind: "capture", payload });
    const taken = await takeJobs(db(), ["mail", "capture"], 2);
    expect(taken.map(({ kind }) => kind).sort()).toEqual(["capture", "mail", "mail"]);
    expect(taken.find(({ kind }) => kind === "capture")?.payload).toEqual(payload);
  });

  /** The shop's services over a store that shows each statement before it is sent, and with this mail service. */
  function servicesWith(onStatement: (text: string) => void, send: (mail: Mail) => Promise<void>) {
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        if (node.kind === "RawNode") onStatement(node.sqlFragments.join(""));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { store } = shop.services;
    return {
      ...shop.services,
      store: { ...store, db: store.db.withPlugin(plugin) },
      mail: { send },
    };
  }

  test("ten are taken by one statement and finished by one; one more finds that none is left", async () => {
    for (let index = 0; index < 10; index++) await addMailJob();
    const statements: string[] = [];
    const sent: Mail[] = [];
    const services = servicesWith(
      (text) => /update jobs/.test(text) && statements.push(/done_at = now/.test(text) ? "finish" : "take"),
      async (mail) => void sent.push(mail),
    );
    await doDueJobs(services, shop.app.log);
    expect(sent).toHaveLength(10);
    expect(statements).toEqual(["take", "finish", "take"]);
  });

  test("a crash between work and its record loses none, and repeats an email only under its own id", async () => {
    for (let index = 0; index < 12; index++) await addMailJob();
    const sent: Mail[] = [];
    const send = async (mail: Mail) => void sent.push(mail);
    const crash = (text: string) => {
      if (/done_at = now/.test(text)) throw new Error("killed");
    };
    await expect(doDueJobs(servicesWith(crash, send), shop.app.log)).rejects.toThrow("killed");
    expect(sent).toHaveLength(10);
    const works = servicesWith(() => {}, send);
    // The crashed process's jobs are its own until its time is over.
    await doDueJobs(works, shop.app.log);
    expect(sent).toHaveLength(12);
    await makeDue();
    await doDueJobs(works, shop.app.log);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(12);
    await makeDue();
    const before = sent.length;
    await doDueJobs(works, shop.app.log);
    expect(sent).toHaveLength(before);
  });

  test("what one job of a batch fails at is not counted against the others", async () => {
    const added = [await addMailJob(), await addMailJob(), await addMailJob()];
    const services = servicesWith(
      () => {},
      async ({ to }) => {
        if (to === added[1]?.email) throw new Error("550 no such address");
      },
    );
    await doDueJobs(services, shop.app.log);
    const states = await Promise.all(added.map(({ id }) => readState(id)));
    expect(states.map((state) => [state?.done, state?.error])).toEqual([
      [true, null],
      [false, "Error: 550 no such address"],
      [true, null],
    ]);
  });

  test("two processes share them, and each email goes out once", async () => {
    for (let index = 0; index < 30; index++) await addMailJob();
    const sent: Mail[] = [];
    const services = servicesWith(
      () => {},
      async (mail) => void sent.push(mail),
    );
    await Promise.all([doDueJobs(services, shop.app.log), doDueJobs(services, shop.app.log)]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(30);
    expect(sent).toHaveLength(30);
  });

  test.skipIf(kind === "embedded")(
    "are done while requests use every session they have, and take none",
    async () => {
      const { email } = await addMailJob();
      const sent: Mail[] = [];
      const mail = { send: async (each: Mail) => void sent.push(each) };
      const answered = Promise.withResolvers<void>();
      const requests = Array.from({ length: 20 }, () =>
        db()
          .connection()
          .execute(() => answered.promise),
      );
      const stop = runJobs({ ...shop.services, mail }, shop.app.log);
      try {
        await vi.waitFor(() => expect(sent.map(({ to }) => to)).toEqual([email]), { timeout: 4_000 });
        expect(shop.services.store.sessions().busy).toBe(20);
      } finally {
        answered.resolve();
        await Promise.all(requests);
        await stop();
      }
    },
  );

  test("an email that the service refuses is sent again as the same email, and others go out meanwhile", async () => {
    const refused = await addMailJob();
    const otherJob = await addMailJob();
    const sent: Mail[] = [];
    let down = true;
    const services = {
      ...shop.services,
      mail: {
        async send(mail: Mail) {
          if (down && mail.to === refused.email) throw new Error("451 try later");
          sent.push(mail);
        },
      },
    };
    await doDueJobs(services, shop.app.log);
    expect(sent.map(({ to }) => to)).toEqual([otherJob.email]);
    expect(await readState(refused.id)).toMatchObject({
      minutes: 1,
      dead: false,
      error: "Error: 451 try later",
    });
    await doDueJobs(services, shop.app.log);
    expect(sent).toHaveLength(1);
    down = false;
    await makeDue();
    await doDueJobs(services, shop.app.log);
    await makeDue();
    await doDueJobs(services, shop.app.log);
    expect(sent.slice(1).map(({ to, id }) => [to, id])).toEqual([
      [refused.email, `welcome.${refused.id}@velours`],
    ]);
    expect(await readState(refused.id)).toMatchObject({ done: true, error: null });
  });

  test("a job that was taken and not begun keeps its attempts and its place", async () => {
    const notBegun = await addMailJob();
    await sql`update jobs set run_at = now() - interval '1 hour'`.execute(db());
    const payload = { attempt_id: "00000000-0000-4000-8000-000000000000" };
    await add({ kind: "capture", payload });
    const clock = vi.spyOn(performance, "now");
    const capture = vi.spyOn(jobRegistry.capture, "run").mockImplementation(async () => {
      clock.mockReturnValue(Number.MAX_SAFE_INTEGER);
    });
    const readJob = () =>
      sql<{ attempts: number; minutes: number }>`
        select attempts, round(extract(epoch from run_at - now()) / 60)::integer as minutes
        from jobs where id = ${notBegun.id}`.execute(db());
    const services = servicesWith(
      (text) => {
        // The second take would begin it.
        if (/attempts = attempts \+ 1/.test(text) && capture.mock.calls.length > 0)
          throw new Error("stopped");
      },
      async () => undefined,
    );
    await expect(doDueJobs(services, shop.app.log)).rejects.toThrow("stopped");
    vi.restoreAllMocks();
    expect((await readJob()).rows).toEqual([{ attempts: 0, minutes: -60 }]);
  });

  test("a job is not returned once its lease is over and another process has it", async () => {
    const { id } = await addMailJob();
    const taken = await takeJobs(db(), ["mail"], 10);
    await makeDue();
    expect(await takeJobs(db(), ["mail"], 10)).toMatchObject([{ id, attempts: 2 }]);
    await returnJobs(db(), taken);
    expect(await takeJobs(db(), ["mail"], 10)).toEqual([]);
  });

  test("a job that is hastened is due at once, but not while somebody does it", async () => {
    const { id } = await addMailJob();
    const hasten = () => inTransaction(db(), (trx) => hastenJob(trx, id));
    expect(await takeJobs(db(), ["mail"], 10)).toHaveLength(1);
    await hasten();
    expect(await takeJobs(db(), ["mail"], 10)).toEqual([]);
    await failJob(db(), jobRegistry.mail.retries, { id, attempts: 1 }, "no answer");
    await hasten();
    expect(await takeJobs(db(), ["mail"], 10)).toMatchObject([{ id, attempts: 2 }]);
  });

  test("a mail service that does not answer delays no payment", async () => {
    await addMailJob();
    await add({ kind: "capture", payload: { attempt_id: "00000000-0000-4000-8000-000000000000" } });
    const answered = Promise.withResolvers<void>();
    const send = vi.fn(() => answered.promise);
    const capture = vi.spyOn(jobRegistry.capture, "run").mockResolvedValue(undefined);
    await sql`update jobs set run_at = now() + interval '1 hour' where kind = 'capture'`.execute(db());
    const stop = runJobs({ ...shop.services, mail: { send } }, shop.app.log);
    try {
      await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 10_000 });
      await sql`update jobs set run_at = now() where kind = 'capture'`.execute(db());
      await vi.waitFor(() => expect(capture).toHaveBeenCalled(), { timeout: 10_000 });
    } finally {
      answered.resolve();
      await stop();
      vi.restoreAllMocks();
    }
  });

  test("a stop begins no other email of a backlog, and leaves them untried", async () => {
    for (let index = 0; index < 25; index++) await addMailJob();
    const answered = Promise.withResolvers<void>();
    const send = vi.fn(() => answered.promise);
    const stop = runJobs({ ...shop.services, mail: { send } }, shop.app.log);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(10), { timeout: 10_000 });
    const stopped = stop();
    answered.resolve();
    await stopped;
    expect(send).toHaveBeenCalledTimes(10);
    const untried = await sql<{ id: number }>`
      select id from jobs where kind = 'mail' and done_at is null and attempts = 0`.execute(db());
    expect(untried.rows).toHaveLength(15);
  });

  test("waiting is counted from when a job became due, however often it was taken meanwhile", async () => {
    const { id } = await addMailJob();
    await sql`update jobs set run_at = now() - interval '20 minutes'`.execute(db());
    for (let lease = 0; lease < 10; lease++) {
      expect(await takeJobs(db(), ["mail"], 10)).toHaveLength(1);
      await sql`update jobs set run_at = run_at - make_interval(secs => ${leaseSeconds + 1})`.execute(db());
    }
    const [waiting] = await countWaiting(db());
    expect(waiting?.seconds).toBeGreaterThan(900);
    await failJob(db(), jobRegistry.mail.retries, { id, attempts: 10 }, "no answer");
    expect(await countWaiting(db())).toEqual([{ kind: "mail", count: 1, failing: 1, seconds: 0 }]);
  });
});
