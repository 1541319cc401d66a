import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readContract } from "../generate/contract.ts";
import { REPOSITORY } from "./buildSite.ts";

it("the guide names every list that comes in pages, with the entries of a page and their maximum", async () => {
  const { operations } = await readContract(join(REPOSITORY, "openapi"));
  const rows = operations.flatMap(({ id, parameters }) => {
    const find = (name: string) => parameters.find((each) => each.in === "query" && each.name === name);
    const place = find("cursor") ?? find("page");
    const { default: usual, maximum } = find("limit")?.schema ?? {};
    return place ? [`| \`${id}\` | \`${place.name}\` | ${usual} | ${maximum} |`] : [];
  });
  const guide = readFileSync(join(REPOSITORY, "openapi/docs/guides/45-pagination.md"), "utf8");
  expect(
    guide
      .split("\n")
      .filter((line) => /^\| `\w+` \| `(?:page|cursor)` \|/.test(line))
      .sort(),
  ).toEqual(rows.sort());
});
