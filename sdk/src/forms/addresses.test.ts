import { describe, expect, it } from "vitest";
import { BillingAddress, Contact, ShippingAddress, ShippingMethod, validateForm } from "../forms.ts";
import { type FormRow, formRows, PERIODS } from "../testing/formRows.ts";

const address = {
  firstname: "Ada",
  lastname: "Moreau",
  address1: "12 Main St #4",
  address2: "",
  city: "Austin",
  state: "TX",
  zipcode: "78701",
  country: "US",
};
const canadian = { ...address, country: "CA", state: "ON", zipcode: "K1A 0B1" };
const british = { ...address, country: "GB", state: "Kent", zipcode: "ME4 4TZ" };

/** [field, what its texts call it, id of the emoji row, id of the missing row, in shipping and in billing]. */
const FIELDS = [
  ["firstname", "A first name", "C-509 C-524", "C-510 C-525"],
  ["lastname", "A last name", "C-511 C-526", "C-512 C-527"],
  ["country", "A country", "C-513 C-528", "C-514 C-529"],
  ["address1", "An address", "C-515 C-530", "C-516 C-531"],
  ["city", "A city", "C-517 C-532", "C-518 C-533"],
  ["state", "A state", "C-519 C-534", "C-520 C-535"],
] as const;

const common: FormRow[] = FIELDS.flatMap(([field, name, emoji, missing]): FormRow[] => [
  [`${emoji} emoji`, field, "Zoé 🦊", `${name} cannot contain emojis`],
  [`${emoji} a flag`, field, "🇨🇦", `${name} cannot contain emojis`],
  [`${emoji} a keycap`, field, "4\u20E3", `${name} cannot contain emojis`],
  [`${missing} missing`, field, undefined, `${name} is required`],
  [`${missing} empty`, field, "", `${name} is required`],
  [`${missing} null`, field, null, `${name} is required`],
]);

const US = "Zip code must be valid";
const CA = "Postal code must be valid";
const zips = {
  us: (id: string): FormRow[] => [
    [`${id} 5 digits`, "zipcode", "12345", null],
    [`${id} 5 and 4`, "zipcode", "12345-6789", null],
    [`${id} 4 digits`, "zipcode", "1234", US],
    [`${id} 6 digits`, "zipcode", "123456", US],
    [`${id} 5 and 3`, "zipcode", "12345-678", US],
    [`${id} no hyphen`, "zipcode", "123456789", US],
    [`${id} CA-72 not trimmed`, "zipcode", " 12345", US],
  ],
  ca: (id: string): FormRow[] => [
    [`${id} with a space`, "zipcode", "K1A 0B1", null],
    [`${id} with a hyphen`, "zipcode", "K1A-0B1", null],
    [`${id} together`, "zipcode", "K1A0B1", null],
    [`${id} CA-72 small letters`, "zipcode", "k1a 0b1", null],
    [`${id} too long`, "zipcode", "K1A00B1", CA],
    [`${id} digits first`, "zipcode", "1K1 A0B", CA],
  ],
  otherCountries: (id: string): FormRow[] => [
    [`${id} anything`, "zipcode", "ME4 4TZ", null],
    [`${id} emoji`, "zipcode", "ME4 🦊", "A zipcode cannot contain emojis"],
  ],
};

describe("ShippingAddress: C-433 its fields, C-435 the server's own texts", () => {
  formRows(ShippingAddress, address, [
    ...common,
    ...zips.us("C-503"),
    ["C-504 missing", "zipcode", undefined, "A zip code is required"],
    ["C-504 empty", "zipcode", "", "A zip code is required"],
    ["C-521 address2 missing", "address2", undefined, null],
    ["C-521 address2 null", "address2", null, null],
    ["C-522 address2 with emoji", "address2", "Apt 🦊", "An address cannot contain emojis"],
    ["C-433 CA-22 phone with emoji", "phone", "🦊", "A phone cannot contain emojis"],
    ["CA-73 a copyright sign is no emoji", "address1", "12 ©®™ St *#", null],
    ["CA-73 with its variation selector it is", "address1", "12 ©\uFE0F", "An address cannot contain emojis"],
  ]);
  it("C-523 no address at all", () =>
    expect(validateForm(ShippingAddress, null)).toEqual({ "": "Shipping data is required" }));
  it("C-507 CA-72 the country is compared without case", () =>
    expect(validateForm(ShippingAddress, { ...address, country: "us", zipcode: "1" })).toEqual({
      zipcode: US,
    }));
});

describe("ShippingAddress in Canada", () => {
  formRows(ShippingAddress, canadian, [
    ...zips.ca("C-505"),
    ["C-506 missing", "zipcode", "", "A postal code is required"],
  ]);
});

describe("ShippingAddress elsewhere", () => {
  formRows(ShippingAddress, british, [
    ...zips.otherCountries("C-507"),
    ["C-508 missing", "zipcode", undefined, "A zipcode is required"],
  ]);
});

describe("BillingAddress", () => {
  formRows(BillingAddress, address, [
    ...common,
    ...zips.us("C-536"),
    ["C-537 missing in the US", "zipcode", undefined, "A zipcode is required"],
    ["C-538 address2 is not checked", "address2", "Apt 🦊", null],
  ]);
  it("C-539 no address", () =>
    expect(validateForm(BillingAddress, null)).toEqual({ "": "Billing data is required" }));
});

describe("BillingAddress in Canada", () => {
  formRows(BillingAddress, canadian, [
    ...zips.ca("C-536"),
    ["C-537 missing in Canada", "zipcode", "", "A zipcode is required"],
  ]);
});

describe("BillingAddress elsewhere", () => {
  formRows(BillingAddress, british, [
    ...zips.otherCountries("C-536"),
    ["C-537 missing", "zipcode", "", "A zipcode is required"],
  ]);
});

describe("Contact", () => {
  formRows(Contact, { email: "ada@example.com" }, [
    ["C-473 not an address", "email", "not-an-email", "A valid email is required"],
    ["C-473 no dot in the domain", "email", "a@b", "A valid email is required"],
    ["C-473 CA-74 longer than 254", "email", `${"a".repeat(243)}@example.com`, "A valid email is required"],
    ["C-475 starts with a period", "email", ".a@example.com", PERIODS],
    ["C-476 ends with a period", "email", "a.@example.com", PERIODS],
    ["C-477 two in a row", "email", "a..b@example.com", PERIODS],
    ["C-477 one within", "email", "a.b@example.com", null],
    ["C-478 missing", "email", undefined, "An email is required"],
    ["C-478 CA-71 empty", "email", "", "An email is required"],
  ]);
});

describe("ShippingMethod", () => {
  formRows(ShippingMethod, { type: "standard" }, [
    ["C-437 C-540 nothing chosen", "", {}, "A type is required", "type"],
    ["C-540 an empty type", "type", "", "A type is required"],
    ["C-541 null", "", null, null],
  ]);
});
