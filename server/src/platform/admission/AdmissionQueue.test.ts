import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { AdmissionQueue, type Caller } from "./AdmissionQueue.ts";

const within = (milliseconds: number, isGone = () => false): Caller => ({
  latestStart: Date.now() + milliseconds,
  isGone,
});
const isAdmitted = (result: object) => "done" in result;

/** Work that runs until it is told to end. */
function job() {
  const end = Promise.withResolvers<void>();
  let began = false;
  return {
    end: end.resolve,
    hasBegun: () => began,
    work: async () => {
      began = true;
      await end.promise;
    },
  };
}

test("runs so many at once, and the others in the order they came", async () => {
  const queue = new AdmissionQueue(2);
  const jobs = Array.from({ length: 5 }, job);
  const results = jobs.map(({ work }) => queue.run(within(5_000), work));
  const begun = () => jobs.map(({ hasBegun }) => Number(hasBegun())).join("");
  await nextTurn();
  expect([begun(), queue.counts]).toEqual(["11000", { running: 2, paused: 0, waiting: 3 }]);
  jobs[1]?.end();
  await nextTurn();
  expect(begun()).toBe("11100");
  for (const { end } of jobs) end();
  expect((await Promise.all(results)).every(isAdmitted)).toBe(true);
  expect(queue.counts).toEqual({ running: 0, paused: 0, waiting: 0 });
});

test("refuses at once what cannot begin in time, and says when to come back", async () => {
  const queue = new AdmissionQueue(1);
  const first = job();
  const running = queue.run(within(1_000), first.work);
  // Each is guessed to take 50 ms, so that 20 of them begin within a second.
  const waiting = Array.from({ length: 60 }, () => queue.run(within(1_000), async () => {}));
  expect(queue.counts.waiting).toBe(21);
  first.end();
  const results = await Promise.all([running, ...waiting]);
  const refused = results.filter((result) => "refused" in result);
  expect(refused).toHaveLength(39);
  for (const result of refused) expect(result).toEqual({ refused: "full", retryAfter: expect.any(Number) });
  expect(queue.refusals).toEqual({ full: 39, late: 0, gone: 0 });
});

test("tells the last ones early once the work turns out to be slow", async () => {
  const queue = new AdmissionQueue(1);
  const running = queue.run(within(1_000), () => sleep(400));
  const ran: number[] = [];
  const began = Date.now();
  const told = Array.from({ length: 12 }, async (_, index) => {
    const result = await queue.run(within(700), async () => void ran.push(index));
    return isAdmitted(result) ? null : Date.now() - began;
  });
  const times = (await Promise.all(told)).filter((time) => time !== null);
  await running;
  expect(times.length).toBeGreaterThan(0);
  // Before their time is over, and the first to come are served.
  for (const time of times) expect(time).toBeLessThan(690);
  expect(ran).toEqual(ran.map((_, index) => index));
});

test("begins nothing for a caller whose time is over or who went away", async () => {
  const queue = new AdmissionQueue(1);
  const first = job();
  const running = queue.run(within(1_000), first.work);
  let isGone = false;
  const work = async () => expect.unreachable("nobody waits for it");
  const late = queue.run(within(60), work);
  const gone = queue.run(
    within(5_000, () => isGone),
    work,
  );
  expect(await late).toMatchObject({ refused: "late" });
  isGone = true;
  first.end();
  await running;
  expect(await gone).toMatchObject({ refused: "gone" });
});

test("lets the next begin while a service is waited for, and goes on before those that are new", async () => {
  const queue = new AdmissionQueue(1);
  const service = Promise.withResolvers<void>();
  const order: string[] = [];
  const second = job();
  const results = [
    queue.run(within(5_000), async () => {
      order.push("asks");
      await queue.pause(service.promise);
      order.push("goes on");
    }),
    queue.run(within(5_000), async () => {
      order.push("second");
      await second.work();
    }),
    queue.run(within(5_000), async () => void order.push("third")),
  ];
  await nextTurn();
  expect([order, queue.counts]).toEqual([["asks", "second"], { running: 1, paused: 1, waiting: 1 }]);
  service.resolve();
  await nextTurn();
  expect(order).toEqual(["asks", "second"]);
  second.end();
  await Promise.all(results);
  expect(order).toEqual(["asks", "second", "goes on", "third"]);
});

test("keeps its places when work fails, is paused twice at once, or leaves work behind", async () => {
  const queue = new AdmissionQueue(1);
  const left = Promise.withResolvers<void>();
  let behind: Promise<void> | undefined;
  await expect(
    queue.run(within(1_000), async () => {
      await Promise.all([queue.pause(sleep(5)), queue.pause(sleep(10))]);
      behind = queue.pause(left.promise);
      await expect(queue.pause(Promise.reject(new Error("service")))).rejects.toThrow("service");
      throw new Error("work");
    }),
  ).rejects.toThrow("work");
  left.resolve();
  await behind;
  expect(queue.counts).toEqual({ running: 0, paused: 0, waiting: 0 });
  await queue.pause(Promise.resolve());
  expect(await queue.run(within(1_000), async () => 7)).toEqual({ done: 7 });
});
