import { expect, test } from "vitest";
import { formatInvoiceNumber } from "./formatInvoiceNumber.ts";

test.each([
  ["the first invoice of a year", "invoice", 1, "BOUTIQUE-2026-000001"],
  ["a credit note, in a series of its own", "creditNote", 42, "BOUTIQUE-CN-2026-000042"],
  ["more than a million, without losing a digit", "invoice", 1_234_567, "BOUTIQUE-2026-1234567"],
] as const)("%s", (_, kind, position, number) => {
  expect(formatInvoiceNumber({ site: "boutique", kind, year: 2026, position })).toBe(number);
});
