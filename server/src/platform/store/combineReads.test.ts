import { expect, test, vi } from "vitest";
import { combineReads } from "./combineReads.ts";
import type { Db } from "./schema.ts";

const db = { isTransaction: false } as Db;

const setUp = (fails: (queries: readonly number[]) => Error | undefined = () => undefined) => {
  const send = vi.fn(async (_db: Db, queries: readonly number[]) => {
    const error = fails(queries);
    if (error !== undefined) throw error;
    return queries.map((query) => `row ${query}`);
  });
  return { send, read: combineReads(send) };
};
const sizes = ({ send }: ReturnType<typeof setUp>) => send.mock.calls.map(([, queries]) => queries.length);
const fifty = Array.from({ length: 50 }, (_, nth) => nth);

test("combines callers of different callbacks in one round of the event loop", async () => {
  const reads = setUp();
  const nextTick = new Promise<string>((resolve) => process.nextTick(() => resolve(reads.read(db, 2))));
  const microtask = Promise.resolve().then(() => reads.read(db, 3));
  expect(await Promise.all([reads.read(db, 1), nextTick, microtask])).toEqual(["row 1", "row 2", "row 3"]);
  expect(sizes(reads)).toEqual([3]);
});

test("asks anew for each caller, and never joins a statement that was sent before", async () => {
  const reads = setUp();
  let release = (_rows: string[]) => {};
  reads.send.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
  const early = reads.read(db, 1);
  await vi.waitFor(() => expect(reads.send).toHaveBeenCalledTimes(1));
  expect(await reads.read(db, 1)).toBe("row 1");
  release(["older row 1"]);
  expect(await early).toBe("older row 1");
  expect(await reads.read(db, 1)).toBe("row 1");
  expect(sizes(reads)).toEqual([1, 1, 1]);
});

test("fails for the one caller whose read fails alone", async () => {
  const wrong = Object.assign(new Error("wrong value"), { code: "22P02" });
  const reads = setUp((queries) => (queries.includes(7) ? wrong : undefined));
  const results = await Promise.allSettled(fifty.map((nth) => reads.read(db, nth)));
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(1);
  expect(results[7]).toEqual({ status: "rejected", reason: wrong });
  expect(results[8]).toEqual({ status: "fulfilled", value: "row 8" });
});

test("fails for all callers when the store is unavailable, without asking it again for each", async () => {
  const outage = Object.assign(new Error("connection lost"), { code: "08006" });
  const reads = setUp(() => outage);
  const results = await Promise.allSettled([1, 2, 3].map((nth) => reads.read(db, nth)));
  expect(results).toEqual(Array(3).fill({ status: "rejected", reason: outage }));
  expect(sizes(reads)).toEqual([3]);
});

test("leaves the reads of a transaction to themselves, and those of two stores apart", async () => {
  const reads = setUp();
  const transaction = { isTransaction: true } as Db;
  const other = { isTransaction: false } as Db;
  await Promise.all([transaction, transaction, db, db, other].map((executor) => reads.read(executor, 1)));
  const calls = reads.send.mock.calls.map(([executor, queries]) => [executor, queries.length]);
  expect(calls).toEqual([
    [transaction, 1],
    [transaction, 1],
    [db, 2],
    [other, 1],
  ]);
});
