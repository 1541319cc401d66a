import { expect, it } from "vitest";
import { formatDay } from "./formatDay.ts";

it.each([
  ["2026-12-24", "en-US", undefined, "December 24, 2026"],
  ["2026-12-24", "en-CA", undefined, "December 24, 2026"],
  ["2026-12-24", "en-GB", undefined, "24 December 2026"],
  ["2026-12-24", "fr-CA", undefined, "24 décembre 2026"],
  ["2027-01-01", "fr-FR", undefined, "1er janvier 2027"],
  ["2027-01-01", "en-GB", undefined, "1 January 2027"],
  ["2027-01-11", "fr-CA", undefined, "11 janvier 2027"],
  ["2026-11-22T03:00:00.000Z", "en-US", "America/Los_Angeles", "November 21, 2026"],
  ["2026-11-22T03:00:00.000Z", "en-US", undefined, "November 22, 2026"],
] as const)("%s in %s (%s): %s", (iso, locale, zone, text) =>
  expect(formatDay(iso, locale, zone)).toBe(text),
);
