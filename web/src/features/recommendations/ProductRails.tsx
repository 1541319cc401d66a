import type { Product } from "@velours/sdk/types";
import { GoesWellWith } from "./GoesWellWith.tsx";
import { RecentlyViewed } from "./RecentlyViewed.tsx";

/** Other products, at the end of a product's page. */
export function ProductRails({ product }: { product: Product }) {
  return (
    <>
      <GoesWellWith product={product} />
      <RecentlyViewed except={product.id} />
    </>
  );
}
