import { describe, expect, it, vi } from "vitest";
import { isSessionValid, watchSession } from "./session.ts";

const answer = (header?: string, status = 200) =>
  new Response(null, {
    status,
    ...(header !== undefined && { headers: { "x-session-validation": header } }),
  });

describe("isSessionValid (4.1, SA-106, SA-107)", () => {
  it.each([
    ["S-440 absent", answer(), 3, true],
    ["S-443 the same revision", answer("3"), 3, true],
    ["S-443 another revision", answer("4"), 3, false],
    ["S-443 SA-104 the first revision seen", answer("4"), undefined, true],
    ["S-442 'invalid'", answer("invalid"), 3, false],
    ["S-442 'invalid' with nothing stored", answer("invalid"), undefined, false],
    ["S-439 SA-106 a 304, whatever it carries", answer("invalid", 304), 3, true],
    ["S-441 SA-107 surrounding spaces", answer(" 4 "), 3, false],
    ["S-441 0", answer("0"), 3, true],
    ["S-441 7.0", answer("7.0"), 3, true],
    ["S-441 +7", answer("+7"), 3, true],
    ["S-441 007", answer("007"), 3, true],
    ["S-441 no number", answer("soon"), 3, true],
    ["S-441 negative", answer("-3"), 3, true],
    ["S-441 a fraction", answer("1.5"), 3, true],
  ])("%s", (_, response, revision, valid) => {
    expect(isSessionValid(response, revision)).toBe(valid);
  });
});

describe("watchSession (SA-104)", () => {
  it("adopts the first revision it sees and tells when it changes", () => {
    const onInvalid = vi.fn();
    const { onResponse } = watchSession({ onInvalid });
    for (const header of [undefined, "3", "3"]) onResponse(answer(header));
    expect(onInvalid).not.toHaveBeenCalled();
    onResponse(answer("4"));
    expect(onInvalid).toHaveBeenCalledOnce();
  });

  it("takes the revision login and logout tell it", () => {
    const onInvalid = vi.fn();
    const { onResponse, adopt } = watchSession({ onInvalid });
    onResponse(answer("3"));
    adopt(4);
    onResponse(answer("4"));
    expect(onInvalid).not.toHaveBeenCalled();
    onResponse(answer("invalid"));
    expect(onInvalid).toHaveBeenCalledOnce();
  });

  it.each([
    ["of the session before", "1"],
    ["of a session that ended with it", "invalid"],
  ])("passes over an answer asked for before the login, %s", (_, header) => {
    vi.useFakeTimers();
    const onInvalid = vi.fn();
    const { onResponse, adopt } = watchSession({ onInvalid });
    onResponse(answer("1"), { startedAt: Date.now() });
    const startedAt = Date.now();
    vi.advanceTimersByTime(5);
    adopt(4);
    onResponse(answer(header), { startedAt });
    onResponse(answer("4"), { startedAt: Date.now() });
    expect(onInvalid).not.toHaveBeenCalled();
    onResponse(answer("1"), { startedAt: Date.now() });
    expect(onInvalid).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
