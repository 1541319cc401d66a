import type { WalletContact } from "./walletContacts.ts";
import { redactContact } from "./walletContacts.ts";

/** A contact by the names of Google Pay. */
export const toGoogleAddress = (contact: WalletContact) => ({
  name: `${contact.givenName} ${contact.familyName}`,
  address1: contact.addressLines[0] ?? "",
  address2: contact.addressLines[1] ?? "",
  address3: "",
  locality: contact.locality,
  administrativeArea: contact.administrativeArea,
  countryCode: contact.countryCode,
  postalCode: contact.postalCode,
  phoneNumber: contact.phoneNumber,
});

/** The same before the payment is authorised. */
export function redactGoogleAddress(contact: WalletContact) {
  const { country: _, ...address } = redactContact(contact);
  return address;
}
