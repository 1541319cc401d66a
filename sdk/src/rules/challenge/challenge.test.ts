import { describe, expect, it } from "vitest";
import { BOT_CHECK, BOT_CHECK_FAILED } from "./botCheck.ts";
import { challengeError } from "./challengeError.ts";
import { resetAfter } from "./resetAfter.ts";

describe("challenge widget", () => {
  it.each([
    ["S-818", "crashed", "Browser process crashed while trying to solve the challenge", true],
    ["S-819", "undefined_error", "Something went wrong", true],
    ["S-820", "100001", "Could not initialize Turnstile", false],
    ["S-821", "102001", "Incorrect parameters sent to Turnstile", true],
    ["S-821", "103001", "Incorrect parameters sent to Turnstile", true],
    ["S-821", "104001", "Incorrect parameters sent to Turnstile", true],
    ["S-822", "105001", "Incorrect usage of Turnstile API", false],
    ["S-822", "106010", "Incorrect usage of Turnstile API", false],
    ["S-823", "110100", "invalid sitekey", false],
    ["S-823", "110110", "invalid sitekey", false],
    ["S-824", "110200", "invalid domain", false],
    ["S-825", "110420", "invalid action", false],
    ["S-825", "110430", "invalid action", false],
    ["S-826", "110500", "Browser unsupported", false],
    ["S-827", "110510", "Inconsistent user-agent", false],
    ["S-828", "110600", "Challenge timeout", true],
    ["S-829", "120001", "provider debugging", false],
    ["S-830", "200010", "Browser cache issue", false],
    ["S-831", "200100", "Browser clock is incorrectly set", false],
    ["S-832", "300100", "Challenge interrupted", true],
    ["S-833", "600010", "Visitor failed to solve the challenge", true],
    ["S-834", "999999", "There was an error", false],
    ["S-834 exact codes do not match longer ones", "1101000", "There was an error", false],
    ["S-834", "", "There was an error", false],
    ["S-834", "101000", "There was an error", false],
  ])("%s S-817 SA-203 SA-205 %s says '%s', retry %s", (_, code, en, retry) => {
    const error = challengeError(code);
    expect([error.en, error.retry]).toEqual([en, retry]);
    expect(error.fr).not.toBe(en);
  });

  it.each([
    ["110600", true, 8000],
    ["110200", true, null],
    ["110600", false, null],
  ])("S-564 SA-145 %s with automatic %s resets after %s", (code, automatic, expected) =>
    expect(resetAfter(code, { automatic })).toBe(expected),
  );
  it("S-564 with another interval", () =>
    expect(resetAfter("crashed", { automatic: true, interval: 10 })).toBe(10));
  it("S-815 SA-101 names its reference after the provider", () =>
    expect([BOT_CHECK, BOT_CHECK_FAILED]).toEqual(["turnstile", "turnstileChallengeFailed"]));
});
