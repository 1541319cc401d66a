import { type AddressLanguage, optionValues, optionWord } from "../rules/index.ts";
import type { OrderProduct } from "../types.ts";

type Named = Pick<OrderProduct, "type" | "title" | "_variant">;

/** A product of an order as emails and invoices name it: title and options in a language of the site that sold it. */
export function formatProduct({ type, title, _variant }: Named, language: AddressLanguage): string {
  const options =
    type === "Warranty" ? [] : optionValues(_variant.option1).map((value) => optionWord(value, language));
  return `${title}${options.length > 0 ? ` (${options.join(", ")})` : ""}`;
}

/** A line as emails name it: its units before the product. */
export const formatLine = (product: Named, quantity: number, language: AddressLanguage): string =>
  `${quantity} × ${formatProduct(product, language)}`;
