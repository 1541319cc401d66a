import { describe, expect, it } from "vitest";
import { collectionFor } from "./collectionFor.ts";

describe("collectionFor", () => {
  const levels = { category: "sex-toys", subcategory: "dildos", subsubcategory: "large-dildos" };

  it.each([
    ["S-110 deepest", { "large-dildos": "ld", dildos: "d", "sex-toys": "st" }, "ld"],
    ["S-111 subcategory", { dildos: "d", "sex-toys": "st" }, "d"],
    ["S-111 category", { "sex-toys": "st" }, "st"],
    ["none", {}, undefined],
    ["no map", undefined, "large-dildos"],
  ])("%s", (_, map, handle) => expect(collectionFor(levels, map)).toBe(handle));
});
