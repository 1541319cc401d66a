import { expect, it } from "vitest";
import { type DeprecationRow, deprecationHeaders } from "./deprecationHeaders.ts";

const may = "Mon, 31 May 2027 00:00:00 GMT";
const july = "Sat, 31 Jul 2027 00:00:00 GMT";
const whole: DeprecationRow = { deprecation: "@200", sunset: july };
const sort: DeprecationRow = { parameter: { name: "sort", in: "query" }, deprecation: "@300", sunset: may };
const mark: DeprecationRow = {
  parameter: { name: "X-Mark", in: "header" },
  deprecation: "@100",
  sunset: july,
};

it.each([
  ["nothing is deprecated", [], "sort=1", {}, undefined],
  ["the operation", [whole], "", {}, { deprecation: "@200", sunset: july }],
  ["a parameter of the query", [sort], "a=1&sort=1", {}, { deprecation: "@300", sunset: may }],
  ["a nested parameter", [sort], "sort%5Bprice%5D=ASC", {}, { deprecation: "@300", sunset: may }],
  [
    "a parameter beside a broken percent sign",
    [sort],
    "%E0%A4%A=1&sort=1",
    {},
    { deprecation: "@300", sunset: may },
  ],
  ["a parameter that is not used", [sort, mark], "sorted=1", { mark: "1" }, undefined],
  ["a header", [mark], "", { "x-mark": "1" }, { deprecation: "@100", sunset: july }],
  ["all of it", [whole, sort, mark], "sort=1", { "x-mark": "1" }, { deprecation: "@100", sunset: may }],
])("%s", (_case, rows, query, headers, expected) =>
  expect(deprecationHeaders(rows, query, headers)).toEqual(expected),
);
