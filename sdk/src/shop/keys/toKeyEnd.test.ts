import { expect, test } from "vitest";
import { toKeyEnd } from "./toKeyEnd.ts";

test.each([
  [undefined, null],
  [null, null],
  ["2027-01-31", new Date("2027-01-31T23:59:59.999Z")],
  ["0001-01-01", new Date("0001-01-01T23:59:59.999Z")],
])("of the last day %s is %s", (endsOn, end) => expect(toKeyEnd(endsOn)).toEqual(end));

test("is refused of a day that PostgreSQL has not", () =>
  expect(() => toKeyEnd("0000-12-31")).toThrow(
    expect.objectContaining({ fields: { endsOn: "There is no such time" } }),
  ));
