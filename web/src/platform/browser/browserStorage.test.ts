import { afterEach, describe, expect, it, vi } from "vitest";
import { browserStorage } from "./browserStorage.ts";
import { memoryStorage } from "./testing/memoryStorage.ts";

const refused = () => {
  throw new DOMException("The request was denied.", "SecurityError");
};

afterEach(() => vi.unstubAllGlobals());

describe("a browser that begins to refuse its storage", () => {
  it("keeps for this page what was there, what is written and what is removed, and warns once of each (S-836, S-837)", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const real = memoryStorage();
    real.setItem("cart", "two lines");
    real.setItem("draft", "typed");
    vi.stubGlobal("localStorage", real);
    const storage = browserStorage("localStorage");
    expect(storage.getItem("cart")).toBe("two lines");
    expect(storage.getItem("draft")).toBe("typed");

    vi.stubGlobal("localStorage", { getItem: refused, setItem: refused, removeItem: refused });
    expect(storage.getItem("cart")).toBe("two lines");
    storage.setItem("cart", "three lines");
    storage.removeItem("draft");
    expect(browserStorage("localStorage").getItem("cart")).toBe("three lines");
    expect(storage.getItem("draft")).toBeNull();
    expect(storage.getItem("never there")).toBeNull();
    expect(storage.getItem("never there")).toBeNull();
    expect(warn.mock.calls.map(([words]) => words)).toEqual(
      ["cart", "draft", "never there"].map((key) => expect.stringContaining(key)),
    );
  });
});
