import { describe, expect, it } from "vitest";
import { invoicesAgree } from "./invoicesAgree.ts";

describe("invoicesAgree", () => {
  it.each([
    [{ total: 103, currency: "USD" }, true],
    [{ total: 103.001, currency: "USD" }, true],
    [{ total: 103.01, currency: "USD" }, false],
    [{ total: 103, currency: "CAD" }, false],
  ] as const)("an invoice of 103 USD agrees with %j: %s", (sent, expected) =>
    expect(invoicesAgree(sent, { total: 103, currency: "USD" })).toBe(expected),
  );
});
