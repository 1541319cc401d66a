import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PAGES, SDK } from "./baselines.ts";
import { findMissing } from "./findMissing.ts";
import { readScripts } from "./readScripts.ts";
import { readStyles } from "./readStyles.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "velours-baseline-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("findMissing", () => {
  it("names the browsers that are too old for a feature, and what they need", () => {
    expect(findMissing("api.AbortSignal.any_static", PAGES)).toContain("safari 17.4");
    expect(
      findMissing("api.AbortSignal.any_static", { ...PAGES, safari: "17.4", safari_ios: "17.4" }),
    ).not.toContain("safari 17.4");
    expect(findMissing("javascript.builtins.Array.toSorted", PAGES)).toEqual([]);
    expect(findMissing("javascript.builtins.Array.toSorted", SDK)).toContain("safari 16");
  });
});

describe("readScripts", () => {
  it("finds members by their types, globals, attributes and patterns, but not what is asked for first", () => {
    const file = join(folder, "page.tsx");
    writeFileSync(
      file,
      `export const sorted = [2, 1].toSorted();
export const mine = { toSorted: () => 1 }.toSorted();
export const url = URL.parse("/");
export const copy = structuredClone({});
export const { withResolvers } = Promise;
export const last = /(?<=.)x/.test("x");
export const key = crypto.randomUUID?.();
`,
    );
    const found = readScripts(folder, [file]).map(({ feature, place }) => `${place} ${feature}`);
    expect(found).toContain("page.tsx:1 javascript.builtins.Array.toSorted");
    expect(found).toContain("page.tsx:3 api.URL.parse_static");
    expect(found).toContain("page.tsx:4 api.structuredClone");
    expect(found).toContain("page.tsx:5 javascript.builtins.Promise.withResolvers");
    expect(found).toContain("page.tsx:6 javascript.regular_expressions.lookbehind_assertion");
    expect(found.filter((line) => /:2 .*toSorted|randomUUID/.test(line))).toEqual([]);
  }, 60_000);
});

describe("readStyles", () => {
  it("finds properties, values, functions, units and selectors outside @supports", () => {
    const sheet = `a:has(b) { field-sizing: content; color: oklch(0.5 0.1 20); height: 100dvh }
@supports (text-wrap: pretty) { p { text-wrap: pretty } }`;
    const found = readStyles("page.css", sheet).map(({ feature }) => feature);
    expect(found).toEqual(
      expect.arrayContaining([
        "css.selectors.has",
        "css.properties.field-sizing.content",
        "css.types.color.oklch",
        "css.types.length.viewport_percentage_units_dynamic",
      ]),
    );
    expect(found.filter((feature) => feature.includes("text-wrap"))).toEqual([]);
  });
});
