import type { CartLine, CartLineInput, Currency, Language, Product, Variant } from "../../types.ts";
import { createLine } from "../cart/createLine.ts";
import { isSoldBy } from "../catalogue/isSoldBy.ts";
import { presentProduct } from "../catalogue/presentProduct.ts";
import type { ProductRecord } from "../catalogue/productRecord.ts";

/** A line as it was asked for, beside what the shop knows of it; `line` is undefined when it cannot be sold. */
export interface RequestedLine {
  input: CartLineInput;
  record: ProductRecord | undefined;
  product: Product | undefined;
  variant: Variant | undefined;
  line: CartLine | undefined;
}

export interface PricedCart {
  requestedLines: RequestedLine[];
  /** The lines that can be sold, priced from the shop's own data. */
  lines: CartLine[];
}

export interface CartTerms {
  /** Of the site that sells. */
  source: string;
  currency: Currency;
  language: Language;
  now: Date;
}

/** Each line from the shop's own records: nothing a client says about a product or a price is taken over. */
export function priceCart(
  records: readonly ProductRecord[],
  inputs: readonly CartLineInput[],
  { source, currency, language, now }: CartTerms,
): PricedCart {
  const found = new Map<number, { record: ProductRecord; product: Product; variant: Variant }>();
  for (const record of records) {
    const product = presentProduct(record, { language, currency });
    for (const variant of product.variants) found.set(variant.id, { record, product, variant });
  }
  const requestedLines = inputs.map((input): RequestedLine => {
    const match = found.get(input.variant.id);
    if (match === undefined) {
      return { input, record: undefined, product: undefined, variant: undefined, line: undefined };
    }
    const { record, product, variant } = match;
    const sold = record.enabled && isSoldBy(product, source);
    const line = createLine({
      product,
      variant,
      quantity: input.quantity ?? 1,
      currency,
      now: now.getTime(),
      free: input.free ?? false,
      target: input.target ?? null,
      delivery: input.delivery,
    });
    return { input, record, product, variant, line: sold ? line : undefined };
  });
  return { requestedLines, lines: requestedLines.flatMap(({ line }) => line ?? []) };
}
