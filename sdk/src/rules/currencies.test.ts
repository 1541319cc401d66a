import { expect, test } from "vitest";
import { formatReason } from "../reasons/formatReason.ts";
import { currencyReasons } from "./currencies.ts";

test.each([
  ["USD", []],
  ["SEK", []],
  ["TRY", []],
  ["RON", []],
  ["JPY", ["prices is JPY, which is not counted in hundredths as amounts are here"]],
  ["KWD", ["prices is KWD, which is not counted in hundredths as amounts are here"]],
  ["usd", ['prices is "usd", which is no ISO 4217 code such as USD']],
  ["ABC", ['prices is "ABC", which is no ISO 4217 code such as USD']],
])("%s: %j", (code, reasons) =>
  expect(currencyReasons(code, "prices").map((reason) => formatReason(reason, "en"))).toEqual(reasons),
);
