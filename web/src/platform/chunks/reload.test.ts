import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../browser/testing/memoryStorage.ts";
import { consumeActionAfterReload, reloadOnce, setBuild } from "./reload.ts";

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", memoryStorage());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Builds that miss a chunk one after the other, and how many seconds later; true: the page reloaded. */
describe.each<[string, [build: string, after: number, reloaded: boolean][]]>([
  ["once", [["a", 0, true]]],
  ["never twice for one build, however late", [["a", 0, true], ["a", 5, false], ["a", 86_400, false]]], // biome-ignore format: one row
  ["not for the next build a moment later", [["a", 0, true], ["b", 2, false]]], // biome-ignore format: one row
  ["for the next deployment", [["a", 0, true], ["b", 3_600, true], ["b", 1, false]]], // biome-ignore format: one row
  ["not back and forth between two servers", [["a", 0, true], ["b", 1, false], ["a", 1, false], ["b", 1, false]]], // biome-ignore format: one row
])("loads anew %s", (_, misses) => {
  it(JSON.stringify(misses), () => {
    for (const [build, after, reloaded] of misses) {
      vi.advanceTimersByTime(after * 1_000);
      setBuild(build);
      expect(reloadOnce()).toBe(reloaded);
    }
    expect(reload).toHaveBeenCalledTimes(misses.filter(([, , reloaded]) => reloaded).length);
  });
});

it("the action from before a reload is told once", () => {
  setBuild("a");
  const afterReload = { what: "add", product: 1, variant: 2, quantity: 3 } as const;
  reloadOnce(afterReload);
  expect(consumeActionAfterReload()).toEqual(afterReload);
  expect(consumeActionAfterReload()).toBeUndefined();
  // This build's reload is still stored.
  expect(reloadOnce()).toBe(false);
});

it("without storage the page is never loaded anew, and a warning says why: nothing would stop the next time (S-836)", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const refuse = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
  setBuild("a");
  expect(reloadOnce()).toBe(false);
  expect(consumeActionAfterReload()).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledOnce();
});
