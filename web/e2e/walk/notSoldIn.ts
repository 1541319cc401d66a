import { destinationOf } from "./destinations.ts";
import type { Walk } from "./Walk.ts";

type Products = { variants: { id: number }[] }[];

/** Variants in the cart that the shop does not send to a country, by its own answer. */
export async function notSoldIn({ cart, shop }: Walk, country: string): Promise<number[]> {
  if (cart.isEmpty) return [];
  const { fulfillment, currency } = destinationOf(country);
  const ids = [...new Set(cart.lines.map(({ product }) => product))];
  const query = new URLSearchParams({
    ids: ids.join(","),
    limit: String(ids.length),
    "filter[source]": "boutique",
    "filter[inventories][region]": `or:${fulfillment},INTL`,
    "configuration[currency]": currency,
  });
  const answer = await fetch(`${shop.url}/api/products?${query}`, {
    headers: { "x-client-token": "velours-dev" },
  });
  if (!answer.ok) throw new Error(`The products of the bag answered ${answer.status}.`);
  const products = (await answer.json()) as Products;
  const sold = new Set(products.flatMap(({ variants }) => variants.map(({ id }) => id)));
  return cart.lines.map(({ variant }) => variant).filter((variant) => !sold.has(variant));
}
