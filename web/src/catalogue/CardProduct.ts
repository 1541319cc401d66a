import {
  compareAtPrice,
  isAvailable,
  isGiftCard,
  isPreorderProduct,
  isWarranty,
  productLink,
  unitPrice,
} from "@velours/sdk/rules";
import type { Currency, Product } from "@velours/sdk/types";

/** What a product card shows; a list page need not carry whole products. */
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
  /** It can go into the bag from its card: nothing but its variant is to be chosen. */
  quick?: boolean;
}

/** A product as its card, in a currency. */
export function cardProduct(product: Product, currency: Currency): CardProduct {
  const variant = product.variants.find((variant) => isAvailable(product, variant)) ?? product.variants[0];
  const price = variant ? unitPrice(variant, currency) : product.price;
  const former = variant ? compareAtPrice(variant, currency) : null;
  const image = product.images[0];
  const available = product.variants.some((variant) => isAvailable(product, variant));
  return {
    id: product.id,
    title: product.title,
    vendor: product.vendor,
    link: productLink(product),
    image: image?.src ?? null,
    second: product.images[1]?.src ?? null,
    alt: image?.alt ?? "",
    price,
    former: former !== null && former > price ? former : null,
    state: !available ? "soldOut" : isPreorderProduct(product) ? "preorder" : "available",
    quick: available && !isGiftCard({ product }) && !isWarranty({ product }),
  };
}
