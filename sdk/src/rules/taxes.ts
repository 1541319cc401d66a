import type { CartLine, CartType, Currency, Taxes } from "../types.ts";
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

/** True when prices of a currency contain the sales tax, so that none is added at the checkout: all but those of North America. */
export const includesTax = (currency: Currency): boolean => currency !== "USD" && currency !== "CAD";

/** The part of an order's duties that the shop collects: none where prices contain the tax, because there the carrier does. */
export const collectedDuties = ({ included }: Pick<Taxes, "included">, duties: number): number =>
  included ? 0 : duties;
