import type { Currency, Invoice } from "../../types.ts";
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

/** True where the row says 'VAT Included'. It depends on the currency alone, not on the taxes. */
export const isVatIncluded = ({ currency }: Pick<Invoice, "currency">): boolean =>
  includesTax(currency) && !WITH_TAX_AMOUNT.includes(currency);

/** The image of a size: `a.jpg` → `a_x200.jpg`. SVGs have no sizes. */
export const sizedImage = (src: string, size = "_x200"): string =>
  src.replace(/(\.(?:jpe?g|png|webp|avif|gif))(\?.*)?$/i, `${size}$1$2`);
