import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChallengeFailedError } from "./ChallengeFailedError.ts";
import { createChallenge } from "./createChallenge.ts";
import type { Turnstile, TurnstileOptions } from "./Turnstile.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A challenge over a widget whose callbacks the test calls. */
function setUp({ automatic = false, mounts = true, loads = true } = {}) {
  let given: TurnstileOptions | undefined;
  const statuses: string[] = [];
  const events: string[] = [];
  const widget = {
    render: vi.fn((_place: HTMLElement, options: TurnstileOptions) => {
      given = options;
      return "widget-1";
    }),
    reset: vi.fn(),
    remove: vi.fn(),
  } satisfies Turnstile;
  const place = vi.fn(() => (mounts ? ({} as HTMLElement) : null));
  const challenge = createChallenge({
    sitekey: "key",
    action: "login",
    language: "en",
    fetchScript: async () => {
      if (!loads) throw new Error("offline");
    },
    widget: () => widget,
    place,
    automatic,
    onStatus: (status, code) => statuses.push(code ? `${status} ${code}` : status),
    onEvent: (event) => events.push(event),
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { challenge, widget, place, statuses, events, settle, widgetSays: () => given as TurnstileOptions };
}

describe("the bot check's widget", () => {
  it("is processing until it gives a token, then complete (S-563, S-792)", async () => {
    const { challenge, statuses, events, settle, widgetSays } = setUp();
    const token = challenge.run();
    await settle();
    expect(statuses).toEqual(["processing"]);
    widgetSays().callback("token");
    expect(await token).toBe("token");
    expect(statuses).toEqual(["processing", "complete"]);
    expect(events).toEqual(["verified"]);
  });

  it("is asked again by a reset of the same widget", async () => {
    const { challenge, widget, settle, widgetSays } = setUp();
    const first = challenge.run();
    await settle();
    widgetSays().callback("one");
    await first;
    const second = challenge.run();
    expect(widget.reset).toHaveBeenCalledWith("widget-1");
    widgetSays().callback("two");
    expect(await second).toBe("two");
    expect(widget.render).toHaveBeenCalledTimes(1);
  });

  it("fails at once in a form, also with an error that may pass", async () => {
    const { challenge, widget, statuses, events, settle, widgetSays } = setUp();
    const failed = expect(challenge.run()).rejects.toEqual(new ChallengeFailedError("600010"));
    await settle();
    expect(widgetSays()["error-callback"]("600010")).toBe(true);
    await failed;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(widget.reset).not.toHaveBeenCalled();
    expect(statuses).toEqual(["processing", "error 600010"]);
    expect(events).toEqual(["errored"]);
  });

  it("with automatic retry resets 8 seconds after an error that may pass (S-564)", async () => {
    const { challenge, widget, settle, widgetSays } = setUp({ automatic: true });
    const token = challenge.run();
    await settle();
    widgetSays()["error-callback"]("300100");
    await vi.advanceTimersByTimeAsync(7_999);
    expect(widget.reset).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(widget.reset).toHaveBeenCalledTimes(1);
    widgetSays().callback("late");
    expect(await token).toBe("late");
  });

  it("with automatic retry fails at once with an error that does not pass", async () => {
    const { challenge, settle, widgetSays } = setUp({ automatic: true });
    const failed = expect(challenge.run()).rejects.toEqual(new ChallengeFailedError("110200"));
    await settle();
    widgetSays()["error-callback"]("110200");
    await failed;
  });

  it.each([
    ["timeout-callback", "timed out", "error 110600"],
    ["unsupported-callback", "unsupported", "error 110500"],
  ] as const)("%s is put on record and fails (S-792)", async (callback, event, status) => {
    const { challenge, statuses, events, settle, widgetSays } = setUp();
    const failed = expect(challenge.run()).rejects.toBeInstanceOf(ChallengeFailedError);
    await settle();
    widgetSays()[callback]();
    await failed;
    expect(events).toEqual([event]);
    expect(statuses.at(-1)).toBe(status);
  });

  it("is ready again when its token expired (S-792)", async () => {
    const { challenge, statuses, events, settle, widgetSays } = setUp();
    const token = challenge.run();
    await settle();
    widgetSays().callback("token");
    await token;
    widgetSays()["expired-callback"]();
    expect(events).toEqual(["verified", "expired"]);
    expect(statuses.at(-1)).toBe("ready");
  });

  it("looks for its place every 100 ms, 100 times, then says that it failed to mount (S-888, S-792)", async () => {
    const { challenge, place, events } = setUp({ mounts: false });
    const failed = expect(challenge.run()).rejects.toBeInstanceOf(ChallengeFailedError);
    await vi.advanceTimersByTimeAsync(9_899);
    expect(place).toHaveBeenCalledTimes(99);
    await vi.advanceTimersByTimeAsync(101);
    await failed;
    expect(place).toHaveBeenCalledTimes(100);
    expect(events).toEqual(["failed to mount"]);
  });

  it("fails when its script can't be fetched, and fetches it again the next time (S-792)", async () => {
    const { challenge, events, widget } = setUp({ loads: false });
    await expect(challenge.run()).rejects.toBeInstanceOf(ChallengeFailedError);
    await expect(challenge.run()).rejects.toBeInstanceOf(ChallengeFailedError);
    expect(events).toEqual(["script download failed", "script download failed"]);
    expect(widget.render).not.toHaveBeenCalled();
  });
});
