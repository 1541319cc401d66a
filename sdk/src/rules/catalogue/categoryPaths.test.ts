import { describe, expect, it } from "vitest";
import { CATEGORY_PATHS } from "./categoryPaths.ts";

describe("categoryPaths", () => {
  it("2.3 there are 49, each once", () => expect(new Set(CATEGORY_PATHS).size).toBe(49));
});
