import { expect, test } from "vitest";
import { parseImportArguments } from "./importArguments.ts";

test.each([
  [["a.csv", "--sites", "moon"], '--sites has "moon", but the stores are: boutique, outlet, closet.'],
  [["a.csv", "--currency", "yen"], '--currency is "YEN", which is no ISO 4217 code such as USD.'],
  [
    ["a.csv", "--currency", "JPY"],
    "--currency is JPY, which is not counted in hundredths as amounts are here.",
  ],
  [["a.csv", "--encoding", "ascii"], '--encoding is "ascii", but must be one of: utf-8, windows-1252.'],
  [["a.csv", "--stock-unknown", "few"], '--stock-unknown is "few", but must be none, unlimited, or a count'],
  [["a.csv", "b.csv"], "npm run -w server import -- FILE"],
  [["--apply", "a.plan.json", "--stock"], "npm run -w server import -- FILE"],
])("%j is refused: %s", (args, sentence) => {
  expect(() => parseImportArguments(args)).toThrow(sentence);
});

test.each([
  [
    ["a.csv", "--currency", "eur"],
    { kind: "import", file: "a.csv", options: { currency: "EUR", stock: "keep" } },
  ],
  [["--plan", "a.csv", "--stock"], { kind: "plan", file: "a.csv", options: { stock: "set" } }],
  [["a.csv", "--stock-unknown", "10"], { kind: "import", options: { stockUnknown: 10 } }],
  [["--apply", "a.csv.plan.json"], { kind: "apply", plan: "a.csv.plan.json" }],
  [["--remove-demo"], { kind: "remove-demo" }],
])("%j is read", (args, parsed) => {
  expect(parseImportArguments(args)).toMatchObject(parsed);
});
