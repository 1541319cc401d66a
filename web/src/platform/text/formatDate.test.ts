import { expect, it } from "vitest";
import { formatDate } from "./formatDate.ts";

it.each([
  ["2026-12-24", "en", undefined, "December 24, 2026"],
  ["2026-12-24", "fr", undefined, "24 décembre 2026"],
  ["2027-01-01", "fr", undefined, "1er janvier 2027"],
  ["2027-01-11", "fr", undefined, "11 janvier 2027"],
  ["2026-11-22T03:00:00.000Z", "en", "America/Los_Angeles", "November 21, 2026"],
  ["2026-11-22T03:00:00.000Z", "en", undefined, "November 22, 2026"],
] as const)("%s in %s (%s): %s", (iso, language, zone, text) =>
  expect(formatDate(iso, language, zone)).toBe(text),
);
