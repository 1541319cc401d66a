import { getVariantImages, isPreorder, isWarranty, lineId, lineKey, optionValues } from "@velours/sdk/rules";
import type { CartLine, Image, OrderLine, OrderProduct } from "@velours/sdk/types";

/** A line of the order details, whether it comes from the cart or from a placed order. */
export interface LineItem {
  key: string;
  quantity: number;
  title: string;
  /** Options of the variant, joined for people; null without options. */
  options: string | null;
  image: Image | null;
  /** Line price in the order's currency; what a gift would have cost is not shown. */
  price: number;
  free: boolean;
  preorder: boolean;
  /** Title of the product a warranty covers; null for every other line. */
  covers: string | null;
  /** Where the e-book is; null while the order is not placed and for everything else. */
  download: string | null;
}

const optionText = (option1: string | null | undefined): string | null =>
  optionValues(option1).join(" / ") || null;

/** Title and options in one text. `say` has the words of the page's language: `useOptionWords`. */
export const lineName = (
  { title, options }: Pick<LineItem, "title" | "options">,
  say: (options: string) => string,
): string => (options ? `${title}, ${say(options)}` : title);

/** Lines of the cart as the order details show them. */
export function cartLineItems(lines: readonly CartLine[]): LineItem[] {
  return lines.map((line) => ({
    key: lineId(lineKey(line)),
    quantity: line.quantity,
    title: line.product.title,
    options: isWarranty(line) ? null : optionText(line.variant.option1),
    image: getVariantImages(line.product.images, line.variant)[0] ?? null,
    price: line.price,
    free: line.free,
    preorder: isPreorder(line),
    covers: isWarranty(line)
      ? (lines.find((candidate) => candidate.target === null && candidate.variant.id === line.target)?.product
          .title ?? null)
      : null,
    download: null,
  }));
}

/** Lines of a placed order; those that its merchant reads have no download. */
export function orderLineItems(
  products: readonly (OrderLine & Partial<Pick<OrderProduct, "meta">>)[],
): LineItem[] {
  return products.map((product, index) => ({
    key: `${product._variant.id}-${index}`,
    quantity: product._quantity,
    title: product.title,
    options: product.type === "Warranty" ? null : optionText(product._variant.option1),
    image: getVariantImages(product.images, product._variant)[0] ?? null,
    price: product._price,
    free: product._free,
    preorder: product._preorder ?? false,
    covers:
      product.type === "Warranty"
        ? (products.find(
            (candidate) => candidate._target === null && candidate._variant.id === product._target,
          )?.title ?? null)
        : null,
    download: product.meta?.download_url ?? null,
  }));
}
