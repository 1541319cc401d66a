import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../platform/browser/testing/memoryStorage.ts";
import { addRecent } from "./addRecent.ts";
import { forgetSearches, readRecent, rememberSearch } from "./store.ts";

beforeEach(() => vi.stubGlobal("localStorage", memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe("recent searches (S-182)", () => {
  it.each<[string, string[], string, string[]]>([
    ["the newest is first", ["halo"], "lube", ["lube", "halo"]],
    ["once each, whatever the letter case", ["halo", "Lube"], "lube", ["lube", "halo"]],
    ["spaces count once", [], "  two   words ", ["two words"]],
    ["a single letter is not kept", ["halo"], "h", ["halo"]],
    ["nothing is not kept", ["halo"], "  ", ["halo"]],
    ["six at most", ["a1", "b2", "c3", "d4", "e5", "f6"], "g7", ["g7", "a1", "b2", "c3", "d4", "e5"]],
  ])("%s", (_, recent, search, expected) => {
    expect(addRecent(recent, search)).toEqual(expected);
  });

  it("are kept for each site by itself until they are forgotten", () => {
    rememberSearch("boutique", "halo");
    rememberSearch("boutique", "lube");
    rememberSearch("outlet", "ring");
    expect(readRecent("boutique")).toEqual(["lube", "halo"]);
    forgetSearches("boutique");
    expect([readRecent("boutique"), readRecent("outlet")]).toEqual([[], ["ring"]]);
  });

  it.each(["{", "null", '"halo"', '{"0":"halo"}', '[1,{"a":2},null]'])(
    "stored as %s they are none",
    (stored) => {
      localStorage.setItem("boutique_recent_searches", stored);
      expect(readRecent("boutique")).toEqual([]);
    },
  );

  it("live as long as the page where the browser keeps nothing", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    rememberSearch("closet", "halo");
    expect(readRecent("closet")).toEqual(["halo"]);
  });
});
