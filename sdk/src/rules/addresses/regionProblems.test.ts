import { describe, expect, it } from "vitest";
import { US_STATES } from "../checkout/addresses.ts";
import { isCountryCode } from "./countryCodes.ts";
import { regionProblems } from "./regionProblems.ts";
import { ZIP_PREFIXES } from "./usZips.ts";

const zip = { zipcode: "zipCode" };
const postal = { zipcode: "postalCode" };
const state = { state: "state" };
const province = { state: "province" };

describe("regionProblems", () => {
  it.each([
    ["US", "TX", "78701", {}],
    ["us", "tx", "78701-1234", {}],
    ["US", "AK", "99501", {}],
    ["US", "HI", "96813", {}],
    ["US", "GU", "96910", {}],
    ["US", "PR", "00901", {}],
    ["US", "DC", "20001", {}],
    ["US", "NY", "06390", {}],
    ["US", "TX", "73301", {}],
    ["US", "TX", "88510", {}],
    ["US", "KY", "42223", {}],
    ["US", "TN", "42223", {}],
    ["US", "AE", "09012", {}],
    ["US", "Texas", "78701", state],
    ["US", "TX ", "78701", state],
    ["US", " TX", "78701", state],
    ["US", "T X", "78701", state],
    ["US", "Tex.", "78701", state],
    ["US", "TX\u200b", "78701", state],
    ["US", "ТX", "78701", state],
    ["US", "constructor", "78701", state],
    ["US", "ON", "78701", state],
    ["US", "OR", "78701", zip],
    ["US", "TX", "97201", zip],
    ["US", "TX", "", {}],
    ["US", "", "78701", {}],
    ["US", "TX", "00000", {}],
    ["US", "TX", "20000", {}],
    ["CA", "ON", "K1A 0B1", {}],
    ["CA", "QC", "h2x-1y4", {}],
    ["CA", "AB", "S9V0A1", {}],
    ["CA", "Ontario", "K1A 0B1", province],
    ["CA", "TX", "K1A 0B1", province],
    ["CA", "AB", "K1A 0B1", postal],
    ["GB", "London", "SW1A 1AA", {}],
    ["GB", "Kent", "me4 4tz", {}],
    ["GB", "London", "78701", postal],
    ["DE", "Berlin", "10115", {}],
    ["DE", "Berlin", "1011", postal],
    ["NL", "NH", "1012 AB", {}],
    ["IE", "Dublin", "D02 X285", {}],
    ["PT", "Lisboa", "1000-001", {}],
    ["JP", "Tokyo", "100-0001", {}],
  ])("%s, %s, %s", (country, state, zipcode, problems) =>
    expect(regionProblems({ country, state, zipcode })).toEqual(problems),
  );

  it("knows every state that can be chosen", () => {
    for (const code of Object.keys(US_STATES)) expect(ZIP_PREFIXES).toHaveProperty(code);
  });

  it("gives every prefix to one state, but for those that share it", () => {
    const owners = new Map<number, string[]>();
    for (const [code, ranges] of Object.entries(ZIP_PREFIXES)) {
      for (const range of ranges.split(",")) {
        const [first = "", last = first] = range.split("-");
        for (let prefix = Number(first); prefix <= Number(last); prefix++) {
          owners.set(prefix, [...(owners.get(prefix) ?? []), code]);
        }
      }
    }
    const shared = [...owners]
      .filter(([, codes]) => codes.length > 1)
      .map(([prefix, codes]) => [prefix, codes.join()]);
    expect(Object.fromEntries(shared)).toEqual({
      63: "CT,NY",
      834: "ID,WY",
      967: "AS,HI",
      969: "GU,MP",
    });
  });
});

it.each([
  ["US", true],
  ["gb", true],
  ["JP", true],
  ["UK", false],
  ["USA", false],
  ["U.S.", false],
  ["US ", false],
  ["United States", false],
  ["XX", false],
  ["", false],
])("%j is an ISO country code: %s", (code, expected) => expect(isCountryCode(code)).toBe(expected));
