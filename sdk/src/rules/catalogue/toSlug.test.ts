import { describe, expect, it } from "vitest";
import { toSlug } from "./toSlug.ts";

describe("slug", () => {
  it.each([
    ["  Soft Halo  ", "soft-halo"],
    ["Crème & Co. — N°5", "crme-co-n5"],
    ["a  b--c", "a-b-c"],
    ["-edge-", "-edge-"],
    ["(Halo)", "halo"],
    ["日本", ""],
  ])("S-912 to S-915 slug of '%s' is '%s'", (title, slug) => expect(toSlug(title)).toBe(slug));
});
