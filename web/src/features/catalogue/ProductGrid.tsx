import type { Currency } from "@velours/sdk/types";
import { useRef } from "react";
import { m, useText } from "../../platform/text/useText.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { Skeleton } from "../../platform/ui/Skeleton.tsx";
import { useNear } from "../../platform/ui/useNear.ts";
import type { CardProduct } from "./CardProduct.ts";
import { ProductCard } from "./ProductCard.tsx";

/** A card that comes when it is nearly in sight; until then its title alone, as a link. */
function LazyCard({ product, currency }: { product: CardProduct; currency: Currency }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, "264px");
  if (near) return <ProductCard product={product} currency={currency} />;
  return (
    <div ref={place} className="h-[364px]">
      <Skeleton className="mb-3 h-[264px]" />
      <Link href={product.link} preload={false} className="line-clamp-2 font-semibold">
        {product.title}
      </Link>
    </div>
  );
}

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
