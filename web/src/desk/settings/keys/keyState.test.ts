import type { MerchantScope } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { keyState } from "./keyState.ts";

const now = Date.parse("2026-11-27T12:00:00.000Z");

test.each([
  [null, null, ["orders:read"], "inUse"],
  [null, "2026-11-27T12:00:00.001Z", ["orders:read"], "inUse"],
  [null, "2026-11-27T12:00:00.001Z", [], "inactive"],
  [null, "2026-11-27T11:59:59.999Z", [], "ended"],
  ["2026-11-20T10:00:00.000Z", "2026-11-27T11:59:59.999Z", [], "revoked"],
] satisfies [string | null, string | null, MerchantScope[], string][])(
  "a key revoked at %s that ends at %s and may do %j is %s",
  (revokedAt, endsAt, scopes, state) => {
    expect(keyState({ revokedAt, endsAt, scopes }, now)).toBe(state);
  },
);
