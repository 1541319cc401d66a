import { spellRegion } from "@velours/sdk/shop";
import type { Address, Order } from "@velours/sdk/types";
import type { InvoiceSite } from "../writeParties.ts";
import type { Bill, PostalAddress } from "./Bill.ts";

/** Prefixes of VAT numbers whose country has another code. */
const COUNTRIES: Readonly<Record<string, string>> = { EL: "GR", XI: "GB" };

/** The rest of a VAT number behind its prefix: https://ec.europa.eu/taxation_customs/vies/#/faq */
const VAT_FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]?\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[\dA-Z]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[\dA-Z]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[\dA-Z+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

const EU = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

export const isInEu = (country: string): boolean => EU.has(country);

/** The seller of a site; null where it has no VAT number of the EU, which EN 16931 asks for. */
export function findSeller({ seller, supportEmail }: InvoiceSite): Bill["seller"] | null {
  const vatNumber = seller?.taxNumber?.toUpperCase().replace(/[\s.-]/g, "") ?? "";
  const prefix = vatNumber.slice(0, 2);
  if (!seller || !VAT_FORMS[prefix]?.test(vatNumber.slice(2))) return null;
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
  const { address1, address2, city = null, zipcode = null } = address;
  // Older orders have small letters, too.
  const { country, state = null } = spellRegion({ ...address, country: address.country });
  return {
    lines: [address1, address2].filter((line): line is string => Boolean(line)),
    city,
    postcode: zipcode,
    state,
    country,
  };
}
