import type { Address } from "@velours/sdk/types";

export const ADDRESS_FIELDS = [
  "country",
  "firstname",
  "lastname",
  "address1",
  "address2",
  "city",
  "state",
  "zipcode",
  "phone",
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** An address as it is typed: every field is a text, empty when nothing was entered. */
export type AddressForm = Record<AddressField, string>;

export const emptyAddress = (country: string): AddressForm => ({
  country,
  firstname: "",
  lastname: "",
  address1: "",
  address2: "",
  city: "",
  state: "",
  zipcode: "",
  phone: "",
});

/** The typed address without spaces around its values, as the form's rules check it. */
export const trimAddress = (form: AddressForm): AddressForm => ({
  ...form,
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, form[field].trim()])),
});

/** The typed address in the contract's form: trimmed, empty optional fields null. */
export const toAddress = (form: AddressForm): Address =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, form[field].trim() || null]));

/** A known address as the form shows it; what it lacks is empty, a missing country is the given one. */
export const toAddressForm = (address: Address | null | undefined, country: string): AddressForm => ({
  ...emptyAddress(country),
  ...Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => (address?.[field] ? [[field, address[field]]] : [])),
  ),
});
