import type { CampaignOutcome } from "@velours/sdk/types";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../platform/browser/testing/memoryStorage.ts";
import { outcomeKey, readOutcome, storeOutcome } from "./storedOutcome.ts";

const scope = {
  site: "boutique",
  kind: "spin-to-win",
  handle: "current",
  language: "en",
  date_expired: 1_796_083_200,
} as const;
const outcome: CampaignOutcome = {
  segment: "fifteen",
  title: "15% off",
  description: "",
  promotion: "WELCOME15",
  product_ids: [],
};

beforeEach(() => vi.stubGlobal("localStorage", memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe("the outcome of an entry from this browser (S-325)", () => {
  it("is there again after a reload, without the address", () => {
    storeOutcome(scope, outcome);
    expect(readOutcome(scope)).toEqual(outcome);
    expect(localStorage.getItem(outcomeKey(scope))).not.toContain("@");
  });

  it.each([
    ["another language", { language: "fr" }],
    ["another period", { date_expired: 1_796_169_600 }],
    ["another handle", { handle: "birthday" }],
    ["another site", { site: "outlet" }],
  ] as const)("is none for %s", (_, change) => {
    storeOutcome(scope, outcome);
    expect(readOutcome({ ...scope, ...change })).toBeNull();
  });

  it.each(["", "{", "null", "7", '{"language":"en","ends":1796083200}'])(
    "is none when %j is stored",
    (stored) => {
      localStorage.setItem(outcomeKey(scope), stored);
      expect(readOutcome(scope)).toBeNull();
    },
  );

  it("is gone for the next person at this browser", () => {
    storeOutcome(scope, outcome);
    storeOutcome(scope, null);
    expect(readOutcome(scope)).toBeNull();
  });
});
