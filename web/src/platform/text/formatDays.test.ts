import { expect, it } from "vitest";
import { formatDays } from "./formatDays.ts";

const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, " ");

it.each([
  ["2026-11-25", "2026-11-28", "en-US", "Nov 25 – 28"],
  ["2026-11-25", "2026-11-28", "en-GB", "25 – 28 Nov"],
  ["2026-11-29", "2026-12-02", "en-US", "Nov 29 – Dec 2"],
  ["2026-12-30", "2027-01-02", "en-US", "Dec 30, 2026 – Jan 2, 2027"],
  ["2026-11-25", "2026-11-28", "fr-FR", "25–28 nov."],
  ["2026-11-29", "2026-12-02", "fr-CA", "29 nov. – 2 déc."],
  ["2026-11-25", "2026-11-28", "en-CA", "Nov 25–28"],
  ["2026-11-25", "2026-11-25", "en-US", "Nov 25"],
] as const)("%s to %s is, in %s, %s", (first, last, locale, expected) => {
  expect(plain(formatDays(first, last, locale))).toBe(expected);
});
