import { describe, expect, test } from "vitest";
import { emptyAddress } from "./AddressForm.ts";
import { fillAddress } from "./fillAddress.ts";

const form = { ...emptyAddress("US"), firstname: "Ada", address1: "main", state: "TX", zipcode: "1" };
const found = {
  country: "US",
  address1: "100 Main Plaza",
  address2: "Unit 1",
  city: "San Antonio",
  zipcode: "78205",
};
const options = { chosenAt: form, found, secondLine: true };

describe("a suggested address in the form (C-448)", () => {
  test("fills what it has and leaves the rest", () =>
    expect(fillAddress(form, options)).toEqual({
      ...form,
      address1: "100 Main Plaza",
      address2: "Unit 1",
      city: "San Antonio",
      zipcode: "78205",
    }));

  test("has both lines in one where the form shows no second", () =>
    expect(fillAddress(form, { ...options, secondLine: false })).toMatchObject({
      address1: "100 Main Plaza, Unit 1",
      address2: "",
    }));

  test("in another country takes the former state and postcode away", () =>
    expect(
      fillAddress(form, { ...options, found: { country: "AU", address1: "1 High St", city: "Hobart" } }),
    ).toMatchObject({ country: "AU", city: "Hobart", state: "", zipcode: "" }));

  test.each([
    ["another street", { address1: "elm" }],
    ["another country", { country: "AU" }],
  ])("changes nothing when %s was typed since", (_, typed) => {
    const later = { ...form, ...typed };
    expect(fillAddress(later, options)).toBe(later);
  });

  test("keeps a field that was typed since", () =>
    expect(fillAddress({ ...form, city: "Austin" }, options)).toMatchObject({
      address1: "100 Main Plaza",
      city: "Austin",
    }));
});
