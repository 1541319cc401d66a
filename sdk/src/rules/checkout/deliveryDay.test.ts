import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deliveryDayProblem, deliveryTime, deliveryWindow, localDeliveryWindow } from "./deliveryDay.ts";

const at = (text: string) => Date.parse(text);

describe("deliveryWindow", () => {
  it.each([
    ["2026-11-22T11:59:59Z", "2026-11-21", "2027-11-23"],
    ["2026-11-22T12:00:00Z", "2026-11-22", "2027-11-23"],
    ["2026-12-31T23:00:00Z", "2026-12-31", "2028-01-01"],
    ["2028-02-29T12:00:00Z", "2028-02-29", "2029-03-01"],
    ["2028-02-28T12:00:00Z", "2028-02-28", "2029-02-28"],
  ])("%s: today anywhere on earth, to a year later", (now, first, last) =>
    expect(deliveryWindow(at(now))).toEqual({ first, last }),
  );
});

describe("localDeliveryWindow", () => {
  it.each([
    ["Los Angeles in the evening", "2026-11-22T03:00:00Z", 480, "2026-11-21", "2027-11-21"],
    ["Auckland in the morning", "2026-11-21T20:00:00Z", -780, "2026-11-22", "2027-11-22"],
    ["London", "2026-11-22T12:00:00Z", 0, "2026-11-22", "2027-11-22"],
  ])("%s: the shopper's own today", (_, now, offset, first, last) =>
    expect(localDeliveryWindow(at(now), offset)).toEqual({ first, last }),
  );

  it("the server takes every day a form offers, wherever the shopper is", () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
        fc.integer({ min: -14 * 60, max: 12 * 60 }),
        (now, offset) => {
          const { first, last } = localDeliveryWindow(now.getTime(), offset);
          const server = deliveryWindow(now.getTime());
          return (
            deliveryDayProblem(first, server) === null &&
            deliveryDayProblem(last, server) === null &&
            first < last
          );
        },
      ),
    ));
});

describe("deliveryDayProblem", () => {
  const window = { first: "2026-11-22", last: "2027-11-22" };
  it.each([
    ["2026-11-22", null],
    ["2027-11-22", null],
    ["2026-11-21", "past"],
    ["2027-11-23", "late"],
    ["2027-02-29", "format"],
    ["2027-13-01", "format"],
    ["24/12/2026", "format"],
    ["", "format"],
  ])("%s: %s", (day, problem) => expect(deliveryDayProblem(day, window)).toBe(problem));
});

describe("deliveryTime", () => {
  const here = (day: string, timeZone: string) =>
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(deliveryTime(day));

  it.each(["2026-12-24", "2027-07-01", "2028-02-29"])("%s is that day wherever the shop sells to", (day) => {
    for (const zone of [
      "Pacific/Honolulu",
      "America/New_York",
      "Europe/Paris",
      "Asia/Tokyo",
      "Pacific/Auckland",
    ])
      expect([zone, here(day, zone)]).toEqual([zone, day]);
  });
});
