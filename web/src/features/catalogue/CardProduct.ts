import {
  chooseVariant,
  formerPrice,
  getVariantImages,
  isAvailable,
  isGiftCard,
  isPreorderProduct,
  isWarranty,
  optionProperty,
  optionValues,
  productLink,
  unitPrice,
} from "@velours/sdk/rules";
import type { Currency, Product, Site, Variant } from "@velours/sdk/types";

/** Data of a product card; a list page need not carry whole products. */
export interface CardProduct {
  id: number;
  title: string;
  vendor: string;
  link: string;
  image: string | null;
  /** Another view, shown under the pointer. */
  second?: string | null;
  alt: string;
  price: number;
  /** Former price; null when not reduced. */
  former: number | null;
  state: "available" | "preorder" | "soldOut";
  /** It can go into the cart from its card: nothing but its variant is to be chosen. */
  quick?: boolean;
  /** Its colours where it has several, each with the variant to show. */
  colours?: { value: string; variant: number; image: string | null }[];
}

/** The colours of a product; nothing where there is no choice. Of each the first variant that can be bought. */
function getColours(product: Product): CardProduct["colours"] {
  const at = product.options?.findIndex((option) => optionProperty(option) === "color") ?? -1;
  const shown = new Map<string, Variant>();
  for (const variant of [...product.variants].sort(
    (first, second) => Number(isAvailable(product, second)) - Number(isAvailable(product, first)),
  )) {
    const value = optionValues(variant.option1)[at];
    if (value && !shown.has(value)) shown.set(value, variant);
  }
  if (shown.size < 2) return undefined;
  const values = product.variants.map((variant) => optionValues(variant.option1)[at]);
  return [...shown]
    .sort(([first], [second]) => values.indexOf(first) - values.indexOf(second))
    .map(([value, variant]) => ({
      value,
      variant: variant.id,
      image: getVariantImages(product.images, variant)[0]?.src ?? null,
    }));
}

/** A product as its card, in a currency, on the site of a navigation. */
export function cardProduct(
  product: Product,
  currency: Currency,
  navigation: Site["navigation"],
): CardProduct {
  const available = product.variants.find((variant) => isAvailable(product, variant));
  const variant = available ?? chooseVariant(product);
  const price = variant ? unitPrice(variant, currency) : product.price;
  const image = product.images[0];
  const colours = getColours(product);
  return {
    id: product.id,
    title: product.title,
    vendor: product.vendor,
    link: productLink(product, navigation),
    image: image?.src ?? null,
    second: product.images[1]?.src ?? null,
    alt: image?.alt ?? "",
    price,
    former: variant ? formerPrice(variant, currency) : null,
    state: !available ? "soldOut" : isPreorderProduct(product) ? "preorder" : "available",
    ...(colours && { colours }),
    quick: available !== undefined && !isGiftCard({ product }) && !isWarranty({ product }),
  };
}
