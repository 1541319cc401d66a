// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { learnEarliestTime, learnServerTime, serverNow } from "./serverClock.ts";

const now = Date.UTC(2026, 10, 26, 12);
const answered = (time: number | null) => ({
  headers: { get: () => (time === null ? null : new Date(time).toUTCString()) },
});

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  learnServerTime(answered(Date.now()));
  vi.useRealTimers();
});

it.each([20 * 60_000, -20 * 60_000])("follows the shop's clock where the browser's is %i ms off", (ahead) => {
  vi.setSystemTime(now + ahead);
  learnServerTime(answered(now));
  expect(Math.abs(serverNow() - now)).toBeLessThanOrEqual(1_000);
  vi.advanceTimersByTime(60_000);
  expect(Math.abs(serverNow() - now - 60_000)).toBeLessThanOrEqual(1_000);
});

it("is the browser's where the two differ by no more than an answer's way, or an answer says no time", () => {
  learnServerTime(answered(now - 1_000));
  expect(serverNow()).toBe(now);
  learnServerTime(answered(null));
  expect(serverNow()).toBe(now);
});

it("is never before the time a page was made, which can be long before it was sent", () => {
  learnEarliestTime(now + 3_600_000);
  expect(serverNow()).toBe(now + 3_600_000);
  learnEarliestTime(now - 3_600_000);
  expect(serverNow()).toBe(now + 3_600_000);
});
