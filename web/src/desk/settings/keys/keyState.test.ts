import { expect, test } from "vitest";
import { keyState } from "./keyState.ts";

const now = Date.parse("2026-11-27T12:00:00.000Z");

test.each([
  [null, null, "inUse"],
  [null, "2026-11-27T12:00:00.001Z", "inUse"],
  [null, "2026-11-27T11:59:59.999Z", "ended"],
  ["2026-11-20T10:00:00.000Z", "2026-11-27T11:59:59.999Z", "revoked"],
] as const)("a key revoked at %s that ends at %s is %s", (revokedAt, endsAt, state) => {
  expect(keyState({ revokedAt, endsAt }, now)).toBe(state);
});
