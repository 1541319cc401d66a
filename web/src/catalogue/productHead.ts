import { productLink, withLanguage } from "@velours/sdk/rules";
import type { Product } from "@velours/sdk/types";
import type { Shop } from "../shop/Shop.ts";

/** Title, description and addresses of a product's page. */
export function productHead(product: Product, { origin, language }: Shop) {
  const address = origin + withLanguage(productLink(product), language);
  const title = `${product.title} | ${product.vendor}`;
  const description = (product.description ?? "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 300);
  return {
    meta: [
      { title },
      ...(description ? [{ name: "description", content: description }] : []),
      { property: "og:title", content: title },
      { property: "og:url", content: address },
      ...(product.images[0]
        ? [{ property: "og:image", content: new URL(product.images[0].src, origin).href }]
        : []),
    ],
    links: [{ rel: "canonical", href: address }],
  };
}
