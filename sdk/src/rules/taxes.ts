import type { Address, CartLine, CartType, Currency, Taxes } from "../types.ts";
import { cartType } from "./cart/cartType.ts";
import { fromMinor, toMinor } from "./money.ts";

export interface TaxLine {
  /** Variant id; `{id}_free` for a gift, `{id}_{target}` for a warranty. */
  id: number | string;
  /** 0 for a gift. */
  unit_price: number;
  discount: number;
  quantity: number;
}

type TaxedLine = Pick<CartLine, "quantity" | "price" | "free" | "target"> & {
  variant: Pick<CartLine["variant"], "id" | "taxable">;
};

const taxLineId = ({ variant, free, target }: TaxedLine): number | string =>
  free ? `${variant.id}_free` : target ? `${variant.id}_${target}` : variant.id;

/** Taxable lines for the tax service, each less its own discount. `discounts` are those of all the lines. */
export const taxLines = (lines: readonly TaxedLine[], discounts: readonly number[] = []): TaxLine[] =>
  lines.flatMap((line, place) =>
    line.variant.taxable
      ? {
          id: taxLineId(line),
          unit_price: line.free ? 0 : fromMinor(toMinor(line.price) / line.quantity),
          discount: line.free ? 0 : (discounts[place] ?? 0),
          quantity: line.quantity,
        }
      : [],
  );

/** Taxes are asked for only for goods in a parcel with a country, a state and a zip code. */
export const canCalculateTaxes = (
  lines: readonly unknown[],
  type: CartType,
  address: { country?: string | null; state?: string | null; zipcode?: string | null } | null | undefined,
): boolean =>
  lines.length > 0 &&
  (type === "physical" || type === "mix") &&
  Boolean(address?.country && address.state && address.zipcode);

/** The request to a tax service. Amounts are decimals of `currency`. */
export interface TaxRequest {
  address: { country: string; state: string; zipcode?: string | null | undefined };
  currency: string;
  /** Shipping charged. */
  shipping: number;
  /** Duties of the destination, known from the shipping option. */
  duties: number;
  lines: readonly { unit_price: number; discount: number; quantity: number }[];
}

interface Charged {
  currency: Currency;
  shipping?: number | undefined;
  duties?: number | undefined;
  /** Discounts of all the lines. */
  discounts?: readonly number[] | undefined;
}

/** The request to the tax service for these lines; null where no taxes are asked for. */
export const toTaxRequest = (
  lines: readonly (TaxedLine & Pick<CartLine, "medium">)[],
  address: Address | null | undefined,
  { currency, shipping = 0, duties = 0, discounts }: Charged,
): TaxRequest | null =>
  canCalculateTaxes(lines, cartType(lines), address)
    ? {
        address: { country: address!.country!, state: address!.state!, zipcode: address!.zipcode },
        currency,
        shipping,
        duties,
        lines: taxLines(lines, discounts),
      }
    : null;

/** True when prices of a currency contain the sales tax, so that none is added at the checkout: all but those of North America. */
export const includesTax = (currency: Currency): boolean => currency !== "USD" && currency !== "CAD";

/** The part of an order's duties that the shop collects: none where prices contain the tax, because there the carrier does. */
export const collectedDuties = ({ included }: Pick<Taxes, "included">, duties: number): number =>
  included ? 0 : duties;
