import type { Currency } from "@velours/sdk/types";
import { useRef } from "react";
import { Link } from "../../platform/ui/Link.tsx";
import { Skeleton } from "../../platform/ui/Skeleton.tsx";
import { useNear } from "../../platform/ui/useNear.ts";
import type { CardProduct } from "./CardProduct.ts";
import { ProductCard } from "./ProductCard.tsx";

/** A card that comes when it is nearly in sight; until then its title alone, as a link. */
export function LazyCard({ product, currency }: { product: CardProduct; currency: Currency }) {
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
