import { isRaster, productLink, sharePicturePath, withLanguage } from "@velours/sdk/rules";
import type { Product } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { pageTitle } from "../../platform/routing/pageTitle.ts";
import { m } from "../../platform/text/m.ts";
import { plainText } from "../../platform/text/plainText.ts";
import { textIn } from "../../platform/text/useText.ts";

/** Title, description and addresses of a product's page. */
export function productHead(product: Product, { origin, language }: Shop, { name }: { name: string }) {
  const address = origin + withLanguage(productLink(product), language);
  const title = pageTitle(`${product.title} | ${product.vendor}`, name);
  const description =
    plainText(product.description ?? "") ||
    textIn(language)(m.product_description, { title: product.title, vendor: product.vendor, site: name });
  const picture = product.images[0]?.src;
  return {
    meta: [
      { title },
      { name: "description", content: description },
      { property: "og:title", content: title },
      { property: "og:url", content: address },
      ...(picture ? [{ property: "og:image", content: sharedPicture(picture, product.id, origin) }] : []),
    ],
    links: [{ rel: "canonical", href: address }],
  };
}

const sharedPicture = (src: string, id: number, origin: string): string =>
  new URL(isRaster(src) ? src : sharePicturePath(id), origin).href;
