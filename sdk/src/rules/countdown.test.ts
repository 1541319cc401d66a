import { describe, expect, it } from "vitest";
import { compactCountdown, longCountdown, offerCountdown, secondsUntil } from "./countdown.ts";

describe("countdown", () => {
  it.each([
    [1000, 990_000, 10],
    [1000, 999_001, 0],
    [1000, 999_000, 1],
    [1000, 1_000_000, 0],
    [1000, 2_000_000, 0],
  ])("S-600 S-602 to %d s at %d ms: %d s", (target, now, seconds) =>
    expect(secondsUntil(target, now)).toBe(seconds),
  );

  it.each([
    [0, "00:00:00"],
    [59, "00:00:59"],
    [3661, "01:01:01"],
    [172_799, "47:59:59"],
    [172_800, "2d 00:00:00"],
    [10 * 86_400 + 3661, "10d 01:01:01"],
    [-5, "00:00:00"],
    [1.9, "00:00:01"],
  ])("S-899 S-901 SA-225 %d s reads %s", (seconds, text) => expect(compactCountdown(seconds)).toBe(text));

  it("SA-225 counts days in French as jours", () =>
    expect(compactCountdown(172_800 + 3600, "fr")).toBe("2j 01:00:00"));

  it.each([
    [172_799, "en", "47 hours 59 minutes 59 seconds"],
    [172_800 + 3600, "en", "2 days 01 hours 00 minutes 00 seconds"],
    [172_800, "fr", "2 jours 00 heures 00 minutes 00 secondes"],
  ] as const)("S-900 S-902 SA-227 %d s in %s: %s", (seconds, language, text) =>
    expect(longCountdown(seconds, language)).toBe(text),
  );

  it.each([
    [299, "4:59"],
    [60, "1:00"],
    [9, "0:09"],
    [0, "0:00"],
  ])("C-743 an offer of %d s reads %s", (seconds, text) => expect(offerCountdown(seconds)).toBe(text));
});
