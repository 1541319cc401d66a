import type { Taxes } from "@velours/sdk/types";

/** What a tax service is asked. Amounts are decimals of `currency`. */
export interface TaxQuestion {
  address: { country: string; state: string; zipcode?: string | null | undefined };
  currency: string;
  /** Shipping charged. */
  shipping: number;
  /** Duties of the destination, known from the shipping option. */
  duties: number;
  lines: readonly { unit_price: number; discount: number; quantity: number }[];
}

/** A service that knows taxes. */
export interface TaxProvider {
  calculate(question: TaxQuestion): Promise<Taxes>;
}
