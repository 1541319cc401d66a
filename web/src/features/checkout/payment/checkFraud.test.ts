import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkFraud, fraudSessionId } from "./checkFraud.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const options = (onSilent: () => void) => ({
  sessionId: fraudSessionId(),
  email: "ada@example.com",
  onSilent,
});

describe("checkFraud", () => {
  it("goes on at once when the check answers", async () => {
    const onSilent = vi.fn();
    await checkFraud({ collect: () => Promise.resolve() }, options(onSilent));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(onSilent).not.toHaveBeenCalled();
  });

  it("logs after 10 s of silence, not before, and proceeds (C-370)", async () => {
    const onSilent = vi.fn();
    const done = vi.fn();
    void checkFraud({ collect: () => new Promise(() => {}) }, options(onSilent)).then(done);
    await vi.advanceTimersByTimeAsync(9_999);
    expect([onSilent.mock.calls.length, done.mock.calls.length]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([onSilent.mock.calls.length, done.mock.calls.length]).toEqual([1, 1]);
  });

  it("ignores an answer after the time-out", async () => {
    const onSilent = vi.fn();
    const late = () => new Promise<void>((_, reject) => setTimeout(() => reject(new Error("late")), 12_000));
    const outcome = checkFraud({ collect: late }, options(onSilent));
    await vi.advanceTimersByTimeAsync(13_000);
    await expect(outcome).resolves.toBeUndefined();
    expect(onSilent).toHaveBeenCalledOnce();
  });

  it("rejects when the check fails (CA-09)", async () => {
    const outcome = checkFraud(
      { collect: () => Promise.reject(new Error("kountDIDFailure")) },
      options(vi.fn()),
    );
    await expect(outcome).rejects.toThrow("kountDIDFailure");
  });

  it("makes session ids of 32 hexadecimal characters (CA-16)", () => {
    expect(fraudSessionId()).toMatch(/^[0-9a-f]{32}$/);
  });
});
