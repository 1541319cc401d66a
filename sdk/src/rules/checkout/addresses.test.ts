import { describe, expect, it } from "vitest";
import type { Currency, Region } from "../../types.ts";
import { regionProblems } from "../addresses/regionProblems.ts";
import {
  billingOnPayment,
  CANADIAN_PROVINCES,
  canQuoteShipping,
  getStates,
  regionsOfCurrency,
  US_STATES,
  zipLabel,
} from "./addresses.ts";

describe("addresses", () => {
  const address = { address1: "1 Main St", city: "Austin", state: "TX", country: "US", zipcode: "78701" };

  it("C-759 C-760 CA-11 51 states with DC, GU and PR, without AK and HI", () => {
    const codes = new Set(Object.keys(US_STATES));
    expect(codes.size).toBe(51);
    for (const code of ["DC", "GU", "PR"]) expect(codes).toContain(code);
    for (const code of ["AK", "HI"]) expect(codes).not.toContain(code);
  });

  it("C-761 provinces", () =>
    expect(Object.keys(CANADIAN_PROVINCES).join()).toBe("AB,BC,MB,NB,NL,NS,NT,NU,ON,PE,QC,SK,YT"));

  it("state fields", () => {
    expect(getStates("CA", "fr")).toContainEqual({ code: "BC", name: "Colombie-Britannique" });
    expect([getStates("FR"), getStates(null)]).toEqual([null, null]);
  });

  it.each(["en", "fr"] as const)(
    "CA-405 states in %s: the 51, and beside them the others, by name",
    (language) => {
      const states = getStates("US", language) ?? [];
      const others = ["AA", "AE", "AK", "AP", "AS", "HI", "MP", "VI"];
      expect(states.map(({ code }) => code).sort()).toEqual([...Object.keys(US_STATES), ...others].sort());
      const names = states.map(({ name }) => name);
      expect(names).toEqual([...names].sort(new Intl.Collator(language).compare));
      for (const { code } of states) expect(regionProblems({ country: "US", state: code })).toEqual({});
      expect(getStates("US", "fr")).toContainEqual({ code: "HI", name: "Hawaï" });
    },
  );

  it.each([
    ["US", "zipCode"],
    ["CA", "postalCode"],
    ["FR", "postalCode"],
    [null, "postalCode"],
  ])("C-142 C-143 %s has a %s", (country, label) => expect(zipLabel(country)).toBe(label));

  it.each<[Currency, string[]]>([
    ["USD", ["US", "JP"]],
    ["EUR", []],
  ])("C-134 C-445 countries of %s", (currency, countries) => {
    const regions = [
      { country: "US", currency: "USD" },
      { country: "CA", currency: "CAD" },
      { country: "JP", currency: "USD" },
    ] as Region[];
    expect(regionsOfCurrency(regions, currency).map(({ country }) => country)).toEqual(countries);
  });

  it("C-337 complete", () => expect(canQuoteShipping(address)).toBe(true));

  it.each(["address1", "city", "state", "country", "zipcode"] as const)(
    "C-337 C-338 %s missing, blank or wrong",
    (field) => {
      expect(canQuoteShipping({ ...address, [field]: null })).toBe(false);
      expect(canQuoteShipping({ ...address, [field]: " " })).toBe(false);
      expect(canQuoteShipping(address, { [field]: "wrong" })).toBe(false);
    },
  );

  it("C-338 other errors do not matter", () =>
    expect(canQuoteShipping(address, { firstname: "wrong" })).toBe(true));

  it.each([
    ["nothing stored", null, address],
    ["one key", { country: "CA" }, address],
    ["one key and blanks", { country: "CA", city: "", state: null }, address],
    ["two keys", { country: "CA", city: "Ottawa" }, { country: "CA", city: "Ottawa" }],
  ])("C-362 billing with %s", (_, billing, expected) =>
    expect(billingOnPayment(billing, address)).toEqual(expected),
  );
});
