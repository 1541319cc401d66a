import { describe, expect, it } from "vitest";
import { toggleFilter } from "./filterQuery.ts";
import { chosenPrice, priceBounds, setPrice } from "./priceBounds.ts";

const bounds = { min: 0, max: 200, step: 5 };

describe("priceBounds", () => {
  it.each([
    [{ "0-25": 2, "25-50": 1, "200-": 1 }, bounds],
    [
      { "25-50": 2, "50-100": 1 },
      { min: 25, max: 100, step: 5 },
    ],
    [
      { "0-25": 1, "25-40": 1 },
      { min: 0, max: 40, step: 1 },
    ],
    [{ "0-25": 0, "25-50": 1, "50-100": 0 }, null],
    [{ "200-": 4 }, null],
    [{ x: 1, y: 2 }, null],
    [{}, null],
  ])("of %j are %j", (counts, expected) => expect(priceBounds(counts)).toEqual(expected));
});

describe("setPrice", () => {
  it.each([
    [{ min: 25, max: 80 }, { price: "25-80" }],
    [{ min: 0, max: 80 }, { price: "0-80" }],
    [{ min: 25, max: 200 }, { price: "25-" }],
    [{ min: 0, max: 200 }, {}],
  ])("%j is %j", (range, search) => expect(setPrice({}, range, bounds)).toEqual(search));

  it("takes the place of the ranges chosen and goes to the first page", () =>
    expect(
      setPrice(
        { prices: "0-25,25-50", color: "red", page: "3", more: "2", sort: "new" },
        { min: 5, max: 60 },
        bounds,
      ),
    ).toEqual({ color: "red", sort: "new", price: "5-60" }));
});

describe("chosenPrice", () => {
  it.each([
    [{ price: "25-80" }, { min: 25, max: 80 }],
    [{ price: "25-" }, { min: 25, max: null }],
    [{ price: "25-80", prices: "0-25" }, null],
    [{ price: "80-25" }, null],
    [{ price: "25-80,100-" }, null],
    [{ price: "all" }, null],
    [{}, null],
  ])("of %j is %j", (search, range) => expect(chosenPrice(search)).toEqual(range));

  it("ends when a range is chosen", () =>
    expect(toggleFilter({ price: "25-80" }, "prices", "0-25")).toEqual({ prices: "0-25" }));

  it("leaves the ranges it named ticked when another of them is unticked", () =>
    expect(toggleFilter({ price: "0-25,25-50" }, "price", "25-50")).toEqual({ prices: "0-25" }));
});
