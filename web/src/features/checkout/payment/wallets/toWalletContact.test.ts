import { expect, it } from "vitest";
import { toWalletContact } from "./toWalletContact.ts";

it.each([
  [
    { countryCode: "us", administrativeArea: "texas", postalCode: " 78701 " },
    { country: "US", state: "TX", zipcode: "78701" },
  ],
  [
    { countryCode: "US", administrativeArea: "AK", postalCode: "99501" },
    { country: "US", state: "AK", zipcode: "99501" },
  ],
  [
    { countryCode: "CA", administrativeArea: "on", postalCode: "K1A" },
    { country: "CA", state: "ON", zipcode: "K1A 1A1" },
  ],
  [{ countryCode: "CA", administrativeArea: "ON", postalCode: "K1A 0B1" }, { zipcode: "K1A 0B1" }],
  [
    { countryCode: "GB", administrativeArea: "", postalCode: "SW1A" },
    { country: "GB", state: null },
  ],
  [
    { addressLines: ["12 Main St ", "", "Apt 5", "Door 2"] },
    { address1: "12 Main St", address2: "Apt 5, Door 2" },
  ],
  [
    { givenName: " Ada ", familyName: "" },
    { firstname: "Ada", lastname: null, country: null },
  ],
])("%j", (contact, address) => expect(toWalletContact(contact).address).toMatchObject(address));
