import { describe, expect, it, vi } from "vitest";

/** A page of a browser that keeps `kept`; undefined refuses to keep anything. */
async function openPage(kept: Map<string, string> | undefined) {
  vi.stubGlobal("document", {});
  vi.stubGlobal("localStorage", {
    getItem(name: string) {
      if (!kept) throw new Error("denied");
      return kept.get(name) ?? null;
    },
    setItem: (name: string, value: string) => kept?.set(name, value),
  });
  vi.resetModules();
  const { browserSession } = await import("./browserSession.ts");
  expect(browserSession()).toEqual(browserSession());
  return browserSession()["x-mock-session"];
}

describe("browserSession", () => {
  it("is the same for all pages of a browser, and another one in another browser", async () => {
    const browser = new Map<string, string>();
    const first = await openPage(browser);
    expect(await openPage(browser)).toBe(first);
    expect(await openPage(new Map())).not.toBe(first);
  });

  it("ends with the page where the browser keeps nothing", async () => {
    expect(await openPage(undefined)).not.toBe(await openPage(undefined));
  });
});
