import { expect, test } from "vitest";
import type { Promotion } from "../types.ts";
import { promotionState } from "./promotionState.ts";

const now = Date.parse("2026-11-27T12:00:00Z");
const promotion: Promotion = {
  id: 1,
  name: "TRY",
  type: "percentage",
  discount: 10,
  enabled: true,
  site: "boutique",
};

test.each([
  [{}, 0, "live"],
  [{ date_expired: now / 1000 + 1, usage_limit: 5 }, 4, "live"],
  [{ enabled: false }, 0, "ended"],
  [{ date_expired: now / 1000 - 1 }, 0, "expired"],
  [{ usage_limit: 5 }, 5, "usedUp"],
] as const)("%j used %d times is %s", (change, uses, state) =>
  expect(promotionState({ promotion: { ...promotion, ...change }, uses }, now)).toBe(state),
);
