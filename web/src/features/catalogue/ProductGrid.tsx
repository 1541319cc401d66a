import type { Currency } from "@velours/sdk/types";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import type { CardProduct } from "./CardProduct.ts";
import { LazyCard } from "./LazyCard.tsx";
import { ProductCard } from "./ProductCard.tsx";

const eagerCards = 8;

/** Two products in a row on a phone, three from the tablet on; the first eight at once, the rest when near. */
export function ProductGrid({ cards, currency }: { cards: readonly CardProduct[]; currency: Currency }) {
  const text = useText();
  return (
    <ul
      aria-label={text(m.products)}
      className="grid grid-cols-2 gap-x-4 gap-y-10 tablet:grid-cols-3 tablet:gap-x-6"
    >
      {cards.map((product, at) => (
        <li key={product.id}>
          {at < eagerCards ? (
            <ProductCard product={product} currency={currency} eager={at < 4} />
          ) : (
            <LazyCard product={product} currency={currency} />
          )}
        </li>
      ))}
    </ul>
  );
}
