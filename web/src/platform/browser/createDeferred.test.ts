import { describe, expect, it } from "vitest";
import { createDeferred } from "./createDeferred.ts";

describe("createDeferred", () => {
  it("resolves and rejects its promise from outside, in browsers without Promise.withResolvers", async () => {
    const { withResolvers } = Promise;
    Promise.withResolvers = undefined as never;
    try {
      const first = createDeferred<string>();
      first.resolve("approved");
      await expect(first.promise).resolves.toBe("approved");
      const second = createDeferred<string>();
      second.reject(new Error("closed"));
      await expect(second.promise).rejects.toThrow("closed");
    } finally {
      Promise.withResolvers = withResolvers;
    }
  });
});
