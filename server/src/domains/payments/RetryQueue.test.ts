import { expect, test } from "vitest";
import { RetryQueue } from "./RetryQueue.ts";

test("what could not be written is written later, each once, and one that fails blocks no other forever", async () => {
  const unfinished = new RetryQueue();
  const done: string[] = [];
  let away = true;
  unfinished.add(async () => {
    if (away) throw new Error("the store is away");
    done.push("first");
  });
  unfinished.add(async () => {
    done.push("second");
  });
  expect(await unfinished.retry()).toBe(2);
  expect(done).toEqual([]);
  expect(await unfinished.retry()).toBe(1);
  away = false;
  expect(await unfinished.retry()).toBe(0);
  expect(await unfinished.retry()).toBe(0);
  expect(done).toEqual(["second", "first"]);
});
