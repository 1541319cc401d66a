import { describe, expect, test } from "vitest";
import { RevisionCache } from "./RevisionCache.ts";

describe("a cache of what a revision is made of", () => {
  test("forgets all with a new revision, and keeps nothing that was made from an older one", () => {
    let revision = 1;
    const cache = new RevisionCache<string>(() => revision, 10);
    cache.keep("key", "old", 1);
    expect(cache.get("key")).toBe("old");
    revision = 2;
    expect(cache.get("key")).toBeUndefined();
    cache.keep("key", "old", 1);
    expect(cache.get("key")).toBeUndefined();
    cache.keep("key", "new", 2);
    expect(cache.get("key")).toBe("new");
  });

  test("drops the least recently used values when it is full, by their size", () => {
    const cache = new RevisionCache<string>(
      () => 1,
      4,
      (_key, value) => value.length,
    );
    for (const value of ["a", "bb", "c"]) cache.keep(value, value, 1);
    cache.get("a");
    cache.keep("dd", "dd", 1);
    expect(["a", "bb", "c", "dd"].map((key) => cache.get(key))).toEqual(["a", undefined, "c", "dd"]);
    cache.keep("a", "aa", 1);
    expect(["a", "c", "dd"].map((key) => cache.get(key))).toEqual(["aa", undefined, "dd"]);
  });
});
