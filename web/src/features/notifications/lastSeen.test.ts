import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../../platform/browser/testing/memoryStorage.ts";
import { readLastSeen, storeLastSeen } from "./lastSeen.ts";

beforeEach(() => vi.stubGlobal("localStorage", memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it("S-571 keeps when the feed was seen in whole unix seconds, for each site", () => {
  expect(readLastSeen("boutique")).toBeNull();
  storeLastSeen("boutique", 1_767_225_600_999);
  expect(localStorage.getItem("boutique_feed_seen")).toBe("1767225600");
  expect(readLastSeen("boutique")).toBe(1_767_225_600);
  expect(readLastSeen("outlet")).toBeNull();
});

it.each(["", "soon", "NaN"])("S-571 takes %j for a number or for never", (stored) => {
  localStorage.setItem("boutique_feed_seen", stored);
  expect(readLastSeen("boutique")).toBe(stored === "" ? 0 : null);
});
