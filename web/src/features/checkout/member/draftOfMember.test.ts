import type { User } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import { emptyAddress, toAddressForm } from "../address/AddressForm.ts";
import { emptyDraft } from "../draft/CheckoutDraft.ts";
import { draftOfMember } from "./draftOfMember.ts";

const regions = [
  { country: "US", currency: "USD" },
  { country: "CA", currency: "CAD" },
] as const;
const place = { region: regions[0], regions, empty: emptyDraft("US"), toAddressForm };

const austin = { firstname: "Ada", address1: "12 Main St", city: "Austin", country: "US" };
const user = (id: number, address: Partial<User["address"]> = {}) =>
  ({ id, email: `${id}@example.com`, address: { shipping: null, billing: null, ...address } }) as User;

const typed = {
  ...emptyDraft("US"),
  email: "typed@example.com",
  shipping: { ...emptyAddress("US"), city: "Boston" },
};

describe("a member's draft", () => {
  it("has the account's email, also as the valid one (C-133)", () =>
    expect(draftOfMember(emptyDraft("US"), user(7), place)).toMatchObject({
      member: 7,
      email: "7@example.com",
      saved: { email: "7@example.com" },
    }));

  it("is filled with their addresses", () => {
    const draft = draftOfMember(emptyDraft("US"), user(7, { shipping: austin, billing: austin }), place);
    expect(draft.shipping).toEqual({ ...emptyAddress("US"), ...austin });
    expect(draft.billing.city).toBe("Austin");
    // Or the payment step would put the shipping address in its place.
    expect(draft.saved.billing).toEqual(austin);
  });

  it("keeps what a guest typed before they signed in", () => {
    const draft = draftOfMember(typed, user(7, { shipping: austin }), place);
    expect(draft.shipping.city).toBe("Boston");
    expect(draft.email).toBe("7@example.com");
  });

  it("keeps nothing of another member", () => {
    const draft = draftOfMember({ ...typed, member: 8 }, user(7), place);
    expect(draft.shipping).toEqual(emptyAddress("US"));
  });

  it("is not filled again once they have emptied it", () => {
    const first = draftOfMember(emptyDraft("US"), user(7, { shipping: austin }), place);
    const emptied = { ...first, shipping: emptyAddress("US") };
    expect(draftOfMember(emptied, user(7, { shipping: austin }), place)).toBe(emptied);
  });

  it("leaves out an address that the region does not ship to", () => {
    const ottawa = { ...austin, city: "Ottawa", country: "CA" };
    expect(draftOfMember(emptyDraft("US"), user(7, { shipping: ottawa }), place).shipping).toEqual(
      emptyAddress("US"),
    );
  });
});
