import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { LoopWatch } from "./LoopWatch.ts";

const hold = (milliseconds: number) => {
  const end = process.threadCpuUsage().user + milliseconds * 1_000;
  while (process.threadCpuUsage().user < end);
};

test("tells work that holds the event loop by its longest piece", async () => {
  const watch = new LoopWatch();
  const { held } = await watch.watch(async () => {
    hold(40);
    await sleep(20);
    hold(120);
  });
  expect(held).toBeGreaterThan(110);
  hold(300);
  const { result, held: after } = await watch.watch(async () => "done");
  expect([result, after < 300]).toEqual(["done", true]);
  watch.stop();
});
