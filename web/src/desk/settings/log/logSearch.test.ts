import { expect, test } from "vitest";
import { parseLogSearch } from "./logSearch.ts";

test.each([
  ["2026-11-26T23:00:00.000Z", { from: "2026-11-26T23:00:00.000Z" }],
  ["yesterday", {}],
  ["2026-99-99T00:00:00.000Z", {}],
])("of the moment %s it reads %j", (from, expected) => expect(parseLogSearch({ from })).toEqual(expected));
