import { describe, expect, it } from "vitest";
import { Contact, ShippingAddress, standardSchema, validate, validateForm } from "./forms.ts";

const AUSTIN = {
  firstname: "Ada",
  lastname: "Moreau",
  address1: "12 Main St #4",
  address2: null,
  city: "Austin",
  state: "TX",
  zipcode: "78701",
  country: "US",
};

describe("validate", () => {
  it("has nothing to say about a good address", () => {
    expect(validate("ShippingAddress", AUSTIN)).toEqual({});
    expect(validate("ShippingAddress", { ...AUSTIN, zipcode: "78701-1234", country: "us" })).toEqual({});
    expect(
      validate("ShippingAddress", { ...AUSTIN, country: "CA", state: "QC", zipcode: "H2X 1Y4" }),
    ).toEqual({});
  });

  it.each([
    [{ firstname: "" }, "firstname", "A first name is required", "Un prénom est requis"],
    [{ lastname: null }, "lastname", "A last name is required", "Un nom est requis"],
    [{ city: undefined }, "city", "A city is required", "Une ville est requise"],
    [
      { address1: "Chez 🦊" },
      "address1",
      "An address cannot contain emojis",
      "Une adresse ne peut pas contenir d’emoji",
    ],
    [{ zipcode: "787" }, "zipcode", "Zip code must be valid", "Le code postal doit être valide"],
    [
      { country: "CA", zipcode: "78701" },
      "zipcode",
      "Postal code must be valid",
      "Le code postal doit être valide",
    ],
    [{ country: "CA", zipcode: "" }, "zipcode", "A postal code is required", "Un code postal est requis"],
  ])("%j", (change, path, en, fr) => {
    expect(validate("ShippingAddress", { ...AUSTIN, ...change })).toEqual({ [path]: en });
    expect(validateForm(ShippingAddress, { ...AUSTIN, ...change }, "fr")).toEqual({ [path]: fr });
  });

  it.each([
    ["", "An email is required"],
    ["nope", "A valid email is required"],
    ["ada@localhost", "A valid email is required"],
    [
      ".ada@example.com",
      "Email cannot start with a period, have a period before the at symbol, nor contain consecutive periods",
    ],
    [
      "ada.@example.com",
      "Email cannot start with a period, have a period before the at symbol, nor contain consecutive periods",
    ],
    [
      "a..da@example.com",
      "Email cannot start with a period, have a period before the at symbol, nor contain consecutive periods",
    ],
  ])("email %j (CA-74)", (email, text) => {
    expect(validateForm(Contact, { email })).toEqual({ email: text });
  });

  it.each(["ada@example.com", "a.d+a@mail.example.co.uk"])("email %j is fine", (email) => {
    expect(validateForm(Contact, { email })).toEqual({});
  });
});

describe("standardSchema", () => {
  it("gives the value, or issues with their paths", () => {
    const { validate: check, vendor } = standardSchema(ShippingAddress, "fr")["~standard"];
    expect(vendor).toBe("velours");
    expect(check(AUSTIN)).toEqual({ value: AUSTIN });
    expect(check({ ...AUSTIN, city: "" })).toEqual({
      issues: [{ message: "Une ville est requise", path: ["city"] }],
    });
  });
});
