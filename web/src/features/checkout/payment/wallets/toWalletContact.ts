import { getStates } from "@velours/sdk/rules";
import type { ApplePayContact } from "./applePay/ApplePayKit.ts";
import type { WalletContact } from "./DeviceWallet.ts";

/** The state's code: wallets have it, or what their owner typed. */
function toState(country: string, area: string): string {
  const typed = area.trim().toLowerCase();
  const states = getStates(country) ?? [];
  const found = states.find(({ code, name }) => [code.toLowerCase(), name.toLowerCase()].includes(typed));
  return found?.code ?? area.trim();
}

/**
 * A Canadian postcode is cut to its area until the payment is authorised. Prices and taxes follow from the province, but
 * need a whole one: until then it ends in the first of the area.
 */
function toZipcode(country: string, postalCode: string): string | null {
  const code = postalCode.trim();
  return country === "CA" && code.length === 3 ? `${code} 1A1` : code || null;
}

/** The wallet's contact as the shop has it: no empty texts, codes for country and state. */
export function toWalletContact(contact: ApplePayContact): WalletContact {
  const country = contact.countryCode?.trim().toUpperCase() ?? "";
  const [address1 = "", ...more] = (contact.addressLines ?? []).map((line) => line.trim()).filter(Boolean);
  return {
    email: contact.emailAddress?.trim() || null,
    address: {
      firstname: contact.givenName?.trim() || null,
      lastname: contact.familyName?.trim() || null,
      address1: address1 || null,
      address2: more.join(", ") || null,
      city: contact.locality?.trim() || null,
      state: toState(country, contact.administrativeArea ?? "") || null,
      zipcode: toZipcode(country, contact.postalCode ?? ""),
      country: country || null,
      phone: contact.phoneNumber?.trim() || null,
    },
  };
}
