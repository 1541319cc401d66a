import type { Currency } from "@velours/sdk/types";
import { useEffect, useRef, useState } from "react";
import { Link } from "../ui/Link.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import type { CardProduct } from "./CardProduct.ts";
import { ProductCard } from "./ProductCard.tsx";

/** A card that comes when it is nearly in sight; until then its title alone, as a link. */
export function LazyCard({ product, currency }: { product: CardProduct; currency: Currency }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || near) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: "264px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
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
