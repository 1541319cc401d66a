import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardExpiry } from "./cardExpiry.ts";

const NOW = Date.UTC(2026, 10, 20);

describe("card expiry", () => {
  it.each([
    ["C-572 neither", {}, "required"],
    ["C-572 CA-78 the month alone", { month: "10" }, "required"],
    ["C-572 CA-78 the year alone", { year: "2029" }, "required"],
    ["C-573 month and a year of four digits", { month: "10", year: "2026" }, null],
    ["C-573 one digit", { month: "1", year: "2027" }, null],
    ["C-573 numbers", { month: 10, year: 2026 }, null],
    ["C-573 month 0", { month: "0", year: "2027" }, "required"],
    ["C-574 09/2026", { month: "09", year: "2026" }, "expired"],
    ["C-574 10/2026", { month: "10", year: "2026" }, null],
    ["C-575 11/2036", { month: "11", year: "2036" }, null],
    ["C-575 12/2036", { month: "12", year: "2036" }, "range"],
  ])("%s", (_, expiry, problem) => expect(cardExpiry(expiry, NOW)).toBe(problem));

  it.each([
    [
      "C-574 in January the previous month is last year's",
      Date.UTC(2027, 0, 1),
      { month: "12", year: "2026" },
      null,
    ],
    [
      "C-574 by UTC, a millisecond before the month turns",
      Date.UTC(2026, 10, 1) - 1,
      { month: "09", year: "2026" },
      null,
    ],
    ["C-574 by UTC, as it turns", Date.UTC(2026, 10, 1), { month: "09", year: "2026" }, "expired"],
  ])("%s", (_, now, expiry, problem) => expect(cardExpiry(expiry, now)).toBe(problem));

  it("C-574 C-575 at any moment exactly 122 months hold, one after the other", () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true }),
        (now) => {
          const first = now.getUTCFullYear() - 2;
          const holds = Array.from({ length: 14 * 12 }, (_, at) => ({
            month: (at % 12) + 1,
            year: first + (at - (at % 12)) / 12,
          })).map((expiry) => cardExpiry(expiry, now.getTime()) === null);
          expect(holds.filter(Boolean)).toHaveLength(122);
          expect(holds.lastIndexOf(true) - holds.indexOf(true)).toBe(121);
        },
      ),
    ));
});
