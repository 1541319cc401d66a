import { expect, it } from "vitest";
import { isGtin, parseGtin } from "./gtin.ts";

it.each([
  ["9780306406157", true],
  ["9780306406158", false],
  ["4006381333931", true],
  ["036000291452", true],
  ["036000291453", false],
  ["96385074", true],
  ["10012345678902", true],
  ["0306406152", false],
  ["978-0306406157", false],
  ["", false],
  ["VEL-HALO", false],
])("%j is a GTIN: %s", (code, expected) => expect(isGtin(code)).toBe(expected));

it.each([
  ["978-0-306-40615-7", "9780306406157"],
  ["'9780306406157", "9780306406157"],
  [" 0360 0029 1452 ", "036000291452"],
  ["0-306-40615-2", "9780306406157"],
  ["080442957X", "9780804429573"],
  ["0306406153", null],
  ["9.78031E+12", null],
  ["12345", null],
  ["", null],
])("a barcode of %j means %j", (barcode, gtin) => expect(parseGtin(barcode)).toBe(gtin));
