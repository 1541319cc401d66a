import type { Address, Order } from "@velours/sdk/types";
import type { InvoiceSite } from "../writeParties.ts";
import type { Bill, PostalAddress } from "./Bill.ts";

/** Prefixes of VAT numbers whose country has another code. */
const COUNTRIES: Readonly<Record<string, string>> = { EL: "GR", XI: "GB" };

const VAT_NUMBER =
  /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[\dA-Z+*]{2,12}$/;

const EU = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

export const isInEu = (country: string): boolean => EU.has(country);

/** The seller of a site; null where it has no VAT number of the EU, which EN 16931 asks for. */
export function findSeller({ seller, supportEmail }: InvoiceSite): Bill["seller"] | null {
  const vatNumber = seller?.taxNumber?.toUpperCase().replace(/[\s.-]/g, "") ?? "";
  const prefix = VAT_NUMBER.exec(vatNumber)?.[1];
  if (!seller || prefix === undefined) return null;
  const [first = "", second = "", ...rest] = seller.address;
  return {
    name: seller.name,
    email: supportEmail,
    vatNumber,
    registration: seller.registration ?? null,
    address: {
      lines: [first, second, rest.join(", ")].filter((line) => line !== ""),
      city: null,
      postcode: null,
      state: null,
      country: COUNTRIES[prefix] ?? prefix,
    },
  };
}

/** The buyer of an order; null where no country is known. */
export function findBuyer({ address: { billing, shipping }, user }: Order): Bill["buyer"] | null {
  const address = toPostalAddress(billing) ?? toPostalAddress(shipping);
  const name = fullName(billing ?? shipping);
  return address && { name: name || user.email, email: user.email, address };
}

export function findDelivery({ address: { shipping }, user }: Order): Bill["deliveredTo"] {
  const address = toPostalAddress(shipping);
  return address && { name: fullName(shipping) || user.email, ...address };
}

const fullName = (address: Address | null): string =>
  [address?.firstname, address?.lastname].filter(Boolean).join(" ");

function toPostalAddress(address: Address | null): PostalAddress | null {
  if (!address?.country) return null;
  const { address1, address2, city = null, zipcode = null, state = null, country } = address;
  return {
    lines: [address1, address2].filter((line): line is string => Boolean(line)),
    city,
    postcode: zipcode,
    state,
    country,
  };
}
