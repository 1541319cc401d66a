import type { Currency, Invoice, Region } from "../../types.ts";
import { round2 } from "../money.ts";
import { includesTax } from "../taxes.ts";

/** Duties and sales tax as two rows that add up to taxes.total. Duties show when there are any. */
export function taxRows({ taxes }: Pick<Invoice, "taxes">): {
  duties: number | null;
  salesTax: number | "included";
} {
  const duties = taxes._total.shipping > 0 ? taxes._total.shipping : null;
  return { duties, salesTax: taxes.included ? "included" : round2(taxes.total - (duties ?? 0)) };
}

/** Currencies whose prices contain the tax, and which show its amount in the row of taxes in place of 'VAT Included'. */
const WITH_TAX_AMOUNT: readonly Currency[] = ["EUR"];

/** Prices before their taxes are computed. */
interface Untaxed {
  region: Pick<Region, "taxIncluded">;
  /** Only what is shipped is taxed. */
  shipped: boolean;
}

/**
 * True where the row says 'VAT Included', of a currency that has it. Computed taxes say it themselves; before they are, the region
 * says it of what is taxed. Pounds have it whatever is taxed, unless the merchant's own rates add taxes.
 */
export function isVatIncluded(
  { currency, taxes, _subtotal }: Pick<Invoice, "currency"> & Partial<Pick<Invoice, "taxes" | "_subtotal">>,
  untaxed?: Untaxed,
): boolean {
  if (!includesTax(currency) || WITH_TAX_AMOUNT.includes(currency)) return false;
  if (taxes?.included) return true;
  if (untaxed?.region.taxIncluded === false || (taxes && taxes._total.regional > 0)) return false;
  return currency === "GBP" || (untaxed?.shipped === true && _subtotal?.taxable !== 0);
}

/** The image of a size: `a.jpg` → `a_x200.jpg`. SVGs have no sizes. */
export const sizedImage = (src: string, size = "_x200"): string =>
  src.replace(/(\.(?:jpe?g|png|webp|avif|gif))(\?.*)?$/i, `${size}$1$2`);
