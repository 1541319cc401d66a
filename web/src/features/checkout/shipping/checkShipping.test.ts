import { regionProblems } from "@velours/sdk/rules";
import type { ShippingOption } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import { emptyAddress } from "../address/AddressForm.ts";
import { checkShipping } from "./checkShipping.ts";

const address = {
  ...emptyAddress("US"),
  firstname: " Ada ",
  lastname: "Moreau",
  address1: "12 Main St #4",
  city: "Austin",
  state: "TX",
  zipcode: "78701",
};
const rate = { type: "standard" } as ShippingOption;
const draft = { email: "ada@example.com ", shipping: address, rate };

describe("checkShipping", () => {
  it("passes with email, address and method, and keeps them trimmed (C-353)", () => {
    const { ok, saved } = checkShipping(draft, "en", regionProblems);
    expect(ok).toBe(true);
    expect(saved).toMatchObject({ email: "ada@example.com", shipping: { firstname: "Ada", address2: null } });
  });

  it.each([
    ["email", { email: "ada" }],
    ["address", { shipping: { ...address, zipcode: "7870" } }],
    ["postcode's state", { shipping: { ...address, state: "CA" } }],
    ["method", { rate: null }],
  ])("stays when the %s fails", (_, change) => {
    expect(checkShipping({ ...draft, ...change }, "en", regionProblems).ok).toBe(false);
  });

  it("keeps each valid part when another is invalid (C-352)", () => {
    expect(Object.keys(checkShipping({ ...draft, email: "ada" }, "en", regionProblems).saved)).toEqual([
      "shipping",
    ]);
    expect(
      Object.keys(checkShipping({ ...draft, shipping: emptyAddress("US") }, "en", regionProblems).saved),
    ).toEqual(["email"]);
  });

  it("does not keep an address whose postcode lies in another state", () => {
    const shipping = { ...address, state: "CA" };
    expect(Object.keys(checkShipping({ ...draft, shipping }, "en", regionProblems).saved)).toEqual(["email"]);
  });

  it("asks for a method in the page's language", () => {
    expect(checkShipping({ ...draft, rate: null }, "en", regionProblems).methodError).toBe(
      "A type is required",
    );
    expect(checkShipping({ ...draft, rate: null }, "fr", regionProblems).methodError).toBe(
      "Un type est requis",
    );
  });
});
