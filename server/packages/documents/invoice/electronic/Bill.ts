import type { Currency } from "@velours/sdk/types";

/** A category of VAT (UNTDID 5305) with its rate in percent: standard, zero rated, or an export outside the EU. */
export interface VatRate {
  category: "S" | "Z" | "G";
  percent: number;
}

export interface PostalAddress {
  /** Up to three lines before the city. */
  lines: string[];
  city: string | null;
  postcode: string | null;
  state: string | null;
  /** ISO 3166-1, two letters. */
  country: string;
}

export interface Party {
  name: string;
  email: string;
  address: PostalAddress;
}

/** Units of a product. Amounts are without VAT, in the bill's currency. */
export interface BillLine {
  name: string;
  quantity: number;
  /** The promotion's part; `net` is after it. */
  discount: number;
  net: number;
  vat: VatRate;
}

/** Shipping or duties, without VAT. */
export interface BillCharge {
  reason: string;
  /** Of UNTDID 7161; null for none. */
  code: "FC" | null;
  net: number;
  vat: VatRate;
}

/** The facts of an invoice or a credit note as EN 16931 has them. Amounts are in `currency`, with two decimals. */
export interface Bill {
  kind: "invoice" | "creditNote";
  number: string;
  /** ISO 8601 day. */
  date: string;
  /** The invoice that a credit note corrects. */
  corrects: { number: string; date: string } | null;
  currency: Currency;
  seller: Party & { vatNumber: string; registration: string | null };
  buyer: Party;
  /** Null for goods without a parcel. */
  deliveredTo: (PostalAddress & { name: string }) | null;
  /** Of UNTDID 4461, with a card's last digits; null when nothing was paid by a service. */
  payment: { code: "54" | "68"; lastFour: string | null } | null;
  notes: string[];
  lines: BillLine[];
  charges: BillCharge[];
  /** A row for each VatRate of lines and charges. */
  taxes: { vat: VatRate; basis: number; amount: number }[];
  /** VAT included: what was paid, by whatever means. */
  total: number;
}
