import { expect, test } from "vitest";
import { mergeByDay } from "./mergeByDay.ts";

test("runs the source that is the furthest behind, and yields the day that all have reached", async () => {
  const ran: string[] = [];
  const source = async function* (name: string, days: readonly string[]) {
    for (const day of days) {
      ran.push(`${name} ${day}`);
      yield day;
    }
  };
  const reached = await Array.fromAsync(
    mergeByDay([source("orders", ["05", "09"]), source("refunds", ["03", "06", "07"]), source("none", [])]),
  );
  expect(ran).toEqual(["orders 05", "refunds 03", "refunds 06", "orders 09", "refunds 07"]);
  expect(reached).toEqual(["", "", "03", "05", "06", "07", "09"]);
  expect(await Array.fromAsync(mergeByDay([]))).toEqual([]);
});
