import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { demoFiles } from "../../openapi/generate/emit/demo.ts";
import { packColumns } from "../../openapi/generate/emit/packColumns.ts";
import { readDemo } from "./readDemo.ts";
import { unpackColumns } from "./unpackColumns.ts";

describe("readDemo", () => {
  it.each(demoFiles)("%s are those of the shop", (name) => {
    const file = new URL(`../../server/data/demo/${name}.json`, import.meta.url);
    expect(readDemo(name)).toEqual(JSON.parse(readFileSync(file, "utf8")));
  });
});

describe("packColumns", () => {
  it.each([
    [[]],
    [[1]],
    [[5, 6, 7, 100]],
    [[0.5, 1]],
    [[null, 1, "a"]],
    [[{ a: 1 }, { b: null, a: 2 }, {}]],
    [[[], [1, 2], [3]]],
    [[{ list: [{ x: 1 }] }, { list: [] }]],
    [[{ same: 1 }, { same: 1 }]],
  ])("%j comes back", (list) => {
    expect(unpackColumns(JSON.parse(JSON.stringify(packColumns(list))))).toEqual(
      JSON.parse(JSON.stringify(list)),
    );
  });
});
