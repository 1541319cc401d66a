import { Contact, ShippingAddress, validateForm } from "@velours/sdk/forms";
import type { Language } from "@velours/sdk/types";
import { type AddressForm, trimAddress } from "../address/AddressForm.ts";

export { checkShipping } from "./checkShipping.ts";

/** Error of the buyer's email. */
export const emailProblem = (email: string, language: Language): string | undefined =>
  validateForm(Contact, { email: email.trim() || null }, language).email;

/** Errors of the shipping address, by field. */
export const shippingProblems = (address: AddressForm, language: Language): Record<string, string> =>
  validateForm(ShippingAddress, trimAddress(address), language);
