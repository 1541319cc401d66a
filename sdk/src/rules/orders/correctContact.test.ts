import { expect, test } from "vitest";
import type { Address, OrderContactInput } from "../../types.ts";
import { correctContact } from "./correctContact.ts";

const home = {
  firstname: "Ada",
  lastname: "Moreau",
  address1: "12 Main St",
  city: "Austin",
  state: "TX",
  zipcode: "78701",
};
const shipping = { ...home, address2: null, country: "US", phone: null } as Address;
const contact = { email: "ada@example.com", shipping };
const moved = { ...home, address1: "4 Mill Lane", address2: "", country: " us", phone: "", note: "no field" };

test.each<[string, object, ReturnType<typeof correctContact>]>([
  [
    "an email",
    { email: "a@example.com" },
    { contact: { email: "a@example.com", shipping }, summary: "Email corrected" },
  ],
  [
    "an address, with what is empty as null",
    { shipping: moved },
    {
      contact: { ...contact, shipping: { ...shipping, address1: "4 Mill Lane" } },
      summary: "Shipping address corrected",
    },
  ],
  [
    "both",
    { email: "a@example.com", shipping: { ...home, country: "US" } },
    { contact: { email: "a@example.com", shipping }, summary: "Email and Shipping address corrected" },
  ],
])("corrects %s", (_, input, corrected) => {
  expect(correctContact(contact, input as OrderContactInput)).toEqual(corrected);
});
