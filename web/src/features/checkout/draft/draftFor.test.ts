import type { ShippingOption } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import { emptyAddress } from "../address/AddressForm.ts";
import { emptyDraft } from "./CheckoutDraft.ts";
import { draftFor } from "./draftFor.ts";

const regions = [
  { country: "US", currency: "USD" },
  { country: "AU", currency: "USD" },
  { country: "CA", currency: "CAD" },
] as const;
const [US, AU, CA] = regions;
const filled = {
  ...emptyDraft("US"),
  email: "ada@example.com",
  region: "US USD",
  rate: { identifier: "us-standard" } as ShippingOption,
  shipping: { ...emptyAddress("US"), city: "Austin", state: "TX", zipcode: "78701" },
  saved: { email: "ada@example.com", shipping: { city: "Austin" }, billing: null },
};

describe("the checkout's draft after a change of region", () => {
  it("is the same draft where nothing changed", () => expect(draftFor(filled, US, regions)).toBe(filled));

  it("moves to a country the region ships to, and keeps what does not belong to the old one", () =>
    expect(draftFor(filled, CA, regions)).toMatchObject({
      email: "ada@example.com",
      region: "CA CAD",
      rate: null,
      shipping: { country: "CA", city: "Austin", state: "", zipcode: "" },
      saved: { email: "ada@example.com", shipping: null },
    }));

  it("keeps an address the region ships to, but not the shipping option", () =>
    expect(draftFor(filled, AU, regions)).toMatchObject({
      rate: null,
      shipping: { country: "US", state: "TX" },
      saved: { shipping: { city: "Austin" } },
    }));

  it("does not believe an option whose region is unknown", () =>
    expect(draftFor({ ...filled, region: null }, US, regions)).toMatchObject({
      region: "US USD",
      rate: null,
    }));
});
