import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ExitOptions, watchExit } from "./watchExit.ts";

let root: EventTarget;
let cookies: Map<string, number | undefined>;
const onExit = vi.fn((remember: () => void) => remember());

beforeEach(() => {
  vi.useFakeTimers();
  root = new EventTarget();
  cookies = new Map();
  onExit.mockClear();
});
afterEach(() => vi.useRealTimers());

const watch = (options?: ExitOptions) =>
  watchExit(
    onExit,
    {
      root: root as HTMLElement,
      hasCookie: (name) => cookies.has(name),
      setCookie: (name, days) => void cookies.set(name, days),
    },
    options,
  );

function send(type: string, details: object) {
  root.dispatchEvent(Object.assign(new Event(type), details));
  vi.advanceTimersByTime(0);
}

it.each([
  [0, 1],
  [19, 1],
  [20, 1],
  [21, 0],
])("S-894 S-896 a pointer that leaves at %i px fires %i times, at once", (clientY, times) => {
  watch();
  vi.advanceTimersByTime(1_000);
  send("mouseleave", { clientY });
  expect(onExit).toHaveBeenCalledTimes(times);
});

it("S-895 nothing fires in the first second", () => {
  watch();
  vi.advanceTimersByTime(999);
  send("mouseleave", { clientY: 0 });
  expect(onExit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  send("mouseleave", { clientY: 0 });
  expect(onExit).toHaveBeenCalledTimes(1);
});

it("S-896 with a delay, coming back withdraws it", () => {
  watch({ delay: 500 });
  vi.advanceTimersByTime(1_000);
  send("mouseleave", { clientY: 0 });
  vi.advanceTimersByTime(499);
  send("mouseenter", {});
  vi.advanceTimersByTime(1_000);
  expect(onExit).not.toHaveBeenCalled();
});

it("S-897 the default has a cookie name and no lifetime", () => {
  watch();
  vi.advanceTimersByTime(1_000);
  send("mouseleave", { clientY: 0 });
  expect([...cookies]).toEqual([["exit_intent", undefined]]);
});

it("S-581 fires once, and not while its cookie is there", () => {
  watch({ cookieName: "boutique_exit_offer", cookieDays: 30 });
  vi.advanceTimersByTime(1_000);
  send("mouseleave", { clientY: 0 });
  send("mouseleave", { clientY: 0 });
  expect([...cookies]).toEqual([["boutique_exit_offer", 30]]);
  watch({ cookieName: "boutique_exit_offer", cookieDays: 30 });
  vi.advanceTimersByTime(1_000);
  send("mouseleave", { clientY: 0 });
  expect(onExit).toHaveBeenCalledTimes(1);
});

it.each([
  [{ metaKey: true, key: "l" }, 1],
  [{ metaKey: true, key: "L" }, 1],
  [{ metaKey: false, key: "l" }, 0],
  [{ metaKey: true, key: "k" }, 0],
])("S-898 %j fires %i times", (keys, times) => {
  watch();
  vi.advanceTimersByTime(1_000);
  send("keydown", keys);
  expect(onExit).toHaveBeenCalledTimes(times);
});

it("writes no cookie before something was shown", () => {
  onExit.mockImplementationOnce(() => {});
  watch();
  vi.advanceTimersByTime(1_000);
  send("mouseleave", { clientY: 0 });
  expect([onExit.mock.calls.length, ...cookies]).toEqual([1]);
});

it("a watch that was stopped does not fire", () => {
  watch()();
  vi.advanceTimersByTime(1_000);
  send("mouseleave", { clientY: 0 });
  expect(onExit).not.toHaveBeenCalled();
});
