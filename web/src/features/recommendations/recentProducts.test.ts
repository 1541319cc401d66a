import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../platform/browser/testing/memoryStorage.ts";
import { forgetProducts, parseRecent, recentText, rememberProduct } from "./recentProducts.ts";

beforeEach(() => vi.stubGlobal("localStorage", memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const recent = (site: string) => parseRecent(recentText(site));

describe("recently viewed products", () => {
  it("are kept for each site, the newest first and each once", () => {
    for (const id of [1, 2, 3, 1]) rememberProduct("boutique", id);
    rememberProduct("outlet", 9);
    expect([recent("boutique"), recent("outlet")]).toEqual([[1, 3, 2], [9]]);
    forgetProducts("boutique");
    expect([recent("boutique"), recent("outlet")]).toEqual([[], [9]]);
  });

  it("are thirteen at most: twelve beside the one on the screen", () => {
    for (let id = 1; id <= 40; id++) rememberProduct("boutique", id);
    expect(recent("boutique")).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28]);
  });

  it("of another tab stay when this one adds its own", () => {
    rememberProduct("boutique", 1);
    localStorage.setItem("boutique_recent_products", "[2,1]");
    rememberProduct("boutique", 3);
    expect(recent("boutique")).toEqual([3, 2, 1]);
  });

  it.each([
    [null, []],
    ["{", []],
    ["null", []],
    ['{"0":1}', []],
    ['["1",null,{"id":2},-3,0,1.5,1e300,7,7]', [7]],
    [`[${Array.from({ length: 5_000 }, (_, at) => at + 1)}]`, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  ])("stored as %.40s they are %j", (stored, ids) => expect(parseRecent(stored)).toEqual(ids));

  it("live as long as the page where the browser keeps nothing", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    rememberProduct("closet", 5);
    expect(recent("closet")).toEqual([5]);
  });
});
