import { expect, it } from "vitest";
import { toGooglePayContact } from "./toGooglePayContact.ts";

it.each([
  [{ name: "Ada Moreau" }, { firstname: "Ada", lastname: "Moreau" }],
  [{ name: " Noor  van Tremblay " }, { firstname: "Noor van", lastname: "Tremblay" }],
  [{ name: "Cher" }, { firstname: "Cher", lastname: null }],
  [{}, { firstname: null, lastname: null, country: null }],
  [
    { address1: "12 Main St", address2: "", address3: "Apt 5" },
    { address1: "12 Main St", address2: "Apt 5" },
  ],
  [
    { countryCode: "CA", administrativeArea: "ON", postalCode: "K1A" },
    { country: "CA", state: "ON", zipcode: "K1A 1A1" },
  ],
  [{ phoneNumber: "+15125550100" }, { phone: "+15125550100" }],
])("%j", (address, expected) => expect(toGooglePayContact(address).address).toMatchObject(expected));

it("has the email beside the address", () =>
  expect(toGooglePayContact({}, "ada@example.com").email).toBe("ada@example.com"));
